import type { components } from '@partner-dashboard/contract'
import { businessStore } from '../../domain/businesses/store'
import { toApplication } from '../../domain/businesses/wire'
import { type ActionContext, actionOf } from '../../domain/capital/action'
import { onlySandbox } from '../../domain/capital/actionParts'
import { actionStore } from '../../domain/capital/actionStore'
import { listStore } from '../../domain/capital/listStore'
import { toFundedProduct, toOffer, toPayment } from '../../domain/capital/wire'
import type { Context } from '../../kernel/operation'
import { businessId, uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'

type Step = components['schemas']['PlaygroundStep']
export type ApiCall = Step['api_calls'][number]

export interface Made {
  /** Equivalent requests to the public API. */
  calls: ApiCall[]
  businessId: string
  offerId?: string
  applicationId?: string
  productId?: string
  paymentId?: string
}

export const minor = (amount: number) => Math.round(amount * 100)

/** Runs a sandbox step and returns its objects with the equivalent API requests. */
export async function step(context: Context, work: (action: ActionContext) => Promise<Made>): Promise<Step> {
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

export const call = (method: string, path: string, body: unknown = null): ApiCall => ({
  method,
  path: `/api/v1${path}`,
  body,
})

export async function applicationOf(action: ActionContext, id: string) {
  const application = await actionStore(action.database, action.partner).application(uuidOf(id))
  if (!application) throw refuse.notFound()
  return application
}

export async function productOf(action: ActionContext, id: string) {
  const product = await actionStore(action.database, action.partner).product(uuidOf(id))
  if (!product) throw refuse.notFound()
  return product
}
