import type { FundedProductDetails } from '@partner-dashboard/client'
import { formatCurrency, formatDate, formatNumber, formatPercent, formatShare } from '@partner-dashboard/ui/format'
import { known } from './businessDetail'
import { gracePeriod, nextPayment } from './businessOverview'
import { nameOf } from './look'
import { payoffText, planOf, waivedText } from './paymentProgress'
import { planStatus } from './vocabulary'

interface ProductLabels {
  amount: string
  fee: string
  total: string
}

// A merchant cash advance is a sale of receivables: never call it a loan or its fee interest.
const advance: ProductLabels = {
  amount: 'Advance amount',
  fee: 'Fixed fee',
  total: 'Payback amount',
}

const credit: ProductLabels = { amount: 'Principal', fee: 'Fee', total: 'Payback amount' }
const order: ProductLabels = { amount: 'Order amount', fee: 'Fee', total: 'Total due' }
const card: ProductLabels = { amount: 'Balance used', fee: 'Fee', total: 'Statement balance' }

const labelsByType: Record<string, ProductLabels> = {
  merchant_cash_advance: advance,
  flex_loan: { amount: 'Principal', fee: 'Fixed fee', total: 'Payback amount' },
  term_loan: { amount: 'Principal', fee: 'Fixed fee', total: 'Payback amount' },
  bnpl: order,
  spend_card: card,
}

export const productLabels = (type: string | null | undefined): ProductLabels =>
  (type && Object.hasOwn(labelsByType, type) ? labelsByType[type] : undefined) ?? credit

const frequencies = {
  daily: 'Business days',
  weekly: 'Weekly',
  biweekly: 'Every 2 weeks',
  monthly: 'Monthly',
} satisfies Record<NonNullable<FundedProductDetails['payment_frequency']>, string>

const days = (count: number | null | undefined) =>
  typeof count === 'number' ? `${formatNumber(count)} ${count === 1 ? 'day' : 'days'}` : ''

const months = (count: number | null | undefined) =>
  typeof count === 'number' ? `${formatNumber(count)} ${count === 1 ? 'month' : 'months'}` : ''

const factor = (value: number | null | undefined) => (typeof value === 'number' ? formatNumber(value) : '')

export const repaidFacts = ({ product, current_repayment_interval: interval }: FundedProductDetails) =>
  known([
    { label: 'Paid', value: formatCurrency(product.paid_amount, product.currency) },
    { label: 'Outstanding', value: formatCurrency(product.outstanding_amount, product.currency) },
    {
      label: 'Past due',
      value:
        product.days_past_due > 0
          ? withNote(formatCurrency(product.past_due_amount, product.currency), days(product.days_past_due))
          : '',
    },
    { label: 'Waived', value: waivedText(product.waived_amount, product.currency) },
    {
      label: 'Minimum this period',
      value: interval
        ? withNote(
            formatCurrency(interval.minimum_amount, product.currency),
            `${formatCurrency(interval.paid_amount, product.currency)} paid, due ${formatDate(interval.due_at)}`,
          )
        : '',
    },
  ])

