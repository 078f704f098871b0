import type {
  ApplicationFilter,
  ApplicationStatus,
  AuditEventQuery,
  BusinessActivity,
  BusinessLack,
  BusinessStatus,
  CrmSyncMode,
  DatasetType,
  DelinquencyBucket,
  DeliveryStatus,
  FeeDiscountBusiness,
  IncorporationType,
  IngestionStatus,
  OfferFilter,
  OfferStatus,
  Order,
  OrderStatus,
  PaymentPlanStatus,
  ProductActivity,
  ProductType,
  PromotionState,
  ReportKind,
  ValidationResult,
} from '@partner-dashboard/client'
import type { Look } from './look'

// Enum values of the contract with labels, shared by schemas, filters, pills and forms. Plain data, since the search
// schemas of all routes are part of the first download.

export const products = {
  merchant_cash_advance: 'Merchant cash advance',
  flex_loan: 'Flex loan',
  term_loan: 'Term loan',
  bnpl: 'BNPL',
  spend_card: 'Spend card',
} satisfies Record<ProductType, string>

export const currencies = { USD: 'USD', CAD: 'CAD' } satisfies Record<
  NonNullable<OfferFilter['currency']>[number],
  string
>

export const businessStatus = {
  no_offer: { tone: 'neutral', label: 'No offer' },
  offer_available: { tone: 'info', label: 'Offer available' },
  applied: { tone: 'caution', label: 'Applied' },
  funded: { tone: 'positive', label: 'Funded' },
  repaid: { tone: 'neutral', label: 'Repaid' },
} satisfies Record<BusinessStatus, Look>

export const businessActivity = {
  offered: 'Offer opened',
  applied: 'Application started',
  funded: 'Funded',
  repaid: 'Paid off',
  offer_applied: 'Offer led to an application',
  offer_funded: 'Offer led to funding',
  offer_repaid: 'Offer led to payoff',
} satisfies Record<BusinessActivity, string>

export const incorporationTypes = {
  llc: 'LLC',
  corporation: 'Corporation',
  sole_proprietorship: 'Sole proprietorship',
  partnership: 'Partnership',
  cooperative: 'Cooperative',
  business_trust: 'Business trust',
  joint_venture: 'Joint venture',
  other: 'Other',
} satisfies Record<IncorporationType, string>

