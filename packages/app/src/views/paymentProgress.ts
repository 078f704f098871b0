import type { FundedProduct, PaymentProgress } from '@partner-dashboard/client'
import { formatCompactCurrency, formatCurrency, formatDate, formatShare } from '@partner-dashboard/ui/format'
import { known } from './businessDetail'
import { nextPayment, type PlannedProduct } from './businessOverview'

type Progress = PaymentProgress

type Product = Pick<FundedProduct, 'ended_at' | 'days_past_due' | 'waived_amount'> & PlannedProduct

/** Amount expected by today, the last point. Nothing is expected of a product that was waived or charged off. */
export const expectedByToday = ({ points }: Progress, product?: Product): number | undefined =>
  product?.ended_at ? undefined : (points?.at(-1)?.expected_amount ?? undefined)

/** What payments are compared with: payments that follow sales have no schedule. */
export const planOf = (product: Pick<Product, 'repayment_rate'> | undefined) =>
  typeof product?.repayment_rate === 'number' ? 'the estimated pace' : 'schedule'

export function scheduleText(progress: Progress, product?: Product): string | undefined {
  const { ahead_behind_amount: ahead, pending_amount: pending } = progress
  if (typeof ahead !== 'number' || product?.ended_at) return undefined
  const plan = planOf(product)
  if (ahead < 0) return `Behind ${plan}`
  const text = ahead === 0 ? `On ${plan}` : `Ahead of ${plan}`
  return pending > 0 ? `${text}, including pending payments` : text
}

/** Formatted amount; '' if nothing was waived. */
export const waivedText = (amount: number, currency: string): string =>
  amount > 0 ? formatCurrency(amount, currency) : ''

/** What's left and why it isn't the total less what was paid. */
export const owedFacts = ({
  outstanding_amount,
  waived_amount,
  currency,
}: Pick<FundedProduct, 'outstanding_amount' | 'waived_amount' | 'currency'>) =>
  known([
    { label: 'Outstanding', value: formatCurrency(outstanding_amount, currency) },
    { label: 'Waived', value: waivedText(waived_amount, currency) },
  ])

/** Formatted payoff date; "No estimate while past due" if a past-due product has none, otherwise ''. */
export const payoffText = (date: string | null | undefined, product?: Pick<Product, 'days_past_due'>): string =>
  formatDate(date) || (product && product.days_past_due > 0 ? 'No estimate while past due' : '')

/** "57.9% paid". Rounding never shows 100% while something is outstanding. */
export const paidText = ({ percent_paid, outstanding_amount }: Progress): string | undefined => {
  const percent = formatShare(outstanding_amount > 0 && percent_paid > 0.999 ? 0.999 : percent_paid)
  return percent === '' ? undefined : `${percent} paid`
}

export const progressFacts = (progress: Progress, product?: Product) =>
  known([
    { label: 'Outstanding', value: formatCurrency(progress.outstanding_amount, progress.currency) },
    { label: 'Waived', value: product ? waivedText(product.waived_amount, progress.currency) : '' },
    { label: 'Pending', value: formatCurrency(progress.pending_amount, progress.currency) },
    { label: 'Estimated payoff', value: payoffText(progress.estimated_payoff_date, product) },
    { label: 'Next payment', value: product ? nextPayment(product) : formatDate(progress.next_payment_at) },
  ])

/** Paid and expected amounts, one point per week. */
export const progressChart = ({ points, currency }: Progress) => ({
  categories: points?.map(({ date }) => formatDate(date)) ?? [],
  series: [
    { id: 'paid', label: 'Paid', values: points?.map(({ paid_amount }) => paid_amount ?? null) ?? [] },
    {
      id: 'expected',
      label: 'Expected',
      values: points?.map(({ expected_amount }) => expected_amount ?? null) ?? [],
      isComparison: true,
    },
  ],
  formatValue: (value: number) => formatCurrency(value, currency),
  formatTick: (value: number) => formatCompactCurrency(value, currency),
})

/** Minimum of the current period; undefined if none is due, such as after paying ahead. */
export function minimumOf({ current_repayment_interval: interval, currency }: Progress) {
  if (!interval?.minimum_amount || typeof interval.paid_amount !== 'number') return undefined
  const { minimum_amount, paid_amount, remaining_amount, starts_at, due_at } = interval
  const days = [formatDate(starts_at), formatDate(due_at)].filter(Boolean).join(' to ')
  const left = remaining_amount > 0 ? `${formatCurrency(remaining_amount, currency)} remaining` : 'Minimum paid'
  return {
    paid: paid_amount,
    minimum: minimum_amount,
    words: `${formatCurrency(paid_amount, currency)} of ${formatCurrency(minimum_amount, currency)}`,
    note: [left, days].filter(Boolean).join(' · '),
    isPaid: !(remaining_amount > 0),
  }
}
