import type { components } from '@partner-dashboard/contract'
import { businessId } from '../../platform/ids'
import { money } from '../../platform/money'
import { estimatedTermDays } from './applicationTerms'
import { dayOf } from './bankCalendar'
import { delinquencyOf, estimatePayoff, nextPayment } from './figures'
import { feeOf, proportion } from './ledger'
import { priceTiers } from './pricing'
import type { OfferRow, PaymentRow, ProductRow } from './rowStore'

type Schemas = components['schemas']

export interface OfferRecord extends OfferRow {
  business_name: string
  external_id: string
  campaign_type: Schemas['Offer']['campaign_type']
  is_top_up: boolean
  is_marketable: boolean
  created_at: string
  monthly_sales_minor: number
}

const discountOf = ({ discount_rate, fee_discount_id }: OfferRecord): Schemas['Discount'] | null =>
  discount_rate === null
    ? null
    : { rate: Number(discount_rate), source: fee_discount_id === null ? 'sandbox' : `fee_discount_${fee_discount_id}` }

/** Estimated term of an amount as its application discloses it; null if payments don't follow sales or there are none. */
function termOf(advance: number, feeRate: number, record: OfferRecord): number | null {
  const { product_type: productType, monthly_sales_minor: monthlySales } = record
  const repaymentRate = Number(record.repayment_rate ?? 0)
  if (repaymentRate * monthlySales === 0) return null
  const { fee } = feeOf(advance, feeRate, Number(record.discount_rate ?? 0))
  return estimatedTermDays({ productType, advance, fee, repaymentRate, monthlySales })
}

const tiersOf = (record: OfferRecord): Schemas['Tier'][] =>
  priceTiers(record).map(({ min, max, feeRate }) => ({
    min_amount: money(min),
    max_amount: money(max),
    fee_rate: feeRate,
    repayment_rate: record.repayment_rate === null ? null : Number(record.repayment_rate),
    estimated_term_days: termOf(max, feeRate, record),
  }))

export const toOffer = (record: OfferRecord, now: Date, publicOrigin: string): Schemas['Offer'] => ({
  id: `offer_${record.id}`,
  business_id: businessId(record.business_id),
  product_type: record.product_type,
  status: record.status,
  campaign_type: record.campaign_type,
  is_top_up: record.is_top_up,
  is_active:
    record.status === 'open' &&
    Date.parse(record.starts_at) <= now.getTime() &&
    now.getTime() < Date.parse(record.expires_at),
  is_marketable: record.is_marketable,
  min_amount: money(record.min_minor),
  max_amount: money(record.max_minor),
  currency: record.currency,
  fee_rate: Number(record.fee_rate),
  repayment_rate: record.repayment_rate === null ? null : Number(record.repayment_rate),
  tiers: tiersOf(record),
  discount: discountOf(record),
  starts_at: record.starts_at,
  expires_at: record.expires_at,
  offer_url: `${publicOrigin}/businesses/${businessId(record.business_id)}/capital/offers`,
  created_at: record.created_at,
})

export const toOfferRow = (record: OfferRecord): Schemas['OfferRow'] => ({
  id: `offer_${record.id}`,
  business_id: businessId(record.business_id),
  business_name: record.business_name,
  external_id: record.external_id,
  product_type: record.product_type,
  status: record.status,
  is_top_up: record.is_top_up,
  min_amount: money(record.min_minor),
  max_amount: money(record.max_minor),
  currency: record.currency,
  fee_rate: Number(record.fee_rate),
  discount: discountOf(record),
  starts_at: record.starts_at,
  expires_at: record.expires_at,
})

export interface ApplicationRowRecord {
  id: string
  business_id: string
  business_name: string
  external_id: string
  offer_id: string | null
  product_type: Schemas['ProductType']
  status: Schemas['ApplicationStatus']
  approval: Schemas['Approval']
  requested_minor: number
  currency: Schemas['Currency']
  needs: string[]
  created_at: string
  submitted_at: string | null
  decided_at: string | null
}

