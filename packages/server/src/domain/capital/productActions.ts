import type { components } from '@partner-dashboard/contract'
import { refuse } from '../../platform/refusal'
import { type ActionContext, tell } from './action'
import { found, missing, move, refresh, requireOutstanding, rowsOf, storeOf } from './actionParts'
import { stepKeys, stepsAt } from './applicationActions'
import { feeOf } from './rules'

type Schemas = components['schemas']

const day = 86_400_000

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

/** Ends a product before it is paid. */
export async function endProduct(
  action: ActionContext,
  id: string,
  status: Exclude<Schemas['PaymentPlanStatus'], 'outstanding' | 'paid'>,
): Promise<void> {
  const product = found(await storeOf(action).product(id))
  requireOutstanding(product)
  await rowsOf(action, 'capital_products').update(id, { status }, action.clock())
  await refresh(action, product.business_id)
  await tell(action, `capital_product.${status}`, 'capital_products', id)
}
