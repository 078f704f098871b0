import type { FundedProduct, PaymentProgress } from '@partner-dashboard/client'
import { formatCompactCurrency, formatCurrency, formatDate, formatShare } from '@partner-dashboard/ui/format'
import { known } from './businessDetail'

type Progress = PaymentProgress

type Product = Pick<FundedProduct, 'product_type' | 'ended_at'>

/** Amount expected by today, the last point. Nothing is expected of a product that was waived or charged off. */
export const expectedByToday = ({ points }: Progress, product?: Product): number | undefined =>
  product?.ended_at ? undefined : (points?.at(-1)?.expected_amount ?? undefined)

/** What payments are compared with: a merchant cash advance has no schedule. */
export const planOf = (productType: string | undefined) =>
  productType === 'merchant_cash_advance' ? 'the estimated pace' : 'schedule'

export function scheduleText(progress: Progress, product?: Product): string | undefined {
  const expected = expectedByToday(progress, product)
  if (expected === undefined || typeof progress.paid_amount !== 'number') return undefined
  const plan = planOf(product?.product_type)
  if (progress.paid_amount === expected) return `On ${plan}`
  return progress.paid_amount > expected ? `Ahead of ${plan}` : `Behind ${plan}`
}

export const paidText = ({ percent_paid }: Progress): string | undefined => {
  const percent = formatShare(percent_paid)
  return percent === '' ? undefined : `${percent} paid`
}

export const progressFacts = (progress: Progress) =>
  known([
    { label: 'Outstanding', value: formatCurrency(progress.outstanding_amount, progress.currency) },
    { label: 'Pending', value: formatCurrency(progress.pending_amount, progress.currency) },
    { label: 'Estimated payoff', value: formatDate(progress.estimated_payoff_date) },
    { label: 'Next payment', value: formatDate(progress.next_payment_at) },
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