export const toApplicationRow = ({ requested_minor, ...record }: ApplicationRowRecord): Schemas['ApplicationRow'] => ({
  id: `application_${record.id}`,
  business_id: businessId(record.business_id),
  business_name: record.business_name,
  external_id: record.external_id,
  offer_id: record.offer_id && `offer_${record.offer_id}`,
  product_type: record.product_type,
  status: record.status,
  approval: record.approval,
  requested_amount: money(requested_minor),
  currency: record.currency,
  needs: record.needs,
  created_at: record.created_at,
  submitted_at: record.submitted_at,
  decided_at: record.decided_at,
})

export interface ProductRecord extends ProductRow {
  business_name: string
  external_id: string
  paid_lately_minor: number
  /** Latest failed payment that wasn't retried or made up for. */
  failed_payment: PaymentRow | null
  /** The next batch of retries, which can be of an earlier failed payment. */
  planned_retry: { at: string; amount_minor: number } | null
}

/** Exact, so that the factor rate is always 1 + the fee rate. */
const ratio = (part: number, whole: number) => (whole === 0 ? 0 : proportion(part, 100_000, whole) / 100_000)

export function toFundedProduct(record: ProductRecord, now: Date): Schemas['FundedProduct'] {
  const today = dayOf(now)
  const { daysPastDue, pastDueMinor, bucket } = delinquencyOf(record, today)
  const next = nextPayment(record, now)
  return {
    id: `capital_product_${record.id}`,
    business_id: businessId(record.business_id),
    business_name: record.business_name,
    application_id: record.application_id && `application_${record.application_id}`,
    order_id: record.order_id && `order_${record.order_id}`,
    product_type: record.product_type,
    status: record.status,
    advance_amount: money(record.advance_minor),
    fee_amount: money(record.fee_minor),
    fee_rate: ratio(record.fee_minor, record.advance_minor),
    factor_rate: ratio(record.total_minor, record.advance_minor),
    total_repayment_amount: money(record.total_minor),
    paid_amount: money(record.paid_minor),
    outstanding_amount: money(record.outstanding_minor),
    waived_amount: money(record.waived_minor),
    discount_amount: money(record.discount_minor),
    past_due_amount: money(pastDueMinor),
    days_past_due: daysPastDue,
    delinquency: bucket,
    repayment_rate: record.repayment_rate === null ? null : Number(record.repayment_rate),
    currency: record.currency,
    funded_at: record.funded_at,
    repayments_begin_at: repaymentsBeginAt(record),
    estimated_payoff_date: estimatePayoff(record, record.paid_lately_minor, today),
    paid_off_at: record.paid_off_at,
    ended_at: record.ended_at,
    next_payment_at: next?.at ?? null,
    next_payment_amount: next && next.amount !== null ? money(next.amount) : null,
    failed_payment: record.failed_payment && toPayment(record.failed_payment),
    needs_bank_account: record.status === 'outstanding' && record.are_debits_stopped,
    grace_period: (record.status === 'outstanding' && record.pauses.find(({ ends_on }) => ends_on >= today)) || null,
  }
}

/** Scheduled payments begin on the first due date. */
const repaymentsBeginAt = ({ repayment_rate, dues: [first], repayments_begin_at }: ProductRecord) =>
  repayment_rate === null && first ? `${first.due_on}T00:00:00Z` : repayments_begin_at

/** Refunds have negative amounts. */
export const toPayment = (record: PaymentRow): Schemas['Payment'] => ({
  id: `${record.type === 'refund' ? 'refund' : 'payment'}_${record.id}`,
  capital_product_id: `capital_product_${record.capital_product_id}`,
  type: record.type,
  amount: money(record.amount_minor),
  principal_amount: money(record.amount_minor - record.fee_minor),
  fee_amount: money(record.fee_minor),
  currency: record.currency,
  status: record.status,
  initiated_at: record.initiated_at,
  settled_at: record.settled_at,
  failure_code: record.failure_code,
  failure_message: record.failure_message,
  attempt: record.attempt,
  next_attempt_at: record.next_attempt_at,
})
