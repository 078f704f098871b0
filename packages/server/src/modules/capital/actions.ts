import type { components } from '@partner-dashboard/contract'
import { refuse } from '../../contract/refusal'
import { refreshBusinesses } from '../businesses/refreshStore'
import { resourceStore } from '../publicApi/resourceStore'
import { resources } from '../publicApi/resources'
import { type ActionContext, tell } from './action'
import { actionStore, type PaymentRow, type ProductRow } from './actionStore'
import { feeOf, isWeekend, refundedParts, shareOf } from './rules'

type Schemas = components['schemas']

const day = 86_400_000

const storeOf = ({ database, partner }: ActionContext) => actionStore(database, partner)
const rowsOf = ({ database, partner }: ActionContext, name: keyof typeof resources) =>
  resourceStore(database, partner, resources[name])
const refresh = ({ database, partner, clock }: ActionContext, businessId: string) =>
  refreshBusinesses(database, partner, clock(), businessId)

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw refuse.notFound()
  return value
}

/** A part of a body that names an object which is not there. */
const missing = (pointer: string) =>
  refuse.invalid({ in: 'body', pointer, code: 'not_found', detail: 'names nothing that is there' })

export function onlySandbox({ partner }: ActionContext): void {
  if (partner.mode !== 'sandbox') throw refuse.conflict('sandbox_only', 'This is possible in the sandbox only.')
}

export const stepKeys = ['business_info', 'owner_info', 'bank_account', 'identity', 'review', 'agreement'] as const

const stepsAt = (reached: number, at: Schemas['StepStatus']) =>
  JSON.stringify(
    stepKeys.map((key, index) => ({
      key,
      status: index < reached ? 'completed' : index === reached ? at : 'not_started',
    })),
  )

export interface NewOffer {
  businessId: string
  productType: Schemas['ProductType']
  minMinor: number
  maxMinor: number
  feeRate: number
  repaymentRate: number | null
  startsAt?: string
  expiresAt?: string
  campaignType?: string
  isTopUp?: boolean
  isMarketable?: boolean
  discountRate?: number
}

export async function createOffer(action: ActionContext, offer: NewOffer): Promise<string> {
  const store = storeOf(action)
  const now = action.clock()
  const business = await store.business(offer.businessId)
  if (!business) throw missing('/business_id')
  if (offer.maxMinor < offer.minMinor || offer.maxMinor === 0) {
    throw refuse.invalid({
      in: 'body',
      pointer: '/max_amount',
      code: 'range',
      detail: 'must not be less than min_amount, and more than 0',
    })
  }
  const startsAt = offer.startsAt ?? now.toISOString()
  const expiresAt = offer.expiresAt ?? new Date(Date.parse(startsAt) + 30 * day).toISOString()
  if (Date.parse(expiresAt) <= Math.max(now.getTime(), Date.parse(startsAt))) {
    throw refuse.invalid({
      in: 'body',
      pointer: '/expires_at',
      code: 'range',
      detail: 'must be later than starts_at and now',
    })
  }
  if (business.is_opted_out) throw refuse.conflict('opted_out', 'The business wants no offers.')
  const promotion = offer.discountRate
    ? { id: null, discount_rate: String(offer.discountRate) }
    : await store.runningDiscount(offer.businessId, offer.productType, now.toISOString())
  const id = action.ids()
  await rowsOf(action, 'capital_product_offers').insert(
    id,
    {
      business_id: offer.businessId,
      product_type: offer.productType,
      status: 'open',
      min_minor: offer.minMinor,
      max_minor: offer.maxMinor,
      currency: business.currency,
      fee_rate: offer.feeRate,
      repayment_rate: offer.repaymentRate,
      starts_at: startsAt,
      expires_at: expiresAt,
      campaign_type: offer.campaignType ?? (promotion ? 'promotion' : 'standard'),
      is_top_up: offer.isTopUp ?? false,
      is_marketable: offer.isMarketable ?? true,
      discount_rate: promotion?.discount_rate ?? null,
      fee_discount_id: promotion?.id ?? null,
    },
    now,
  )
  await refresh(action, offer.businessId)
  await tell(action, 'capital_product_offer.created', 'capital_product_offers', id)
  return id
}