export function termFacts({ product, ...details }: FundedProductDetails) {
  const { currency } = product
  const name = productLabels(product.product_type)
  return known([
    { label: name.amount, value: formatCurrency(product.advance_amount, currency) },
    { label: name.fee, value: withNote(formatCurrency(product.fee_amount, currency), formatPercent(product.fee_rate)) },
    {
      label: 'Fee discount',
      value: product.discount_amount > 0 ? formatCurrency(product.discount_amount, currency) : '',
    },
    { label: name.total, value: formatCurrency(product.total_repayment_amount, currency) },
    { label: 'Factor rate', value: product.fee_amount > 0 ? factor(product.factor_rate) : '' },
    {
      label: 'Holdback',
      value: withNote(formatPercent(product.repayment_rate), details.hardship_plan ? 'under the hardship plan' : ''),
    },
    {
      label: 'Minimum payment',
      value: withNote(
        formatCurrency(details.minimum_payment_amount, currency),
        details.minimum_payment_interval_days ? `every ${days(details.minimum_payment_interval_days)}` : '',
      ),
    },
    // A single due date isn't an installment.
    {
      label: 'Installment',
      value: details.schedule?.length > 1 ? formatCurrency(details.installment_amount, currency) : '',
    },
    {
      label: 'Payment frequency',
      value: details.payment_frequency ? nameOf(frequencies, details.payment_frequency) : '',
    },
    {
      label: 'Term',
      value: withNote(months(details.term_months), details.hardship_plan ? 'before the hardship plan' : ''),
    },
    // A merchant cash advance has no term.
    {
      label: 'Estimated term',
      value: product.product_type === 'flex_loan' ? days(details.estimated_term_days) : '',
    },
  ])
}

export function dateFacts({ product, ...details }: FundedProductDetails) {
  return known([
    { label: 'Funded', value: formatDate(product.funded_at) },
    { label: 'Repayment start', value: formatDate(product.repayments_begin_at) },
    { label: 'Next payment', value: nextPayment(product) },
    { label: 'Grace period', value: gracePeriod(product) },
    { label: 'Estimated payoff', value: payoffText(product.estimated_payoff_date, product) },
    { label: 'Maturity date', value: formatDate(details.maturity_date) },
    { label: 'Paid off', value: formatDate(product.paid_off_at) },
    {
      label: product.status === 'abandoned' ? planStatus.abandoned.label : 'Ended',
      value: formatDate(product.ended_at),
    },
    { label: endReasonLabels[product.status] ?? 'Reason', value: details.end_reason ?? '' },
  ])
}

const endReasonLabels: Partial<Record<FundedProductDetails['product']['status'], string>> = {
  abandoned: 'Charge-off reason',
  waived: 'Waiver reason',
  cancelled: 'Cancellation reason',
}

/** Plan that lowers the remaining payments; empty without a hardship plan. */
export function hardshipFacts({ hardship_plan: plan }: FundedProductDetails) {
  if (!plan) return []
  return known([
    { label: 'Start', value: formatDate(plan.starts_on) },
    { label: 'Payment reduction', value: formatPercent(plan.payment_reduction) },
    { label: 'Reason', value: plan.reason ?? '' },
  ])
}

/** Costs as listed in disclosure laws. */
export function costFacts({ product, ...details }: FundedProductDetails) {
  const { currency } = product
  return known([
    { label: 'Finance charge', value: formatCurrency(details.finance_charge_amount, currency) },
    { label: 'Estimated APR', value: formatPercent(details.estimated_apr) },
    { label: 'Estimated monthly cost', value: formatCurrency(details.estimated_monthly_cost, currency) },
  ])
}

/** Earnings of the partner. */
export function revenueShareFacts({ product, ...details }: FundedProductDetails) {
  return known([
    { label: 'Revenue share', value: formatPercent(details.revenue_share_rate) },
    { label: 'Earned to date', value: formatCurrency(details.revenue_share_amount, product.currency) },
  ])
}

/** "$120.00 (4%) behind schedule"; '' if unknown or ended. */
export function paceText({ product, ahead_behind_amount, ahead_behind_rate }: FundedProductDetails): string {
  if (typeof ahead_behind_amount !== 'number' || product.ended_at) return ''
  const plan = planOf(product)
  if (ahead_behind_amount === 0) return `On ${plan}`
  const amount = formatCurrency(Math.abs(ahead_behind_amount), product.currency)
  const rate = ahead_behind_rate ? formatShare(Math.abs(ahead_behind_rate)) : ''
  return `${withNote(amount, rate)} ${ahead_behind_amount > 0 ? 'ahead of' : 'behind'} ${plan}`
}

const withNote = (value: string, note: string) => (value !== '' && note !== '' ? `${value} (${note})` : value)
