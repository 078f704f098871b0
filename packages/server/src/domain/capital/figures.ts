import type { components } from '@partner-dashboard/contract'
import {
  addBusinessDays,
  addDays,
  batchTimes,
  countryOf,
  dayOf,
  daysBetween,
  type Pause,
  payableFrom,
} from './bankCalendar'
import { installmentOf } from './debits'
import { proportion } from './ledger'
import type { Due } from './plan'
import { isSalesBased } from './pricing'
import { periodRate } from './schedule'

type Schemas = components['schemas']

/** Figures are as of the end of a UTC day, so they're the same on every screen. */
export interface FiguredProduct {
  product_type: Schemas['ProductType']
  status: Schemas['PaymentPlanStatus']
  advance_minor: number
  total_minor: number
  paid_minor: number
  waived_minor: number
  pending_minor: number
  outstanding_minor: number
  funded_at: string
  repayments_begin_at: string
  estimated_term_days: number
  /** Term before a hardship plan. */
  agreed_term_days: number | null
  frequency: 'weekly' | 'monthly' | null
  dues: readonly Due[]
}

/** A product with what slows its pace. */
export interface PacedProduct extends FiguredProduct {
  currency: Schemas['Currency']
  pauses: readonly Pause[]
  hardship_starts_on: string | null
  hardship_reduction: string | null
}

const dateOf = (time: string) => time.slice(0, 10)

/** Products repaid on due dates. Others follow sales or the business's own payments. */
const hasDueDates = ({ product_type }: FiguredProduct) => !isSalesBased(product_type)

/** Amount paid, waived or pending. */
const coveredOf = ({ paid_minor, waived_minor, pending_minor }: FiguredProduct) =>
  paid_minor + waived_minor + pending_minor

/** Number of days of grace periods from one date to another, both included. */
const pausedDays = ({ pauses }: PacedProduct, from: string, to: string) =>
  pauses.reduce((days, { starts_on, ends_on }) => {
    const [first, last] = [starts_on > from ? starts_on : from, ends_on < to ? ends_on : to]
    return days + Math.max(0, daysBetween(first, last) + 1)
  }, 0)

/**
 * Amount the plan expects by the end of a day: installments due, or, from the day after the first debit can settle, an even
 * pace over the estimated term without grace periods.
 */
export function expectedBy(product: PacedProduct, day: string): number {
  if (hasDueDates(product)) return product.dues.findLast(({ due_on }) => due_on <= day)?.due_minor ?? 0
  const begin = dateOf(product.repayments_begin_at)
  const country = countryOf(product.currency)
  // On the day itself, the bank's batch may be yet to come.
  if (day <= addBusinessDays(payableFrom(begin, country, product.pauses), 1, country)) return 0
  const days = daysBetween(begin, day) + 1 - pausedDays(product, begin, day)
  const term = Math.max(1, product.estimated_term_days)
  return proportion(product.total_minor, Math.min(term, Math.max(0, days)), term)
}

/**
 * Amount ahead of the plan, negative if behind. Counts what `delinquencyOf` counts, so a product with due dates is behind by
 * its past-due amount, and by nothing on the due date itself. A waiver reduces the amount behind, but never counts as ahead.
 */
export function aheadOf(product: PacedProduct, day: string): number {
  const covered = coveredOf(product)
  const ahead = covered - product.waived_minor - expectedBy(product, day)
  if (ahead >= 0) return ahead
  const expected = expectedBy(product, hasDueDates(product) ? addDays(day, -1) : day)
  return Math.min(0, covered - expected)
}

/** Maximum number of days over which the pace is measured; less for younger products. */
export const paceDays = 30

/**
 * Estimated payoff date, always after the day: the last due date, or at the recent pace, or at the agreed pace if nothing
 * was paid. Null if it's past due and the last due date has come.
 */
