import type { BusinessMetadataStatus, FundedProduct, Offer } from '@partner-dashboard/client'
import type { Tone } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { sharedData } from './businessDetail'
import { fundedProductName } from './businessFundedProducts'
import { look } from './look'
import { delinquencyBucket } from './vocabulary'

export type AlertTarget =
  | { kind: 'payment'; productId: string; paymentId: string }
  | { kind: 'payments'; productId: string }
  | { kind: 'offer'; offerId: string }
  | { kind: 'missing' }

export interface BusinessAlert {
  id: string
  tone: Tone
  text: string
  target: AlertTarget
}

const dayCount = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'day' : 'days'}`

/** 'R01 Insufficient funds'. */
export const failureReason = ({
  failure_code,
  failure_message,
}: Pick<NonNullable<FundedProduct['failed_payment']>, 'failure_code' | 'failure_message'>): string =>
  [failure_code, failure_message].filter(Boolean).join(' ') || 'No reason given'

/** 'Retry on 11/25/2026 (attempt 2 of 3)'. */
const retryNote = ({
  attempt,
  next_attempt_at,
}: Pick<NonNullable<FundedProduct['failed_payment']>, 'attempt' | 'next_attempt_at'>): string =>
  next_attempt_at ? `Retry on ${formatDate(next_attempt_at)} (attempt ${attempt + 1} of 3)` : 'No retry scheduled'

/** What has to happen after a bank returned a debit for good. */
export const bankAccountNote = 'Debits are stopped until the business adds another bank account.'

/** '$312.40 failed on 11/20/2026: R01 Insufficient funds. Retry on 11/25/2026 (attempt 2 of 3).' */
export const failedPaymentText = (
  payment: NonNullable<FundedProduct['failed_payment']>,
  needsBankAccount: boolean | undefined,
): string =>
  `${formatCurrency(payment.amount, payment.currency)} failed on ${formatDate(payment.initiated_at)}: ${failureReason(payment)}. ${needsBankAccount ? bankAccountNote : `${retryNote(payment)}.`}`

/** One alert for a product, so that a failed payment and what it left past due aren't two. */
function repaymentAlert(product: FundedProduct): BusinessAlert | undefined {
  const { id, failed_payment: payment, needs_bank_account, days_past_due, past_due_amount, currency } = product
  const late =
    days_past_due > 0 ? `${formatCurrency(past_due_amount, currency)} is ${dayCount(days_past_due)} past due` : ''
  if (payment)
    return {
      id: `failed:${id}`,
      tone: 'negative',
      text: `Payment of ${failedPaymentText(payment, needs_bank_account)}${late && ` ${late}.`}`,
      target: { kind: 'payment', productId: id, paymentId: payment.id },
    }
  const name = fundedProductName(product)
  const texts = [
    late && `${late} on ${name}.`,
    needs_bank_account && (late ? bankAccountNote : `${name}: ${bankAccountNote}`),
  ]
  const text = texts.filter(Boolean).join(' ')
  if (!text) return undefined
  const tone = needs_bank_account ? 'negative' : look(delinquencyBucket, product.delinquency).tone
  return { id: `past-due:${id}`, tone, text, target: { kind: 'payments', productId: id } }
}

const day = 86_400_000
const expiringWithinDays = 7

export const currentOffer = (offers: readonly Offer[]): Offer | undefined => offers.find(({ is_active }) => is_active)

function expiring(offers: readonly Offer[], now: number): BusinessAlert[] {
  const offer = currentOffer(offers)
  if (!offer) return []
  const days = Math.ceil((Date.parse(offer.expires_at) - now) / day)
  if (days > expiringWithinDays) return []
  return [
    {
      id: `expiring:${offer.id}`,
      tone: 'caution',
      text: `The offer of up to ${formatCurrency(offer.max_amount, offer.currency)} expires ${days > 1 ? `in ${dayCount(days)}` : 'within a day'}, on ${formatDate(offer.expires_at)}.`,
      target: { kind: 'offer', offerId: offer.id },
    },
  ]
}

function missing(metadata: Partial<BusinessMetadataStatus> | undefined): BusinessAlert[] {
  const labels = sharedData(metadata ?? {})
    .filter(({ isShared }) => !isShared)
    .map(({ label }, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
  if (labels.length === 0) return []
  const list = [labels.slice(0, -1).join(', '), labels.at(-1)].filter(Boolean).join(' and ')
  return [{ id: 'missing', tone: 'caution', text: `Missing data: ${list}.`, target: { kind: 'missing' } }]
}

interface BusinessFacts {
  products: readonly FundedProduct[] | undefined
  offers: readonly Offer[] | undefined
  metadata: Partial<BusinessMetadataStatus> | undefined
  now: number
}

/** Alerts about the repayment of funded products: failed payments first, then the longest past due. */
export const repaymentAlerts = (products: readonly FundedProduct[]): BusinessAlert[] =>
  products
    .toSorted((one, other) => other.days_past_due - one.days_past_due)
    .toSorted((one, other) => Number(Boolean(other.failed_payment)) - Number(Boolean(one.failed_payment)))
    .flatMap((product) => repaymentAlert(product) ?? [])

/** Alerts about a business, most urgent first. */
export const businessAlerts = ({ products = [], offers = [], metadata, now }: BusinessFacts): BusinessAlert[] => [
  ...repaymentAlerts(products),
  ...expiring(offers, now),
  ...missing(metadata),
]

export type PlannedProduct = Pick<
  FundedProduct,
  'status' | 'currency' | 'next_payment_at' | 'next_payment_amount' | 'repayment_rate'
>

/** '11/24/2026, $450.00', '11/24/2026, 10% of sales', or 'None scheduled'; empty unless outstanding. */
export function nextPayment(product: PlannedProduct): string {
  if (product.status !== 'outstanding') return ''
  const date = formatDate(product.next_payment_at)
  if (!date) return 'None scheduled'
  const share = formatPercent(product.repayment_rate)
  const amount = formatCurrency(product.next_payment_amount, product.currency)
  return [date, amount || (share && `${share} of sales`)].filter(Boolean).join(', ')
}

/** '11/18/2026 to 12/09/2026, Storm damage'. */
export function gracePeriod({ grace_period: period }: Pick<FundedProduct, 'grace_period'>): string {
  if (!period) return ''
  const days = `${formatDate(period.starts_on)} to ${formatDate(period.ends_on)}`
  return period.reason ? `${days}, ${period.reason}` : days
}
