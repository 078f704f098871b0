import type { Application, ProductType } from '@partner-dashboard/client'
import { formatCurrency, formatDate, formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { known } from './businessDetail'
import { nameOf, optionsOf } from './look'
import { hasHoldback } from './products'

type Disclosure = NonNullable<Application['disclosure']>
export type AdverseActionCode = NonNullable<Application['adverse_action']>['code']

const frequencies = {
  weekly: 'weekly',
  monthly: 'monthly',
  once: 'once',
} satisfies Record<Disclosure['payment_frequency'], string>

/** Principal reasons of a denial. */
export const adverseActionNames = {
  sales_declining: 'Declining sales',
  sales_history_short: 'Short sales history',
  sales_too_low: 'Sales too low',
  bank_account_unverified: 'Bank account not verified',
  identity_unverified: 'Identity not verified',
  obligations_excessive: 'Excessive obligations',
  payment_history: 'Payment history',
  other: 'Other',
} satisfies Record<AdverseActionCode, string>

export const adverseActionOptions = optionsOf(adverseActionNames)

/** Costs as disclosed. Without agreed payments, payment and term are estimates. */
export function disclosureFacts(disclosure: Disclosure, currency: string, productType: ProductType) {
  const isEstimated = hasHoldback(productType)
  const payment = `${formatCurrency(disclosure.payment_amount, currency)} ${nameOf(frequencies, disclosure.payment_frequency)}`
  return known([
    { label: 'Amount financed', value: formatCurrency(disclosure.amount_financed, currency) },
    { label: 'Finance charge', value: formatCurrency(disclosure.finance_charge, currency) },
    { label: 'Total payments', value: formatCurrency(disclosure.total_payment_amount, currency) },
    { label: 'Estimated APR', value: formatPercent(disclosure.estimated_apr) },
    isEstimated ? { label: 'Estimated payment', value: `${payment} on average` } : { label: 'Payment', value: payment },
    { label: isEstimated ? 'Estimated term' : 'Term', value: `${formatNumber(disclosure.term_days)} days` },
    { label: 'Disclosed', value: formatDate(disclosure.disclosed_at) },
    { label: 'Signed', value: formatDate(disclosure.signed_at) || 'Not signed' },
    { label: 'Version', value: formatDate(disclosure.version) },
  ])
}
