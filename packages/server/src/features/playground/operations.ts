import type { components } from '@partner-dashboard/contract'
import { businessStore } from '../../domain/businesses/store'
import { toApplication } from '../../domain/businesses/wire'
import { type ActionContext, actionOf, tell } from '../../domain/capital/action'
import { onlySandbox } from '../../domain/capital/actionParts'
import { actionStore } from '../../domain/capital/actionStore'
import { apply, decide, submitApplication } from '../../domain/capital/applicationActions'
import { listStore } from '../../domain/capital/listStore'
import { createOffer } from '../../domain/capital/offerActions'
import { missPayment, payOff } from '../../domain/capital/paymentActions'
import { isSalesBased } from '../../domain/capital/pricing'
import { fund } from '../../domain/capital/productActions'
import { refundLast } from '../../domain/capital/refundActions'
import { advanceDays } from '../../domain/capital/sandboxDays'
import { toFundedProduct, toOffer, toPayment } from '../../domain/capital/wire'
import { resourceStore } from '../../domain/resources/resourceStore'
import { resources } from '../../domain/resources/resources'
import type { Context, Operations } from '../../kernel/operation'
import { businessId, uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'

type Schemas = components['schemas']
type Step = Schemas['PlaygroundStep']
type ApiCall = Step['api_calls'][number]

interface Made {
  /** The calls of the public API that do the same. */
  calls: ApiCall[]
  businessId: string
  offerId?: string
  applicationId?: string
  productId?: string
  paymentId?: string
}

const minor = (amount: number) => Math.round(amount * 100)

/** Runs a step of the sandbox, and answers what it made beside the calls of the public API that do the same. */
async function step(context: Context, work: (action: ActionContext) => Promise<Made>): Promise<Step> {
  const action = actionOf(context)
  onlySandbox(action)
  const made = await work(action)
  const now = context.clock()
  const lists = listStore(context.database, action.partner, now)
  const businesses = businessStore(context.database, action.partner)
  const offers = made.offerId ? await lists.page('offers', { offer_id: `offer_${made.offerId}` }, {}) : undefined
  const application = made.applicationId ? await businesses.application(made.applicationId) : undefined
  const product = made.productId ? await lists.product(made.productId) : undefined
  const payment = made.paymentId
    ? await actionStore(context.database, action.partner).payment(made.paymentId)
    : undefined
  const [offer] = offers?.results ?? []
  return {
    api_calls: made.calls,
    event_ids: action.events,
    business_id: businessId(made.businessId),
    offer: offer ? toOffer(offer, now, context.config.publicOrigin) : null,
    application: application ? toApplication(application) : null,
    capital_product: product ? toFundedProduct(product, now) : null,
    payment: payment ? toPayment(payment) : null,
  }
}

const call = (method: string, path: string, body: unknown = null): ApiCall => ({
  method,
  path: `/api/v1${path}`,
  body,
})

async function applicationOf(action: ActionContext, id: string) {
  const application = await actionStore(action.database, action.partner).application(uuidOf(id))
  if (!application) throw refuse.notFound()
  return application
}

async function productOf(action: ActionContext, id: string) {
  const product = await actionStore(action.database, action.partner).product(uuidOf(id))
  if (!product) throw refuse.notFound()
  return product
}

/** A business to play with: it sells enough for the offer. */
async function makeBusiness(context: Context, action: ActionContext, name: string, amount: number) {
  const id = context.ids()
  const now = context.clock()
  const businesses = resourceStore(action.database, action.partner, resources.businesses)
  const isCanadian = (await businesses.page({ page_size: 1 })).results[0]?.currency === 'CAD'
  const { state, ...address } = isCanadian
    ? { address_line1: '100 King St W', city: 'Toronto', state: 'ON', postal_code: 'M5X 1A9', country: 'CA' }
    : { address_line1: '600 Congress Ave', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }
  const currency = isCanadian ? 'CAD' : 'USD'
  const own = { external_id: `PLAY-${id.slice(0, 8)}`, legal_name: name, incorporation_type: 'llc' }
  await businesses.insert(id, { ...own, ...address, region: state, currency }, now)
  await actionStore(action.database, action.partner).fillSales(
    { id, currency, monthly_sales_minor: minor(amount) },
    now.toISOString().slice(0, 10),
    90,
  )
  await tell(action, 'business.created', 'businesses', id)
  return { id, call: call('POST', '/businesses', { ...own, address: { ...address, state } }) }
}

export const playgroundOperations: Pick<
  Operations,
  | 'createPlaygroundOffer'
  | 'submitPlaygroundApplication'
  | 'decideApplication'
  | 'fundApplication'
  | 'advancePlaygroundDays'
  | 'missPlaygroundPayment'
  | 'payOffPlaygroundProduct'
  | 'refundPlaygroundPayment'
> = {
  createPlaygroundOffer({ body }, context) {
    const { business_id, business_name, product_type, amount, fee_rate, repayment_rate, discount_rate, is_top_up } =
      body
    if ((business_id === undefined) === (business_name === undefined)) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/business_id',
        code: 'exclusive',
        detail: 'or business_name must be named, and not both',
      })
    }
    const least = Math.min(500, amount)
    const rate = isSalesBased(product_type) ? (repayment_rate ?? 0.1) : null
    return step(context, async (action) => {
      const made = business_id
        ? undefined
        : await makeBusiness(context, action, business_name?.trim() || 'New business', amount)
      const id = made?.id ?? uuidOf(business_id ?? '')
      const offerId = await createOffer(
        action,
        {
          businessId: id,
          productType: product_type,
          minMinor: minor(least),
          maxMinor: minor(amount),
          feeRate: fee_rate,
          repaymentRate: rate,
          discountRate: discount_rate,
          isTopUp: is_top_up,
        },
        '/amount',
      )
      const asked = {
        business_id: businessId(id),
        product_type,
        min_amount: least,
        max_amount: amount,
        fee_rate,
        repayment_rate: rate,
        ...(discount_rate ? { discount_rate } : {}),
        ...(is_top_up ? { is_top_up } : {}),
      }
      const calls = [...(made ? [made.call] : []), call('POST', '/capital_product_offers', asked)]
      return { businessId: id, offerId, calls }
    })
  },

  submitPlaygroundApplication: ({ path, body }, context) =>
    step(context, async (action) => {
      const offerId = uuidOf(path.id)
      const offer = await actionStore(action.database, action.partner).offer(offerId)
      if (!offer) throw refuse.notFound()
      const amountMinor = body.amount === undefined ? offer.max_minor : minor(body.amount)
      const applicationId = await apply(action, { offerId, amountMinor })
      await submitApplication(action, applicationId)
      const asked = {
        business_id: businessId(offer.business_id),
        offer_id: path.id,
        requested_amount: amountMinor / 100,
      }
      const calls = [
        call('POST', '/capital_product_applications', asked),
        call('PATCH', `/capital_product_applications/application_${applicationId}`, { submit: true }),
      ]
      return { businessId: offer.business_id, offerId, applicationId, calls }
    }),

  decideApplication: ({ path, body }, context) =>
    step(context, async (action) => {
      const calls = [call('POST', `/sandbox/capital_product_applications/${path.id}/decide`, body)]
      const application = await applicationOf(action, path.id)
      await decide(action, application.id, body.decision === 'approve', body.reason)
      return { businessId: application.business_id, applicationId: application.id, calls }
    }),

  fundApplication: ({ path }, context) =>
    step(context, async (action) => {
      const calls = [call('POST', `/sandbox/capital_product_applications/${path.id}/fund`)]
      const application = await applicationOf(action, path.id)
      const productId = await fund(action, application.id)
      return { businessId: application.business_id, applicationId: application.id, productId, calls }
    }),

  advancePlaygroundDays: ({ path, body }, context) =>
    step(context, async (action) => {
      const calls = [call('POST', `/sandbox/capital_products/${path.id}/advance_days`, body)]
      const product = await productOf(action, path.id)
      const payments = await advanceDays(action, product.id, body.days)
      return { businessId: product.business_id, productId: product.id, paymentId: payments.at(-1), calls }
    }),

  missPlaygroundPayment: ({ path }, context) =>
    step(context, async (action) => {
      const calls = [call('POST', `/sandbox/capital_products/${path.id}/miss_payment`)]
      const product = await productOf(action, path.id)
      return {
        businessId: product.business_id,
        productId: product.id,
        paymentId: await missPayment(action, product.id),
        calls,
      }
    }),

  payOffPlaygroundProduct: ({ path }, context) =>
    step(context, async (action) => {
      const calls = [call('POST', `/sandbox/capital_products/${path.id}/pay_off`)]
      const product = await productOf(action, path.id)
      return {
        businessId: product.business_id,
        productId: product.id,
        paymentId: await payOff(action, product.id),
        calls,
      }
    }),

  refundPlaygroundPayment: ({ path, body }, context) =>
    step(context, async (action) => {
      const calls = [call('POST', `/sandbox/capital_products/${path.id}/refund`, body)]
      const product = await productOf(action, path.id)
      await refundLast(action, product.id, body.amount === undefined ? undefined : minor(body.amount))
      return { businessId: product.business_id, productId: product.id, calls }
    }),
}
