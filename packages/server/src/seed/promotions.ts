import type { components } from '@partner-dashboard/contract'
import type { Mode } from '../platform/scope'
import type { PartnerPlan } from './partners'
import { createRandom } from './random'

type ProductType = components['schemas']['ProductType']

/** Promotions of the demo, in days from now. Businesses are assigned by their position in the list. */
export const promotionPlans = [
  { name: 'Holiday stock-up', state: 'running', discount_rate: 0.2, from: -12, to: 30, reason: null },
  { name: 'Spring restock', state: 'scheduled', discount_rate: 0.15, from: 40, to: 75, reason: null },
  { name: 'Back to school', state: 'ended', discount_rate: 0.25, from: -110, to: -70, reason: null },
  { name: 'New locations', state: 'under_review', discount_rate: 0.1, from: 10, to: 45, reason: null },
  {
    name: 'Everything free',
    state: 'denied',
    discount_rate: 0.9,
    from: 5,
    to: 35,
    reason: 'The discount exceeds half of the fee.',
  },
] as const

export const seedOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

/** Known in advance, so offers can reference the promotion. */
export const promotionId = ({ slug }: PartnerPlan, mode: Mode, name: string) =>
  createRandom(seedOf(`${slug}${mode}${name}`)).uuid()

export const promotionProducts = ({ products }: PartnerPlan) =>
  (Object.keys(products) as ProductType[])
    .filter((product): boolean => product !== 'bnpl' && product !== 'spend_card')
    .slice(0, 2)

const isForAll = (state: string) => state === 'ended'

export const isInPromotion = (state: string, promotionIndex: number, businessIndex: number) =>
  isForAll(state) || businessIndex % (promotionIndex + 2) === 0

/** All businesses, or some from a file. */
export const audienceOf = (state: string): { type: 'filter' | 'csv' } => ({ type: isForAll(state) ? 'filter' : 'csv' })

interface PromotedOffer {
  partner: PartnerPlan
  mode: string
  product: ProductType
  index: number
  startedDaysAgo: number
  status: string
}

/** Days an offer is open. */
export const offerDays = 30

/** Promotion of an offer. Only offers that were open when their promotion ended lost its discount. */
export function discountOn({ partner, mode, product, index, startedDaysAgo, status }: PromotedOffer): {
  fee_discount_id: string | null
  discount_rate: number | null
} {
  const plan = promotionPlans.find(
    ({ state, from, to }, at) =>
      (state === 'ended' || (state === 'running' && status === 'accepted')) &&
      -startedDaysAgo >= from + 1 &&
      -startedDaysAgo < to &&
      isInPromotion(state, at, index),
  )
  if (!plan || !promotionProducts(partner).includes(product)) return { fee_discount_id: null, discount_rate: null }
  const wasOpen = status === 'expired' && offerDays - startedDaysAgo > plan.to
  return {
    fee_discount_id: promotionId(partner, mode as Mode, plan.name),
    discount_rate: wasOpen ? null : plan.discount_rate,
  }
}