export async function closeOffer(action: ActionContext, id: string): Promise<void> {
  const offer = found(await storeOf(action).offer(id))
  if (offer.status !== 'open') throw refuse.conflict('offer_not_open', 'The offer is not open any more.')
  await rowsOf(action, 'capital_product_offers').update(id, { status: 'closed' }, action.clock())
  await refresh(action, offer.business_id)
  await tell(action, 'capital_product_offer.closed', 'capital_product_offers', id)
}

interface NewApplication {
  businessId?: string
  offerId: string
  amountMinor?: number
}

export async function apply(
  action: ActionContext,
  { businessId, offerId, amountMinor }: NewApplication,
): Promise<string> {
  const store = storeOf(action)
  const now = action.clock()
  const offer = await store.offer(offerId)
  if (!offer) throw missing('/offer_id')
  if (businessId !== undefined && offer.business_id !== businessId) throw missing('/offer_id')
  const isOpen =
    offer.status === 'open' &&
    Date.parse(offer.starts_at) <= now.getTime() &&
    now.getTime() < Date.parse(offer.expires_at)
  if (!isOpen) throw refuse.conflict('offer_not_open', 'The offer is not open any more.')
  const amount = amountMinor ?? offer.max_minor
  requireWithin(amount, offer)
  await store.business(offer.business_id)
  if (await store.hasOpenApplication(offer.business_id)) {
    throw refuse.conflict('application_pending', 'The business has an application that is not decided or funded yet.')
  }
  const id = action.ids()
  await rowsOf(action, 'capital_product_applications').insert(
    id,
    {
      business_id: offer.business_id,
      offer_id: offerId,
      product_type: offer.product_type,
      status: 'in_progress',
      approval: 'not_started',
      steps: stepsAt(3, 'in_progress'),
      requested_minor: amount,
      currency: offer.currency,
    },
    now,
  )
  await refresh(action, offer.business_id)
  await tell(action, 'capital_product_application.created', 'capital_product_applications', id)
  return id
}

export function requireWithin(amount: number, offer: { min_minor: number; max_minor: number }): void {
  if (amount < offer.min_minor || amount > offer.max_minor) {
    const detail = `must be from ${offer.min_minor / 100} to ${offer.max_minor / 100}`
    throw refuse.invalid({ in: 'body', pointer: '/requested_amount', code: 'range', detail })
  }
}

/** One change of an application's state, allowed from some states only. */
async function moveApplication(
  action: ActionContext,
  id: string,
  {
    from,
    code,
    why,
    values,
    event,
  }: { from: readonly string[]; code: string; why: string; values: Record<string, unknown>; event: string },
): Promise<void> {
  const application = found(await storeOf(action).application(id))
  if (!from.includes(application.status)) throw refuse.conflict(code, why)
  await rowsOf(action, 'capital_product_applications').update(id, values, action.clock())
  await refresh(action, application.business_id)
  await tell(action, `capital_product_application.${event}`, 'capital_product_applications', id)
}

export const submitApplication = (action: ActionContext, id: string) =>
  moveApplication(action, id, {
    from: ['in_progress', 'action_required'],
    code: 'application_not_open',
    why: 'Only an application that waits for the business can be handed in.',
    values: {
      status: 'under_review',
      approval: 'under_review',
      steps: stepsAt(4, 'in_progress'),
      needs: [],
      submitted_at: action.clock().toISOString(),
    },
    event: 'submitted',
  })

export const withdrawApplication = (action: ActionContext, id: string) =>
  moveApplication(action, id, {
    from: ['in_progress', 'action_required', 'under_review', 'approved'],
    code: 'application_decided',
    why: 'The application was decided already.',
    values: { status: 'withdrawn', decided_at: action.clock().toISOString() },
    event: 'withdrawn',
  })

export async function decide(action: ActionContext, id: string, isApproved: boolean, reason?: string): Promise<void> {
  found(await storeOf(action).application(id))
  onlySandbox(action)
  await moveApplication(action, id, {
    from: ['under_review'],
    code: 'not_under_review',
    why: 'Only an application that is under review can be decided.',
    values: isApproved
      ? {
          status: 'approved',
          approval: 'approved',
          steps: stepsAt(5, 'in_progress'),
          decided_at: action.clock().toISOString(),
        }
      : {
          status: 'denied',
          steps: stepsAt(4, 'failed'),
          decision_reasons: [reason?.trim() || 'Denied in manual review.'],
          decided_at: action.clock().toISOString(),
        },
    event: isApproved ? 'approved' : 'denied',
  })
}

