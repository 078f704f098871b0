import type { WebhookEventType } from '@partner-dashboard/client'

const known: Record<WebhookEventType, true> = {
  'balance_transaction.created': true,
  'balance_transaction.updated': true,
  'bank_account.created': true,
  'bank_account.updated': true,
  'business.created': true,
  'business.updated': true,
  'capital_product.abandoned': true,
  'capital_product.cancelled': true,
  'capital_product.funded': true,
  'capital_product.paid_off': true,
  'capital_product.updated': true,
  'capital_product.void': true,
  'capital_product.waived': true,
  'capital_product_application.approved': true,
  'capital_product_application.created': true,
  'capital_product_application.denied': true,
  'capital_product_application.submitted': true,
  'capital_product_application.withdrawn': true,
  'capital_product_offer.closed': true,
  'capital_product_offer.created': true,
  'capital_product_payment.created': true,
  'capital_product_payment.failed': true,
  'capital_product_payment.succeeded': true,
  'credit_limit.created': true,
  'credit_limit.updated': true,
  'daily_sales_record.created': true,
  'daily_sales_record.updated': true,
  'dataset_upload.completed': true,
  'dataset_upload.failed': true,
  'eligibility.evaluated': true,
  'grace_period.created': true,
  'grace_period.updated': true,
  'line_of_credit.created': true,
  'line_of_credit.updated': true,
  'line_of_credit_application.approved': true,
  'line_of_credit_application.created': true,
  'line_of_credit_application.denied': true,
  'line_of_credit_application.withdrawn': true,
  'net_settlement.applied': true,
  'net_settlement.cancelled': true,
  'net_settlement.created': true,
  'order.accepted': true,
  'order.cancelled': true,
  'order.created': true,
  'order.finalized': true,
  'person.created': true,
  'person.updated': true,
  'person_business_relationship.created': true,
  'person_business_relationship.updated': true,
  'processor_link.created': true,
  'processor_link.updated': true,
  'refund.succeeded': true,
  'refund.updated': true,
  'test.ping': true,
}

const isKnown = (type: string): type is WebhookEventType => Object.hasOwn(known, type)

export const eventTypes = Object.keys(known).filter(isKnown)

/** Drops types that the contract no longer has. */
export const knownTypes = (types: readonly string[]) => types.filter(isKnown)

type ObjectName = WebhookEventType extends infer Type ? (Type extends `${infer Name}.${string}` ? Name : never) : never

const groupOf = {
  business: 'Businesses',
  person: 'Businesses',
  person_business_relationship: 'Businesses',
  bank_account: 'Businesses',
  capital_product_offer: 'Offers',
  eligibility: 'Offers',
  capital_product_application: 'Applications',
  capital_product: 'Funded products',
  grace_period: 'Funded products',
  capital_product_payment: 'Payments',
  refund: 'Payments',
  balance_transaction: 'Payments',
  line_of_credit: 'Lines of credit',
  line_of_credit_application: 'Lines of credit',
  credit_limit: 'Lines of credit',
  order: 'Orders',
  net_settlement: 'Orders',
  daily_sales_record: 'Data sharing',
  dataset_upload: 'Data sharing',
  processor_link: 'Data sharing',
} satisfies Record<Exclude<ObjectName, 'test'>, string>

/** Types an endpoint can subscribe to, by subject. A test delivery goes to every endpoint. */
export const typeGroups = [...new Set(Object.values(groupOf))].map((label) => ({
  label,
  types: Object.entries(groupOf).flatMap(([name, group]) =>
    group === label ? eventTypes.filter((type) => type.startsWith(`${name}.`)) : [],
  ),
}))
