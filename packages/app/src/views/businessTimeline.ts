import type { TimelineEvent } from '@partner-dashboard/client'
import { type Look, look } from './look'
import { planStatus } from './vocabulary'

/** Labels of event types; unknown ones are derived from the name. */
const happenings: Record<string, Look> = {
  'business.added': { tone: 'neutral', label: 'Business added' },
  'bank_account.added': { tone: 'neutral', label: 'Bank account added' },
  'offer.created': { tone: 'info', label: 'Offer created' },
  'application.created': { tone: 'neutral', label: 'Application started' },
  'application.submitted': { tone: 'info', label: 'Application submitted' },
  'application.approved': { tone: 'positive', label: 'Application approved' },
  'application.denied': { tone: 'negative', label: 'Application denied' },
  'application.withdrawn': { tone: 'neutral', label: 'Application withdrawn' },
  'application.expired': { tone: 'neutral', label: 'Application expired' },
  'capital_product.funded': { tone: 'positive', label: 'Funded' },
  'capital_product.paid_off': { tone: 'positive', label: 'Paid off' },
  'capital_product.abandoned': planStatus.abandoned,
  'capital_product.waived': { tone: 'neutral', label: 'Waived' },
  'capital_product.hardship_plan_started': { tone: 'caution', label: 'Hardship plan started' },
  'capital_product.cancelled': { tone: 'neutral', label: 'Funded product cancelled' },
  'capital_product.void': { tone: 'neutral', label: 'Funded product voided' },
  'payment.failed': { tone: 'negative', label: 'Payment failed' },
  'refund.created': { tone: 'neutral', label: 'Payment refunded' },
  'waiver.created': { tone: 'neutral', label: 'Amount waived' },
  'grace_period.created': { tone: 'neutral', label: 'Grace period granted' },
  'order.opened': { tone: 'neutral', label: 'Order opened' },
  'order.finalized': { tone: 'positive', label: 'Order finalized' },
  'order.cancelled': { tone: 'neutral', label: 'Order cancelled' },
}

export const happening = ({ type }: Pick<TimelineEvent, 'type'>): Look =>
  look(happenings, Object.hasOwn(happenings, type ?? '') ? type : type?.replaceAll('.', ' '))

/** Offers have a maximum amount, other events an exact one. */
export const amountText = (type: string | null | undefined, amount: string) =>
  type === 'offer.created' ? `Up to ${amount}` : amount

/** Type of an object by its ID: `capital_product_8c1f…` is a `capital_product`. */
export const kindOf = (objectId: string | null | undefined): string =>
  /^(.+)_[0-9a-f]{8}-[0-9a-f-]{27}$/.exec(objectId ?? '')?.[1] ?? ''