export function estimatePayoff(product: PacedProduct, paidLately: number, day: string): string | null {
  if (product.status !== 'outstanding' || product.outstanding_minor === 0) return null
  if (hasDueDates(product)) {
    const last = product.dues.at(-1)?.due_on ?? day
    if (last > day) return last
    // A debit that is sent on the day settles on the next business day.
    return delinquencyOf(product, day).daysPastDue > 0 ? null : addBusinessDays(day, 1, countryOf(product.currency))
  }
  const agreed = product.total_minor / Math.max(1, product.estimated_term_days)
  const daily = paidLately > 0 ? paceOf(product, paidLately, day) : agreed
  // 709,811 cents at 709,811 ÷ 60 a day are a bit more than 60 days in binary, which would be another day.
  const days = Math.max(1, Math.ceil(product.outstanding_minor / daily - 1e-6))
  const last = afterPauses(product, day, Math.min(3650, days))
  // The minimums of a flex loan repay it by its maturity.
  const maturity = product.product_type === 'flex_loan' ? product.dues.at(-1)?.due_on : undefined
  return maturity !== undefined && maturity > day && maturity < last ? maturity : last
}

/** The day a number of days later, without the days of grace periods. */
function afterPauses(product: PacedProduct, day: string, days: number): string {
  let last = addDays(day, days)
  for (;;) {
    const next = addDays(day, days + pausedDays(product, addDays(day, 1), last))
    if (next === last) return last
    last = next
  }
}

/** Average amount per day without grace periods. Days before a hardship plan count as if its reduction applied. */
function paceOf(product: PacedProduct, paidLately: number, day: string): number {
  const age = daysBetween(dateOf(product.repayments_begin_at), day) + 1
  const window = Math.min(paceDays, Math.max(1, age))
  const measured = Math.max(1, window - pausedDays(product, addDays(day, 1 - window), day))
  if (product.hardship_starts_on === null) return paidLately / measured
  const share = 1 - Number(product.hardship_reduction)
  const reduced = Math.min(measured, Math.max(0, daysBetween(product.hardship_starts_on, day)))
  return (paidLately * share) / (measured - reduced + reduced * share)
}

export type Bucket = Schemas['DelinquencyBucket']

export interface Delinquency {
  daysPastDue: number
  pastDueMinor: number
  bucket: Bucket | null
}

const bucketOf = (days: number): Bucket =>
  days <= 0 ? 'current' : days < 30 ? '1_29' : days < 60 ? '30_59' : days < 90 ? '60_89' : '90_plus'

/** Past-due amount and days: dues before this day that neither paid nor pending payments cover. */
export function delinquencyOf(product: FiguredProduct, day: string): Delinquency {
  if (product.status !== 'outstanding') return { daysPastDue: 0, pastDueMinor: 0, bucket: null }
  const covered = coveredOf(product)
  const missed = product.dues.filter(({ due_on, due_minor }) => due_on < day && due_minor > covered)
  const [first, last] = [missed[0], missed.at(-1)]
  const daysPastDue = first ? daysBetween(first.due_on, day) : 0
  return { daysPastDue, pastDueMinor: last ? last.due_minor - covered : 0, bucket: bucketOf(daysPastDue) }
}

/** Period of a flex loan that contains a day. */
export function currentPeriod(product: FiguredProduct, day: string) {
  if (product.product_type !== 'flex_loan' || product.status !== 'outstanding') return undefined
  const index = product.dues.findIndex(({ due_on }) => due_on > day)
  const at = index < 0 ? product.dues.length - 1 : index
  const due = product.dues[at]
  const previous = product.dues[at - 1]
  if (!due) return undefined
  return { startsOn: previous?.due_on ?? dateOf(product.repayments_begin_at), due, dueBefore: previous?.due_minor ?? 0 }
}

type Period = NonNullable<ReturnType<typeof currentPeriod>>

/** Minimum of a period including shortfalls of earlier periods, and the amount paid toward it in the period or ahead of it. */
export function minimumOf(
  { paid_minor, waived_minor }: FiguredProduct,
  { due, dueBefore }: Period,
  paidInPeriod: number,
) {
  const all = paid_minor + waived_minor
  // Refunds of the period can exceed its payments.
  const covered = Math.min(dueBefore, all - Math.max(0, paidInPeriod))
  const [minimum, paid] = [due.due_minor - covered, all - covered]
  return { minimum, paid, remaining: Math.max(0, minimum - paid) }
}

/**
 * Estimated annual percentage rate: the rate per payment at which the planned payments are worth the principal, times
 * payments per year.
 */