/** Payment plan status of the specification. An abandoned plan is what lenders call charged off. */
export const planStatus = {
  outstanding: { tone: 'info', label: 'Outstanding' },
  paid: { tone: 'positive', label: 'Paid' },
  abandoned: { tone: 'negative', label: 'Charged off' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  waived: { tone: 'neutral', label: 'Waived' },
  void: { tone: 'neutral', label: 'Void' },
} satisfies Record<PaymentPlanStatus, Look>

/** Days past due of the outstanding amount. */
export const delinquencyBucket = {
  current: { tone: 'positive', label: 'Current' },
  '1_29': { tone: 'caution', label: '1–29 days past due' },
  '30_59': { tone: 'caution', label: '30–59 days past due' },
  '60_89': { tone: 'negative', label: '60–89 days past due' },
  '90_plus': { tone: 'negative', label: '90+ days past due' },
} satisfies Record<DelinquencyBucket, Look>

/** Colors of the buckets in bars and charts, by severity. */
export const delinquencyTones = {
  current: 'positive',
  '1_29': 'severity1',
  '30_59': 'severity2',
  '60_89': 'severity3',
  '90_plus': 'severity4',
  charged_off: 'neutral',
} as const

export const productActivity = {
  funded: 'Funded',
  payment_succeeded: 'Payment succeeded',
  payment_failed: 'Payment failed',
  paid_off: 'Paid off',
} satisfies Record<ProductActivity, string>

export const applicationStatus = {
  in_progress: { tone: 'neutral', label: 'In progress' },
  action_required: { tone: 'caution', label: 'Action required' },
  under_review: { tone: 'caution', label: 'Under review' },
  approved: { tone: 'positive', label: 'Approved' },
  denied: { tone: 'negative', label: 'Denied' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
  expired: { tone: 'neutral', label: 'Expired' },
  funded: { tone: 'positive', label: 'Funded' },
} satisfies Record<ApplicationStatus, Look>

/** Application statuses without the flag `pd_application_statuses`. */
export const applicationDecision = {
  not_started: { tone: 'neutral', label: 'Not started' },
  under_review: { tone: 'caution', label: 'Under review' },
  approved: { tone: 'positive', label: 'Approved' },
  denied: { tone: 'negative', label: 'Denied' },
} satisfies Record<NonNullable<ApplicationFilter['decision']>[number], Look>

export const offerStatus = {
  open: { tone: 'info', label: 'Open' },
  accepted: { tone: 'positive', label: 'Accepted' },
  expired: { tone: 'neutral', label: 'Expired' },
  closed: { tone: 'neutral', label: 'Closed' },
  replaced: { tone: 'neutral', label: 'Replaced' },
} satisfies Record<OfferStatus, Look>

export const orderStatus = {
  opened: { tone: 'caution', label: 'Opened' },
  accepted: { tone: 'info', label: 'Accepted' },
  finalized: { tone: 'positive', label: 'Finalized' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
} satisfies Record<OrderStatus, Look>

export const orderTermTypes = { net: 'Net terms', installments: 'Installments' } satisfies Record<
  Order['terms']['type'],
  string
>

export const promotionState = {
  under_review: { tone: 'caution', label: 'Under review' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  running: { tone: 'positive', label: 'Running' },
  ended: { tone: 'neutral', label: 'Ended' },
  denied: { tone: 'negative', label: 'Denied' },
} satisfies Record<PromotionState, Look>

export const promotionActivity = {
  none: { tone: 'neutral', label: 'No activity' },
  offered: { tone: 'info', label: 'Viewed offer' },
  applied: { tone: 'caution', label: 'Applied' },
  funded: { tone: 'positive', label: 'Funded' },
} satisfies Record<FeeDiscountBusiness['activity'], Look>

/** Status of a delivery or attempt, for webhooks and the CRM. */
export const deliveryStatus = {
  pending: { tone: 'info', label: 'Waiting' },
  sending: { tone: 'info', label: 'Sending' },
  success: { tone: 'positive', label: 'Delivered' },
  failed: { tone: 'negative', label: 'Failed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
} satisfies Record<DeliveryStatus, Look>

/** The specification's labels. */
export const crmModes = { push: 'Push (normal)', pull: 'Pull (sync)' } satisfies Record<CrmSyncMode, string>

export const datasets = {
  businesses: 'Businesses',
  owners: 'Owners',
  bank_accounts: 'Bank accounts',
  sales: 'Daily sales',
} satisfies Record<DatasetType, string>

export const uploadStatus = {
  processing: { tone: 'info', label: 'Processing' },
  completed: { tone: 'positive', label: 'Completed' },
  failed: { tone: 'negative', label: 'Failed' },
} satisfies Record<IngestionStatus, Look>

export const severities = {
  error: { tone: 'negative', label: 'Error' },
  warning: { tone: 'caution', label: 'Warning' },
} satisfies Record<ValidationResult['severity'], Look>

export const missingDataLabels = {
  owners: 'No owner',
  bank_accounts: 'No bank account',
  sales: 'No sales',
  recent_sales: 'No recent sales',
} satisfies Record<BusinessLack, string>

export const reportNames = {
  funded_products: 'Funded products',
  repayments: 'Repayments',
  daily_sales: 'Daily sales',
  net_settlement: 'Net settlement',
  balance_transactions: 'Balance transactions',
  revenue_share: 'Revenue share',
} satisfies Record<ReportKind, string>

export const auditKinds = { change: 'Changes', security: 'Security' } satisfies Record<
  NonNullable<AuditEventQuery['kind']>,
  string
>
