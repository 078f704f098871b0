import type { components } from '@partner-dashboard/contract'
import { amountText } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import { type ActionContext, emitEvent } from './action'
import { ledgerOf, missing, move, orNotFound, refresh, requireOutstanding, rowsOf, storeOf } from './actionParts'
import { type Ledger, outstandingOf, pay } from './ledger'
import { nextAttemptAt, returnCodeOf, returnMessage } from './returnCodes'
import type { PaymentRow, ProductRow } from './rowStore'

type Schemas = components['schemas']

interface NewPayment {
  productId: string
  amount: number
  type: Schemas['PaymentType']
  at?: Date
  /** Returned payment that this one retries. */
  retryOf?: PaymentRow
}

/** Creates a pending payment. Charged-off products can still be recovered. */
export async function beginPayment(
  action: ActionContext,
  { productId, amount, type, at, retryOf }: NewPayment,
  pointer = '',
): Promise<string> {
  const product = await storeOf(action).product(productId)
  if (!product) throw pointer ? missing(pointer) : refuse.notFound()
  if (product.status !== 'abandoned') requireOutstanding(product)
  const left = product.outstanding_minor - product.pending_minor
  if (amount <= 0 || amount > left) {
    const detail = `must be more than 0 and at most ${amountText(left)}, the outstanding amount without pending payments`
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
      fee_minor: pay(ledgerOf(product), amount).parts.fee,
      currency: product.currency,
      initiated_at: now.toISOString(),
      attempt: (retryOf?.attempt ?? 0) + 1,
      retry_of: retryOf?.id ?? null,
    },
    action.clock(),
  )
  if (retryOf) {
    await rowsOf(action, 'capital_product_payments').update(retryOf.id, { next_attempt_at: null }, action.clock())
  }
  if (type === 'manual') {
    await emitEvent(action, 'capital_product_payment.created', 'capital_product_payments', id, [
      `business_${product.business_id}`,
    ])
  }
  return id
}

/** Settles a pending payment as succeeded or returned by the bank. */
export async function settlePayment(
  action: ActionContext,
  id: string,
  { failureCode, at }: { failureCode?: string; at?: Date } = {},
): Promise<void> {
  const store = storeOf(action)
  const payment = orNotFound(await store.payment(id))
  if (payment.status !== 'pending')
    throw refuse.conflict('payment_settled', "The payment is already settled and can't be changed.")
  const product = orNotFound(await store.product(payment.capital_product_id))
  const now = at ?? action.clock()
  if (failureCode !== undefined) {
    await returnPayment(action, payment, product, failureCode, now)
    return
  }
  if (payment.amount_minor > outstandingOf(ledgerOf(product))) {
    throw refuse.conflict('not_outstanding', 'The payment is larger than the outstanding amount. Fail it instead.')
  }
  const { ledger, parts } = pay(ledgerOf(product), payment.amount_minor)
  await rowsOf(action, 'capital_product_payments').update(
    id,
    { status: 'succeeded', settled_at: now.toISOString(), fee_minor: parts.fee, share_minor: parts.share },
    action.clock(),
  )
  const isPaidOff = await bookPaid(action, product, ledger, now)
  const base = { businessId: product.business_id, currency: product.currency, related: `payment_${id}`, at: now }
  await move(action, { ...base, type: 'repayment', minor: payment.amount_minor })
  if (parts.share > 0) await move(action, { ...base, type: 'revenue_share', minor: -parts.share })
  await emitEvent(action, 'capital_product_payment.succeeded', 'capital_product_payments', id, [
    `business_${product.business_id}`,
  ])
  if (isPaidOff) await emitEvent(action, 'capital_product.paid_off', 'capital_products', product.id)
}

async function returnPayment(
  action: ActionContext,
  payment: PaymentRow,
  product: ProductRow,
  failure: string,
  now: Date,
): Promise<void> {
  const code = returnCodeOf(failure, product.currency)
  if (code === undefined) {
    const detail = `isn't a bank return code for ${product.currency}`
    throw refuse.invalid({ in: 'body', pointer: '/failure_code', code: 'return_code', detail })
  }
  await rowsOf(action, 'capital_product_payments').update(
    payment.id,
    {
      status: 'failed',
      failure_code: code,
      failure_message: returnMessage(code),
      next_attempt_at: nextAttemptAt(code, payment.attempt, now, product.currency, product.pauses),
    },
    action.clock(),
  )
  await emitEvent(action, 'capital_product_payment.failed', 'capital_product_payments', payment.id, [
    `business_${product.business_id}`,
  ])
}

/** Saves the ledger after a payment or refund; a refund reopens a paid product as it was before. Returns whether it's paid off. */
export async function bookPaid(
  action: ActionContext,
  product: ProductRow,
  ledger: Ledger,
  now: Date,
): Promise<boolean> {
  const isPaidOff = outstandingOf(ledger) === 0
  await rowsOf(action, 'capital_products').update(
    product.id,
    {
      paid_minor: ledger.paid,
      fee_paid_minor: ledger.feePaid,
      ...(isPaidOff ? { status: 'paid', paid_off_at: now.toISOString() } : {}),
      ...(!isPaidOff && product.status === 'paid'
        ? { status: product.ended_at === null ? 'outstanding' : 'abandoned', paid_off_at: null }
        : {}),
    },
    action.clock(),
  )
  if (isPaidOff) await storeOf(action).stopRetries(product.id)
  await refresh(action, product.business_id)
  return isPaidOff
}
