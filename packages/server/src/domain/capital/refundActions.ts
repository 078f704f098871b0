import { amountText } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import { type ActionContext, emitEvent } from './action'
import { ledgerOf, move, onlySandbox, orNotFound, rowsOf, storeOf } from './actionParts'
import { refundPayment } from './ledger'
import { bookPaid } from './paymentActions'
import type { PaymentRow } from './rowStore'

/** Refunds all or part of a payment and takes back the partner's share of it. */
export async function refund(
  action: ActionContext,
  payment: PaymentRow,
  { amount, reason }: { amount?: number; reason?: string | null },
): Promise<string> {
  const store = storeOf(action)
  if (payment.status !== 'succeeded')
    throw refuse.conflict(
      'payment_not_settled',
      "The payment hasn't succeeded. Only succeeded payments can be refunded.",
    )
  const refunded = await store.refundedOf(payment.id)
  const left = payment.amount_minor - refunded
  const minor = amount ?? left
  if (minor <= 0 || minor > left) {
    const detail = `must be more than 0 and at most ${amountText(left)}, the part of the payment that isn't refunded`
    throw refuse.invalid({ in: 'body', pointer: '/amount', code: 'range', detail })
  }
  const product = orNotFound(await store.product(payment.capital_product_id))
  if (!['outstanding', 'paid', 'abandoned'].includes(product.status))
    throw refuse.conflict('product_ended', `Payments on a ${product.status} product can't be refunded.`)
  const {
    ledger,
    parts: { fee, share },
  } = refundPayment(ledgerOf(product), { amount: payment.amount_minor, fee: payment.fee_minor, refunded }, minor)
  const id = action.ids()
  const now = action.clock()
  await rowsOf(action, 'refunds').insert(
    id,
    {
      payment_id: payment.id,
      capital_product_id: product.id,
      fee_minor: fee,
      share_minor: share,
      amount_minor: minor,
      currency: payment.currency,
      reason: reason ?? null,
      status: 'succeeded',
    },
    now,
  )
  const isPaidOff = await bookPaid(action, product, ledger, now)
  const base = { businessId: product.business_id, currency: payment.currency, related: `refund_${id}`, at: now }
  await move(action, { ...base, type: 'refund', minor: -minor })
  if (share > 0) await move(action, { ...base, type: 'revenue_share', minor: share })
  await emitEvent(action, 'refund.succeeded', 'refunds', id, [
    `business_${product.business_id}`,
    `capital_product_${product.id}`,
  ])
  if (product.status === 'paid' && !isPaidOff)
    await emitEvent(action, 'capital_product.updated', 'capital_products', product.id)
  return id
}

export async function refundLast(action: ActionContext, productId: string, amount?: number): Promise<string> {
  const store = storeOf(action)
  orNotFound(await store.product(productId))
  onlySandbox(action)
  const payment = await store.lastPaid(productId)
  if (!payment) throw refuse.conflict('nothing_paid', 'The product has no payment to refund.')
  return refund(action, payment, { amount })
}
