import type { components } from '@partner-dashboard/contract'
import { amountText } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import { type ActionContext, emitEvent } from './action'
import { ledgerOf, missing, move, orNotFound, refresh, requireOutstanding, rowsOf, storeOf } from './actionParts'
import { stepKeys, stepsAt } from './applicationActions'
import { estimatedTermDays, termsOf } from './applicationTerms'
import { dayOf } from './bankCalendar'
import { disclose } from './disclosure'
import { type GateAt, requireFundable } from './gates'
import { feeOf, waive } from './ledger'
import { settlePayment } from './paymentActions'
import { type Frequency, planOf, repaymentsBeginAt } from './plan'
import { feeRateOf } from './pricing'
import type { OfferRow, ProductRow } from './rowStore'

type Schemas = components['schemas']

export async function fund(
  action: ActionContext,
  applicationId: string,
  { pointer, frequency }: { pointer?: string; frequency?: Frequency } = {},
): Promise<string> {
  const store = storeOf(action)
  const now = action.clock()
  const application = await store.application(applicationId)
  if (!application) throw pointer ? missing(pointer) : refuse.notFound()
  if (application.status !== 'approved')
    throw refuse.conflict('not_approved', "The application isn't approved. Approve it before you fund it.")
  const offer = application.offer_id === null ? undefined : await store.offer(application.offer_id)
  if (!offer) throw refuse.conflict('offer_missing', "The application has no offer, so it can't be funded.")
  const { estimatedTermDays, ...terms } = await termsOf(action, application, offer)
  const at = now.toISOString()
  // The business signs what it was shown. Another frequency is shown and signed now.
  const shown = application.disclosure
  const isOther = offer.product_type === 'term_loan' && frequency !== undefined
  const isShown = shown !== null && (!isOther || frequency === shown.payment_frequency)
  const disclosure = isShown
    ? { ...shown, signed_at: at }
    : disclose({ ...terms, estimatedTermDays, frequency }, at, at)
  const gate: GateAt = pointer ? { in: 'body', pointer } : { in: 'path', pointer: '/id' }
  await requireFundable(action, application.business_id, gate)
  if (offer.product_type === 'spend_card') await useCardLimit(action, offer, terms.advance + terms.fee)
  const id = await insertProduct(action, {
    businessId: application.business_id,
    applicationId,
    ...terms,
    termDays: disclosure.term_days,
    frequency,
  })
  await rowsOf(action, 'capital_product_offers').update(offer.id, { status: 'accepted' }, now)
  await rowsOf(action, 'capital_product_applications').update(
    applicationId,
    {
      status: 'funded',
      steps: stepsAt(stepKeys.length, 'completed'),
      disclosure: JSON.stringify(disclosure),
    },
    now,
  )
  await refresh(action, application.business_id)
  await emitEvent(action, 'capital_product.funded', 'capital_products', id, [`application_${applicationId}`])
  return id
}

export interface NewProduct {
  businessId: string
  applicationId: string | null
  productType: Schemas['ProductType']
  advance: number
  fee: number
  discount: number
  feeDiscountId: string | null
  repaymentRate: number | null
  currency: Schemas['Currency']
  monthlySales: number
  /** For orders only. */
  orderId?: string
  /** Term of the order or of the disclosure; estimated without one. */
  termDays?: number
  isInInstallments?: boolean
  frequency?: Frequency
}

