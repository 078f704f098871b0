import type { components } from '@partner-dashboard/contract'
import { refuse } from '../../platform/refusal'
import { type ActionContext, emitEvent } from './action'
import { missing, orNotFound, refresh, rowsOf, storeOf } from './actionParts'
import { requireOfferWithin } from './limits'
import { isSalesBased } from './pricing'

type Schemas = components['schemas']

const day = 86_400_000
/** Default holdback of an offer. */
const usualRepaymentRate = 0.1

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

export async function createOffer(
  action: ActionContext,
  offer: NewOffer,
  amountPointer = '/max_amount',
): Promise<string> {
  const store = storeOf(action)
  const now = action.clock()
  const business = await store.business(offer.businessId)
  if (!business) throw missing('/business_id')
  if (offer.productType === 'bnpl') {
    throw refuse.invalid({
      in: 'body',
      pointer: '/product_type',
      code: 'enum',
      detail: 'must not be bnpl, because a finalized order funds it',
    })
  }
  if (offer.maxMinor < offer.minMinor || offer.maxMinor === 0) {
    throw refuse.invalid({
      in: 'body',
      pointer: amountPointer,
      code: 'range',
      detail: 'must not be less than min_amount, and more than 0',
    })
  }
  if (offer.repaymentRate === 0 && isSalesBased(offer.productType)) {
    const detail = 'must be more than 0, or the product is never repaid'
    throw refuse.invalid({ in: 'body', pointer: '/repayment_rate', code: 'range', detail })
  }
  await requireOfferWithin(action, offer, amountPointer)
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
  if (business.is_opted_out) throw refuse.conflict('opted_out', 'The business opted out of offers. Opt it in first.')
  const promotion = offer.discountRate
    ? { id: null, discount_rate: String(offer.discountRate) }
    : await store.runningDiscount(offer.businessId, offer.productType, business.currency, now.toISOString())
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
      repayment_rate: isSalesBased(offer.productType) ? (offer.repaymentRate ?? usualRepaymentRate) : null,
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
  await emitEvent(action, 'capital_product_offer.created', 'capital_product_offers', id)
  return id
}

export async function closeOffer(action: ActionContext, id: string): Promise<void> {
  const offer = orNotFound(await storeOf(action).offer(id))
  if (offer.status !== 'open')
    throw refuse.conflict('offer_not_open', 'The offer is no longer open. Create another one.')
  await rowsOf(action, 'capital_product_offers').update(id, { status: 'closed' }, action.clock())
  await refresh(action, offer.business_id)
  await emitEvent(action, 'capital_product_offer.closed', 'capital_product_offers', id)
}