/** Pays an approved application out. */
export async function fund(action: ActionContext, applicationId: string, pointer?: string): Promise<string> {
  const store = storeOf(action)
  const now = action.clock()
  const application = await store.application(applicationId)
  if (!application) throw pointer ? missing(pointer) : refuse.notFound()
  if (application.status !== 'approved')
    throw refuse.conflict('not_approved', 'Only an approved application can be funded.')
  const offer = application.offer_id === null ? undefined : await store.offer(application.offer_id)
  if (!offer) throw refuse.conflict('offer_missing', 'The application has no offer.')
  const { fee, discount } = feeOf(application.requested_minor, Number(offer.fee_rate), Number(offer.discount_rate ?? 0))
  const business = found(await store.business(application.business_id))
  const id = await insertProduct(action, {
    businessId: application.business_id,
    applicationId,
    productType: application.product_type,
    advance: application.requested_minor,
    fee,
    discount,
    feeDiscountId: offer.fee_discount_id,
    repaymentRate: offer.repayment_rate === null ? null : Number(offer.repayment_rate),
    currency: application.currency,
    monthlySales: business.monthly_sales_minor,
  })
  await rowsOf(action, 'capital_product_offers').update(offer.id, { status: 'accepted' }, now)
  await rowsOf(action, 'capital_product_applications').update(
    applicationId,
    { status: 'funded', steps: stepsAt(stepKeys.length, 'completed') },
    now,
  )
  await refresh(action, application.business_id)
  await tell(action, 'capital_product.funded', 'capital_products', id, [`application_${applicationId}`])
  return id
}

export interface NewProduct {
  businessId: string
  applicationId: string | null
  productType: Schemas['ProductType']
  advance: number
  fee: number
  discount: number
  feeDiscountId: string | null
  repaymentRate: number | null
  currency: Schemas['Currency']
  monthlySales: number
  termDays?: number
}

export async function insertProduct(action: ActionContext, product: NewProduct): Promise<string> {
  const now = action.clock()
  const total = product.advance + product.fee
  const isTerm = product.productType === 'term_loan'
  const pace = (product.monthlySales / 30) * (product.repaymentRate ?? 0)
  const termDays =
    product.termDays ?? (isTerm ? 365 : Math.min(540, Math.max(60, pace > 0 ? Math.round(total / pace) : 240)))
  const id = action.ids()
  await rowsOf(action, 'capital_products').insert(
    id,
    {
      business_id: product.businessId,
      application_id: product.applicationId,
      product_type: product.productType,
      status: 'outstanding',
      advance_minor: product.advance,
      fee_minor: product.fee,
      total_minor: total,
      discount_minor: product.discount,
      fee_discount_id: product.feeDiscountId,
      repayment_rate: product.repaymentRate,
      currency: product.currency,
      funded_at: now.toISOString(),
      repayments_begin_at: new Date(now.getTime() + day).toISOString(),
      minimum_minor: Math.floor(total / 18 / 100) * 100,
      estimated_term_days: termDays,
      term_months: isTerm ? 12 : null,
    },
    now,
  )
  await move(action, {
    type: 'funding',
    businessId: product.businessId,
    minor: -product.advance,
    currency: product.currency,
    related: `capital_product_${id}`,
  })
  return id
}

interface Movement {
  type: string
  businessId: string
  minor: number
  currency: string
  related: string
}

const move = (action: ActionContext, { type, businessId, minor, currency, related }: Movement) =>
  rowsOf(action, 'balance_transactions').insert(
    action.ids(),
    {
      type,
      business_id: businessId,
      amount_minor: minor,
      currency,
      related_object_id: related,
      occurred_at: action.clock().toISOString(),
    },
    action.clock(),
  )

export const failureWords: Record<string, string> = {
  insufficient_funds: 'The account had not enough money.',
  account_closed: 'The account was closed.',
  no_account: 'There is no such account.',
  declined: 'The bank declined the payment.',
}

