import type { components } from '@partner-dashboard/contract'
import { amountText } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import { refreshBusinesses } from '../businesses/refreshStore'
import { type ActionContext, emitEvent } from '../capital/action'
import { actionStore } from '../capital/actionStore'
import { type GateAt, requireFundable } from '../capital/gates'
import { insertProduct } from '../capital/productActions'
import { orderStore } from './store'
import { totalOf } from './wire'

type Schemas = components['schemas']

const storeOf = ({ database, partner }: ActionContext) => orderStore(database, partner)

export interface NewOrder {
  business_id: string
  external_id: string
  line_items: Schemas['LineItem'][]
  currency: Schemas['Currency']
  terms: Schemas['OrderTerms']
}

const invalid = (pointer: string, code: string, detail: string) => refuse.invalid({ in: 'body', pointer, code, detail })

/** Creates an order, and accepts it immediately if the business's limit is sufficient. */
export async function createOrder(action: ActionContext, order: NewOrder): Promise<string> {
  const store = storeOf(action)
  const businessId = order.business_id.replace('business_', '')
  const actions = actionStore(action.database, action.partner)
  const business = await actions.business(businessId)
  if (!business) throw invalid('/business_id', 'not_found', "doesn't match any object")
  if (business.currency !== order.currency)
    throw invalid('/currency', 'currency', `must be ${business.currency}, the business's currency`)
  order.line_items.forEach(({ unit_amount }, index) => {
    if (unit_amount <= 0) throw invalid(`/line_items/${index}/unit_amount`, 'range', 'must be more than 0')
  })
  const total = totalOf(order.line_items)
  const { max_credit_limit_minor: most } = await actions.limits()
  if (total > most)
    throw invalid(
      '/line_items',
      'partner_limit',
      `must add up to at most ${amountText(most)}, the partner's largest credit limit`,
    )
  if (order.external_id.trim() === '') throw invalid('/external_id', 'minLength', 'must not be empty')
  if (await store.hasExternalId(order.external_id)) {
    throw refuse.conflict('external_id_taken', 'Another order has this external ID. Use a different one.')
  }
  const now = action.clock().toISOString()
  const available = await actions.availableCredit(businessId, 'bnpl')
  const isAccepted = available !== undefined && total <= available
  const id = action.ids()
  await store.insert({
    id,
    business_id: businessId,
    external_id: order.external_id,
    status: isAccepted ? 'accepted' : 'opened',
    total_minor: total,
    currency: order.currency,
    line_items: order.line_items,
    terms: order.terms,
    opened_at: now,
    accepted_at: isAccepted ? now : null,
  })
  await emitEvent(action, 'order.created', 'orders', id)
  if (isAccepted) await emitEvent(action, 'order.accepted', 'orders', id)
  return id
}

async function locked(action: ActionContext, id: string) {
  const order = await storeOf(action).lock(id)
  if (!order) throw refuse.notFound()
  return order
}

/** Accepts an open order if the limit is sufficient now. */
export async function acceptOrder(action: ActionContext, id: string): Promise<void> {
  const order = await locked(action, id)
  if (order.status !== 'opened')
    throw refuse.conflict('order_not_opened', "The order is no longer open, so it can't be accepted.")
  const available = await actionStore(action.database, action.partner).availableCredit(order.business_id, 'bnpl')
  if (available === undefined || order.total_minor > available) {
    throw refuse.conflict(
      'limit_exceeded',
      "The business's credit limit isn't sufficient. Raise it, or reduce the order.",
    )
  }
  const now = action.clock().toISOString()
  await storeOf(action).change(id, { status: 'accepted', accepted_at: now, updated_at: now })
  await emitEvent(action, 'order.accepted', 'orders', id)
}

/** Turns an accepted order into a funded product that is repaid by its terms. */
export async function finalizeOrder(action: ActionContext, id: string, at: GateAt): Promise<void> {
  const order = await locked(action, id)
  if (order.status !== 'accepted') {
    throw refuse.conflict('order_not_accepted', `The order is ${order.status}. Only accepted orders can be finalized.`)
  }
  await requireFundable(action, order.business_id, at)
  const now = action.clock()
  const time = now.toISOString()
  const productId = await insertProduct(action, {
    businessId: order.business_id,
    applicationId: null,
    orderId: id,
    productType: 'bnpl',
    advance: order.total_minor,
    fee: 0,
    discount: 0,
    feeDiscountId: null,
    repaymentRate: null,
    currency: order.currency,
    monthlySales: 0,
    termDays: order.terms.days,
    isInInstallments: order.terms.type === 'installments',
  })
  const product = await actionStore(action.database, action.partner).product(productId)
  const dueOn = product?.dues.at(-1)?.due_on
  await storeOf(action).change(id, {
    status: 'finalized',
    finalized_at: time,
    due_at: dueOn ? `${dueOn}${time.slice(10)}` : null,
    updated_at: time,
  })
  await refreshBusinesses(action.database, action.partner, now, order.business_id)
  await emitEvent(action, 'order.finalized', 'orders', id, [`capital_product_${productId}`])
}

export async function cancelOrder(action: ActionContext, id: string, reason: string | undefined): Promise<void> {
  const order = await locked(action, id)
  if (order.status === 'finalized')
    throw refuse.conflict(
      'order_finalized',
      "The order is finalized and can't be cancelled. Refund its payments instead.",
    )
  if (order.status === 'cancelled') throw refuse.conflict('order_cancelled', 'The order is already cancelled.')
  const now = action.clock().toISOString()
  await storeOf(action).change(id, {
    status: 'cancelled',
    cancelled_at: now,
    cancel_reason: reason?.trim() || null,
    updated_at: now,
  })
  await emitEvent(action, 'order.cancelled', 'orders', id)
}