export async function insertProduct(action: ActionContext, product: NewProduct): Promise<string> {
  const now = action.clock()
  const { advance, fee, productType, currency, frequency, isInInstallments } = product
  const plan = planOf({
    ...{ productType, advance, fee, currency, frequency, isInInstallments },
    fundedOn: dayOf(now),
    estimatedTermDays: estimatedTermDays(product),
  })
  const id = action.ids()
  await rowsOf(action, 'capital_products').insert(
    id,
    {
      business_id: product.businessId,
      application_id: product.applicationId,
      order_id: product.orderId ?? null,
      product_type: productType,
      status: 'outstanding',
      advance_minor: advance,
      fee_minor: fee,
      total_minor: advance + fee,
      discount_minor: product.discount,
      fee_discount_id: product.feeDiscountId,
      repayment_rate: product.repaymentRate,
      currency,
      funded_at: now.toISOString(),
      repayments_begin_at: repaymentsBeginAt(now.toISOString(), currency),
      minimum_minor: plan.minimumMinor,
      minimum_interval_days: plan.minimumIntervalDays,
      estimated_term_days: plan.estimatedTermDays,
      frequency: plan.frequency,
      term_months: plan.termMonths,
    },
    now,
  )
  await storeOf(action).insertDues(id, plan.dues)
  if (productType === 'spend_card') {
    const transaction = { id: action.ids(), productId: id, amount: advance, currency, at: now.toISOString() }
    await storeOf(action).insertCardTransaction(transaction)
  }
  await move(action, {
    type: 'funding',
    businessId: product.businessId,
    minor: -product.advance,
    currency: product.currency,
    related: `capital_product_${id}`,
    at: now,
  })
  return id
}

/** The first card of a business opens its credit limit, the largest amount of the offer with its fee. Others need credit left. */
async function useCardLimit(action: ActionContext, offer: OfferRow, total: number): Promise<void> {
  const { business_id, max_minor, currency, discount_rate } = offer
  const available = await storeOf(action).availableCredit(business_id, 'spend_card')
  if (available !== undefined && total > available)
    throw refuse.conflict(
      'limit_exceeded',
      `The business's cards have ${amountText(available)} of their credit limit left. Raise the limit first.`,
    )
  if (available !== undefined) return
  const { fee } = feeOf(max_minor, feeRateOf(offer, max_minor), Number(discount_rate ?? 0))
  const id = action.ids()
  await rowsOf(action, 'credit_limits').insert(
    id,
    { business_id, product_type: 'spend_card', limit_minor: max_minor + fee, currency },
    action.clock(),
  )
  await emitEvent(action, 'credit_limit.created', 'credit_limits', id)
}

/** Statuses that require that nothing was paid. */
const endsUnpaid = ['cancelled', 'void']

/**
 * Ends a product before it's paid: cancelled or void if nothing was paid, waived if the rest is forgiven, abandoned if
 * it's charged off. Pending payments are cancelled, and the funding of a cancelled or void product is reversed.
 */
export async function endProduct(
  action: ActionContext,
  id: string,
  status: Exclude<Schemas['PaymentPlanStatus'], 'outstanding' | 'paid'>,
  reason?: string | null,
): Promise<void> {
  const store = storeOf(action)
  const product = orNotFound(await store.product(id))
  requireOutstanding(product)
  if (endsUnpaid.includes(status) && product.paid_minor > 0) {
    throw refuse.conflict('payments_made', 'The product already has payments. Waive the rest or charge it off instead.')
  }
  for (const { id: paymentId } of await store.pendingPayments(id))
    await settlePayment(action, paymentId, { failureCode: 'declined' })
  await store.stopRetries(id)
  if (endsUnpaid.includes(status)) {
    const base = { businessId: product.business_id, currency: product.currency, related: `capital_product_${id}` }
    await move(action, { ...base, type: 'funding', minor: product.advance_minor })
  }
  const now = action.clock()
  if (status === 'waived') await addWaiver(action, product, product.outstanding_minor, { reason, now })
  await rowsOf(action, 'capital_products').update(
    id,
    { status, ended_at: now.toISOString(), end_reason: reason?.trim() || null },
    now,
  )
  await refresh(action, product.business_id)
  await emitEvent(action, `capital_product.${status}`, 'capital_products', id)
}

/** A waiver that ends the product has the time of the end, by which the timeline recognizes it. */
export async function addWaiver(
  action: ActionContext,
  product: ProductRow,
  amount: number,
  { reason, now }: { reason?: string | null | undefined; now: Date },
): Promise<void> {
  const { ledger, fee } = waive(ledgerOf(product), amount)
  await storeOf(action).insertWaiver({
    id: action.ids(),
    productId: product.id,
    amount,
    fee,
    reason: reason ?? null,
    currency: product.currency,
    at: now.toISOString(),
  })
  const values = { waived_minor: ledger.waived, fee_waived_minor: ledger.feeWaived }
  await rowsOf(action, 'capital_products').update(product.id, values, now)
}