interface NewPayment {
  productId: string
  amount: number
  type: Schemas['PaymentType']
  at?: Date
}

/** Begins a payment; it is pending until it settles. */
export async function beginPayment(
  action: ActionContext,
  { productId, amount, type, at }: NewPayment,
  pointer = '',
): Promise<string> {
  const store = storeOf(action)
  const product = await store.product(productId)
  if (!product) throw pointer ? missing(pointer) : refuse.notFound()
  if (product.status !== 'outstanding')
    throw refuse.conflict('not_outstanding', 'Nothing is to be paid on this product any more.')
  const left = product.outstanding_minor - (await store.pendingOf(productId))
  if (amount <= 0 || amount > left) {
    const detail = `must be more than 0 and at most ${left / 100}, what is outstanding and not pending`
    throw refuse.invalid({ in: 'body', pointer: '/amount', code: 'range', detail })
  }
  const id = action.ids()
  const now = at ?? action.clock()
  await rowsOf(action, 'capital_product_payments').insert(
    id,
    {
      capital_product_id: productId,
      type,
      status: 'pending',
      amount_minor: amount,
      currency: product.currency,
      initiated_at: now.toISOString(),
    },
    action.clock(),
  )
  return id
}

/** Settles a pending payment: it arrived, or failed for a reason. */
export async function settlePayment(
  action: ActionContext,
  id: string,
  { failureCode, at }: { failureCode?: string; at?: Date } = {},
): Promise<void> {
  const store = storeOf(action)
  const payment = found(await store.payment(id))
  if (payment.status !== 'pending') throw refuse.conflict('payment_settled', 'The payment has settled already.')
  const product = found(await store.product(payment.capital_product_id))
  const now = at ?? action.clock()
  if (failureCode !== undefined) {
    await rowsOf(action, 'capital_product_payments').update(
      id,
      {
        status: 'failed',
        failure_code: failureCode,
        failure_message: failureWords[failureCode] ?? 'The payment failed.',
      },
      action.clock(),
    )
    await tell(action, 'capital_product_payment.failed', 'capital_product_payments', id, [
      `business_${product.business_id}`,
    ])
    return
  }
  await rowsOf(action, 'capital_product_payments').update(
    id,
    { status: 'succeeded', settled_at: now.toISOString() },
    action.clock(),
  )
  const isPaidOff = await changePaid(action, product, payment.amount_minor, now)
  const related = `payment_${id}`
  const base = { businessId: product.business_id, currency: product.currency, related }
  await move(action, { ...base, type: 'repayment', minor: payment.amount_minor })
  const share = shareOf(payment.amount_minor, product)
  if (share > 0) await move(action, { ...base, type: 'revenue_share', minor: -share })
  await tell(action, 'capital_product_payment.succeeded', 'capital_product_payments', id, [
    `business_${product.business_id}`,
  ])
  if (isPaidOff) await tell(action, 'capital_product.paid_off', 'capital_products', product.id)
}

/** Adds to what was paid on a product, and answers whether that was the last of it. */
async function changePaid(action: ActionContext, product: ProductRow, by: number, now: Date): Promise<boolean> {
  const paid = product.paid_minor + by
  const isPaidOff = paid >= product.total_minor
  await rowsOf(action, 'capital_products').update(
    product.id,
    {
      paid_minor: paid,
      ...(isPaidOff ? { status: 'paid', paid_off_at: now.toISOString() } : {}),
      ...(by < 0 && product.status === 'paid' ? { status: 'outstanding', paid_off_at: null } : {}),
    },
    action.clock(),
  )
  await refresh(action, product.business_id)
  return isPaidOff
}

