import type { components } from '@partner-dashboard/contract'
import type { ProblemPart } from '../../platform/refusal'

type Schemas = components['schemas']
export type PromotionState = Schemas['PromotionState']

const day = 86_400_000
/** Maximum days ahead. */
const longest = 5 * 366

/** A parsed promotion, with rates and times as stored. */
export interface NewPromotion {
  name: string
  discountRate: number
  products: Schemas['ProductType'][]
  startsAt: string
  /** End of its last day. */
  endsAt: string
  audience: Schemas['Audience']
  budgetMinor: number | null
  fundedBy: 'partner' | 'lender'
}

/** Parses a request, or returns the error with a pointer below `base`. */
export function readPromotion(
  request: Schemas['FeeDiscountRequest'],
  now: Date,
  base = '',
): { promotion: NewPromotion } | { problem: ProblemPart } {
  const problem = (field: string, code: string, detail: string) => ({
    problem: { in: 'body', pointer: `${base}/${field}`, code, detail } satisfies ProblemPart,
  })
  const { starts_at, ends_at, audience } = request
  const today = now.toISOString().slice(0, 10)
  const name = request.name.trim()
  if (name === '') return problem('name', 'minLength', 'must not be empty')
  // Stored with five decimals, so smaller rates are 0.
  const discountRate = Math.round(request.discount_rate * 100_000) / 100_000
  if (discountRate <= 0) return problem('discount_rate', 'range', 'must be more than 0')
  if (starts_at < today) return problem('starts_at', 'past', 'must be today (UTC) or later')
  if (ends_at < starts_at) return problem('ends_at', 'range', 'must not be before starts_at')
  if (ends_at > dayAfter(today, longest)) return problem('ends_at', 'range', 'must be within the next five years')
  if (audience.type === 'list' && !audience.business_ids?.length) {
    return problem('audience/business_ids', 'required', 'must have at least one business')
  }
  return {
    promotion: {
      name,
      discountRate,
      products: [...new Set(request.products)],
      startsAt: `${starts_at}T00:00:00Z`,
      endsAt: `${dayAfter(ends_at, 1)}T00:00:00Z`,
      audience: onlyOwn(audience),
      budgetMinor: toMinor(request.budget_amount),
      fundedBy: request.funded_by ?? 'partner',
    },
  }
}

/** Removes fields of other audience types. */
function onlyOwn({
  type,
  product_types,
  regions,
  min_monthly_sales_amount,
  business_ids,
  fee_discount_id,
}: Schemas['Audience']): Schemas['Audience'] {
  if (type === 'csv') return { type, ...(fee_discount_id === undefined ? {} : { fee_discount_id }) }
  if (type === 'list') return { type, business_ids: [...new Set(business_ids)] }
  return {
    type,
    ...(product_types?.length ? { product_types } : {}),
    ...(regions?.length ? { regions } : {}),
    ...(min_monthly_sales_amount == null ? {} : { min_monthly_sales_amount }),
  }
}

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

const toMinor = (amount: number | null | undefined) => (amount == null ? null : Math.round(amount * 100))

/** Allowed transitions; a promotion never moves backwards. */
const following: Record<PromotionState, readonly PromotionState[]> = {
  under_review: ['scheduled', 'running', 'ended', 'denied'],
  scheduled: ['running', 'ended'],
  running: ['ended'],
  ended: [],
  denied: [],
}

export const canBecome = (from: PromotionState, to: PromotionState) => following[from].includes(to)

/** Data for the lender's review. */
interface Reviewed {
  name: string
  discount_rate: string
  starts_at: string
  ends_at: string
  businesses_count: number
}

/** Maximum discount as a fraction of the fee. */
const highestDiscount = 0.5

/** The lender's decision. A name containing `deny` is denied, to demonstrate denials. */
export function review(promotion: Reviewed, now: Date): { state: PromotionState; reason: string | null } {
  const denied = (reason: string) => ({ state: 'denied', reason }) as const
  if (Number(promotion.discount_rate) > highestDiscount) {
    return denied('The discount is more than half of the fee.')
  }
  if (promotion.businesses_count === 0) return denied('The promotion has no businesses.')
  if (promotion.name.toLowerCase().includes('deny')) return denied("The promotion doesn't fit the lender's program.")
  if (Date.parse(promotion.ends_at) <= now.getTime()) return denied('The promotion ended before it was reviewed.')
  return { state: Date.parse(promotion.starts_at) <= now.getTime() ? 'running' : 'scheduled', reason: null }
}

/** Facts about an audience, in minor units. */
export interface AudienceFacts {
  businesses: number
  withOpenOffer: number
  alreadyCovered: number
  /** The first of the covered businesses. */
  covered: Schemas['CoveredBusiness'][]
  /** Cost if every business accepts the full amount of its best open offer. */
  fullMinor: number
  /** Offers of the last 12 months, and how many were accepted. */
  offers: number
  taken: number
}

/** Take-up rates in an estimate. */
const takeUps = [0.1, 0.25, 0.5, 1]

export function estimate(facts: AudienceFacts, currency: Schemas['Currency']): Schemas['PromotionEstimate'] {
  const rate = facts.offers === 0 ? 0 : Math.round((facts.taken / facts.offers) * 10_000) / 10_000
  return {
    businesses_count: facts.businesses,
    with_open_offer_count: facts.withOpenOffer,
    already_covered_count: facts.alreadyCovered,
    already_covered: facts.covered,
    full_cost_amount: facts.fullMinor / 100,
    expected_cost_amount: Math.round(facts.fullMinor * rate) / 100,
    expected_take_up_rate: rate,
    costs: takeUps.map((share) => ({ take_up_rate: share, cost_amount: Math.round(facts.fullMinor * share) / 100 })),
    currency,
  }
}
