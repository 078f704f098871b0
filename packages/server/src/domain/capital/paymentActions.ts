import type { components } from '@partner-dashboard/contract'
import { refuse } from '../../platform/refusal'
import { type ActionContext, tell } from './action'
import { found, missing, move, onlySandbox, refresh, requireOutstanding, rowsOf, storeOf } from './actionParts'
import type { ProductRow } from './actionStore'
import { isWeekend, shareOf } from './rules'

type Schemas = components['schemas']

const failureWords: Record<string, string> = {
  insufficient_funds: 'The account had not enough money.',
  account_closed: 'The account was closed.',
  no_account: 'There is no such account.',
  declined: 'The bank declined the payment.',
}

interface NewPayment {
  productId: string
  amount: number
  type: Schemas['PaymentType']
  at?: Date
}

/** Begins a payment; it is pending until it settles. */
export async function beginPayment(
  action: ActionContext,
  { productId, amount, type, at }: NewPayment,
  pointer = '',
): Promise<string> {
  const store = storeOf(action)
  const product = await store.product(productId)
  if (!product) throw pointer ? missing(pointer) : refuse.notFound()
  if (product.status !== 'outstanding')
    throw refuse.conflict('not_outstanding', 'Nothing is to be paid on this product any more.')
  const left = product.outstanding_minor - (await store.pendingOf(productId))
  if (amount <= 0 || amount > left) {
    const detail = `must be more than 0 and at most ${left / 100}, what is outstanding and not pending`
    throw refuse.invalid({ in: 'body', pointer: '/amount', code: 'range', detail })
  }
  const id = action.ids()
  const now = at ?? action.clock()
  await rowsOf(action, 'capital_product_payments').insert(
    id,
    {
      capital_product_id: productId,
      type,
      status: 'pending',
      amount_minor: amount,
      currency: product.currency,
      initiated_at: now.toISOString(),
    },
    action.clock(),
  )
  return id
}

/** Settles a pending payment: it arrived, or failed for a reason. */
export async function settlePayment(
  action: ActionContext,
  id: string,
  { failureCode, at }: { failureCode?: string; at?: Date } = {},
): Promise<void> {
  const store = storeOf(action)
  const payment = found(await store.payment(id))
  if (payment.status !== 'pending') throw refuse.conflict('payment_settled', 'The payment has settled already.')
  const product = found(await store.product(payment.capital_product_id))
  const now = at ?? action.clock()
  if (failureCode !== undefined) {
    await rowsOf(action, 'capital_product_payments').update(
      id,
      {
        status: 'failed',
        failure_code: failureCode,
        failure_message: failureWords[failureCode] ?? 'The payment failed.',
      },
      action.clock(),
    )
    await tell(action, 'capital_product_payment.failed', 'capital_product_payments', id, [
      `business_${product.business_id}`,
    ])
    return
  }
  await rowsOf(action, 'capital_product_payments').update(
    id,
    { status: 'succeeded', settled_at: now.toISOString() },
    action.clock(),
  )
  const isPaidOff = await changePaid(action, product, payment.amount_minor, now)
  const related = `payment_${id}`
  const base = { businessId: product.business_id, currency: product.currency, related }
  await move(action, { ...base, type: 'repayment', minor: payment.amount_minor })
  const share = shareOf(payment.amount_minor, product)
  if (share > 0) await move(action, { ...base, type: 'revenue_share', minor: -share })
  await tell(action, 'capital_product_payment.succeeded', 'capital_product_payments', id, [
    `business_${product.business_id}`,
  ])
  if (isPaidOff) await tell(action, 'capital_product.paid_off', 'capital_products', product.id)
}

/** Adds to what was paid on a product, and answers whether that was the last of it. */
export async function changePaid(action: ActionContext, product: ProductRow, by: number, now: Date): Promise<boolean> {
  const paid = product.paid_minor + by
  const isPaidOff = paid >= product.total_minor
  await rowsOf(action, 'capital_products').update(
    product.id,
    {
      paid_minor: paid,
      ...(isPaidOff ? { status: 'paid', paid_off_at: now.toISOString() } : {}),
      ...(by < 0 && product.status === 'paid' ? { status: 'outstanding', paid_off_at: null } : {}),
    },
    action.clock(),
  )
  await refresh(action, product.business_id)
  return isPaidOff
}

/** Lets days go by: the product's history moves into the past, and each day's sales are paid from. Answers the payments. */
export async function advanceDays(action: ActionContext, productId: string, days: number): Promise<string[]> {
  const store = storeOf(action)
  const product = found(await store.product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  const business = found(await store.business(product.business_id))
  await store.age(productId, days)
  const today = action.clock().toISOString().slice(0, 10)
  const sales = await store.fillSales(business, today, days)
  const payments: string[] = []
  let left = product.outstanding_minor - (await store.pendingOf(productId))
  for (const { sold_on, net_minor } of sales) {
    const at = new Date(`${sold_on}T12:00:00Z`)
    if (left <= 0) break
    if (isWeekend(at)) continue
    const share =
      product.repayment_rate === null
        ? product.total_minor / product.estimated_term_days
        : net_minor * Number(product.repayment_rate)
    const amount = Math.min(left, Math.max(1, Math.round(share)))
    const id = await beginPayment(action, {
      productId,
      amount,
      type: product.repayment_rate === null ? 'scheduled' : 'sales_based',
      at,
    })
    await settlePayment(action, id, { at })
    payments.push(id)
    left -= amount
  }
  return payments
}

/** The amount of the next payment at the usual pace. */
const usualAmount = (product: ProductRow) =>
  Math.min(product.outstanding_minor, Math.max(1, Math.round(product.total_minor / product.estimated_term_days)))

export async function missPayment(action: ActionContext, productId: string): Promise<string> {
  const product = found(await storeOf(action).product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  const id = await beginPayment(action, { productId, amount: usualAmount(product), type: 'scheduled' })
  await settlePayment(action, id, { failureCode: 'insufficient_funds' })
  return id
}

export async function payOff(action: ActionContext, productId: string): Promise<string> {
  const store = storeOf(action)
  const product = found(await store.product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  const amount = product.outstanding_minor - (await store.pendingOf(productId))
  if (amount <= 0) throw refuse.conflict('payment_pending', 'All that is left is pending already.')
  const id = await beginPayment(action, { productId, amount, type: 'manual' })
  await settlePayment(action, id)
  return id
}