/** Lets days go by: the product's history moves into the past, and each day's sales are paid from. Answers the payments. */
export async function advanceDays(action: ActionContext, productId: string, days: number): Promise<string[]> {
  const store = storeOf(action)
  const product = found(await store.product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  const business = found(await store.business(product.business_id))
  await store.age(productId, days)
  const today = action.clock().toISOString().slice(0, 10)
  const sales = await store.fillSales(business, today, days)
  const payments: string[] = []
  let left = product.outstanding_minor - (await store.pendingOf(productId))
  for (const { sold_on, net_minor } of sales) {
    const at = new Date(`${sold_on}T12:00:00Z`)
    if (left <= 0) break
    if (isWeekend(at)) continue
    const share =
      product.repayment_rate === null
        ? product.total_minor / product.estimated_term_days
        : net_minor * Number(product.repayment_rate)
    const amount = Math.min(left, Math.max(1, Math.round(share)))
    const id = await beginPayment(action, {
      productId,
      amount,
      type: product.repayment_rate === null ? 'scheduled' : 'sales_based',
      at,
    })
    await settlePayment(action, id, { at })
    payments.push(id)
    left -= amount
  }
  return payments
}

function requireOutstanding(product: ProductRow): void {
  if (product.status !== 'outstanding')
    throw refuse.conflict('not_outstanding', 'Nothing is to be paid on this product any more.')
}

/** The amount of the next payment at the usual pace. */
const usualAmount = (product: ProductRow) =>
  Math.min(product.outstanding_minor, Math.max(1, Math.round(product.total_minor / product.estimated_term_days)))

export async function missPayment(action: ActionContext, productId: string): Promise<string> {
  const product = found(await storeOf(action).product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  const id = await beginPayment(action, { productId, amount: usualAmount(product), type: 'scheduled' })
  await settlePayment(action, id, { failureCode: 'insufficient_funds' })
  return id
}

export async function payOff(action: ActionContext, productId: string): Promise<string> {
  const store = storeOf(action)
  const product = found(await store.product(productId))
  onlySandbox(action)
  requireOutstanding(product)
  const amount = product.outstanding_minor - (await store.pendingOf(productId))
  if (amount <= 0) throw refuse.conflict('payment_pending', 'All that is left is pending already.')
  const id = await beginPayment(action, { productId, amount, type: 'manual' })
  await settlePayment(action, id)
  return id
}

/** Gives back all or part of a payment, and takes back what the partner has earned by it. */
export async function refund(
  action: ActionContext,
  payment: PaymentRow,
  { amount, reason }: { amount?: number; reason?: string | null },
): Promise<string> {
  const store = storeOf(action)
  if (payment.status !== 'succeeded')
    throw refuse.conflict('payment_not_settled', 'Only a payment that arrived can be refunded.')
  const refunded = await store.refundedOf(payment.id)
  const left = payment.amount_minor - refunded
  const minor = amount ?? left
  if (minor <= 0 || minor > left) {
    const detail = `must be more than 0 and at most ${left / 100}, what is left of the payment`
    throw refuse.invalid({ in: 'body', pointer: '/amount', code: 'range', detail })
  }
  const product = found(await store.product(payment.capital_product_id))
  const { fee, share } = refundedParts(refunded, minor, product)
  const id = action.ids()
  await rowsOf(action, 'refunds').insert(
    id,
    {
      payment_id: payment.id,
      capital_product_id: product.id,
      fee_minor: fee,
      share_minor: share,
      amount_minor: minor,
      currency: payment.currency,
      reason: reason ?? null,
      status: 'succeeded',
    },
    action.clock(),
  )
  await changePaid(action, product, -minor, action.clock())
  const base = { businessId: product.business_id, currency: payment.currency, related: `refund_${id}` }
  await move(action, { ...base, type: 'refund', minor: -minor })
  if (share > 0) await move(action, { ...base, type: 'revenue_share', minor: share })
  await tell(action, 'refund.succeeded', 'refunds', id, [
    `business_${product.business_id}`,
    `capital_product_${product.id}`,
  ])
  return id
}

export async function refundLast(action: ActionContext, productId: string, amount?: number): Promise<string> {
  const store = storeOf(action)
  found(await store.product(productId))
  onlySandbox(action)
  const payment = await store.lastPaid(productId)
  if (!payment) throw refuse.conflict('nothing_paid', 'Nothing was paid yet.')
  return refund(action, payment, { amount })
}

/** Ends a product before it is paid. */
export async function endProduct(
  action: ActionContext,
  id: string,
  status: Schemas['PaymentPlanStatus'],
): Promise<void> {
  const product = found(await storeOf(action).product(id))
  requireOutstanding(product)
  await rowsOf(action, 'capital_products').update(id, { status }, action.clock())
  await refresh(action, product.business_id)
  await tell(action, `capital_product.${status}`, 'capital_products', id)
}