export function estimateApr({ advance_minor, total_minor, ...product }: FiguredProduct): number | null {
  if (advance_minor <= 0) return null
  if (total_minor <= advance_minor) return 0
  const { perYear, periods } = aprPeriods(product)
  if (periods < 1) return null
  return Math.round(periodRate(advance_minor, total_minor, periods) * perYear * 10_000) / 10_000
}

/** Payments of a product as disclosed, so a term loan's agreed number of installments, or the term before a hardship plan. */
function aprPeriods(product: Omit<FiguredProduct, 'advance_minor' | 'total_minor'>) {
  const days = product.agreed_term_days ?? product.estimated_term_days
  if (isSalesBased(product.product_type)) return { perYear: 365, periods: days }
  if (product.product_type !== 'term_loan') return { perYear: 365 / Math.max(1, days), periods: 1 }
  const count = product.frequency === 'weekly' ? 52 : 12
  return { perYear: count, periods: count }
}

const monthDays = 30

/** Fee divided by the months of the agreed or estimated term. Hardship plans don't change it. */
export function monthlyCost({
  fee_minor,
  term_months,
  agreed_term_days,
  estimated_term_days,
}: Pick<FiguredProduct, 'agreed_term_days' | 'estimated_term_days'> & {
  fee_minor: number
  term_months: number | null
}): number {
  const months = term_months ?? (agreed_term_days ?? estimated_term_days) / monthDays
  return Math.round(fee_minor / Math.max(1, months))
}

interface PaidProduct extends PacedProduct {
  repayment_rate: string | null
  are_debits_stopped: boolean
  failed_payment: { initiated_at: string } | null
  planned_retry: { at: string; amount_minor: number } | null
}

interface NextPayment {
  at: string
  /** In minor units; null if it depends on sales. */
  amount: number | null
}

/**
 * The next debit or retry, which is at most what is neither paid nor pending. Null if none is planned or debits are
 * stopped. A retry and a debit in the same batch are one payment.
 */
export function nextPayment(product: PaidProduct, now: Date): NextPayment | null {
  const left = product.outstanding_minor - product.pending_minor
  if (product.status !== 'outstanding' || product.are_debits_stopped || left <= 0) return null
  const debit = nextDebit(product, now)
  if (product.planned_retry === null) return debit
  const retry = { at: product.planned_retry.at, amount: Math.min(product.planned_retry.amount_minor, left) }
  if (!debit || retry.at < debit.at) return retry
  if (debit.at < retry.at || debit.amount === null) return debit
  const rest = nextDebit({ ...product, pending_minor: product.pending_minor + retry.amount }, now)
  return rest?.at === retry.at && rest.amount !== null ? { ...retry, amount: retry.amount + rest.amount } : retry
}

/** The next due date, or the next batch for payments that follow sales and for what a refund left after the last due date. */
function nextDebit(product: PaidProduct, now: Date): NextPayment | null {
  const today = dayOf(now)
  const at = (day: string) => `${payableFrom(day, countryOf(product.currency), product.pauses)}T${batchTimes.sent}Z`
  if (product.repayment_rate === null) {
    const covered = coveredOf(product)
    const last = product.dues.at(-1)
    const isRemainder = product.failed_payment === null && (last?.due_minor ?? 0) > covered
    const next = product.dues.find(({ due_on, due_minor }) => due_on >= today && due_minor > covered)
    const due = next ?? (isRemainder ? last : undefined)
    if (!due) return null
    return { at: at(next ? due.due_on : nextBatchOn(product, now)), amount: installmentOf(product.dues, due, covered) }
  }
  const begin = dateOf(product.repayments_begin_at)
  const from = nextBatchOn(product, now)
  return { at: at(begin > from ? begin : from), amount: null }
}

/** Today until its batch is sent, then tomorrow. */
function nextBatchOn(product: PaidProduct, now: Date): string {
  const today = dayOf(now)
  const isSentToday =
    now.toISOString() >= `${today}T${batchTimes.sent}` || product.failed_payment?.initiated_at.slice(0, 10) === today
  return isSentToday ? addDays(today, 1) : today
}
