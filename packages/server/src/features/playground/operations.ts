import { actionStore } from '../../domain/capital/actionStore'
import { apply, decide, submitApplication } from '../../domain/capital/applicationActions'
import { createOffer } from '../../domain/capital/offerActions'
import { isSalesBased } from '../../domain/capital/pricing'
import { fund } from '../../domain/capital/productActions'
import { refundLast } from '../../domain/capital/refundActions'
import { advanceDays, missPayment, payOff } from '../../domain/capital/sandboxDays'
import type { Operations } from '../../kernel/operation'
import { businessId, uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { makeBusiness } from './makeBusiness'
import { reliefOperations } from './relief'
import { applicationOf, call, minor, productOf, step } from './step'

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
  | keyof typeof reliefOperations
> = {
  createPlaygroundOffer({ body }, context) {
    const { business_id, business_name, product_type, amount, fee_rate, repayment_rate, discount_rate, is_top_up } =
      body
    if ((business_id === undefined) === (business_name === undefined)) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/business_id',
        code: 'exclusive',
        detail: 'or business_name is required, but not both',
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
      const request = {
        business_id: businessId(id),
        product_type,
        min_amount: least,
        max_amount: amount,
        fee_rate,
        repayment_rate: rate,
        ...(discount_rate ? { discount_rate } : {}),
        ...(is_top_up ? { is_top_up } : {}),
      }
      const calls = [...(made?.calls ?? []), call('POST', '/capital_product_offers', request)]
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
      const request = {
        business_id: businessId(offer.business_id),
        offer_id: path.id,
        requested_amount: amountMinor / 100,
      }
      const calls = [
        call('POST', '/capital_product_applications', request),
        call('POST', `/capital_product_applications/application_${applicationId}/submit`),
      ]
      return { businessId: offer.business_id, offerId, applicationId, calls }
    }),

  decideApplication: ({ path, body }, context) =>
    step(context, async (action) => {
      const calls = [call('POST', `/sandbox/capital_product_applications/${path.id}/decide`, body)]
      const application = await applicationOf(action, path.id)
      await decide(action, application.id, {
        isApproved: body.decision === 'approve',
        reason: body.reason,
        code: body.reason_code,
      })
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

  ...reliefOperations,
}
