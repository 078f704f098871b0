import type { components } from '@partner-dashboard/contract'

type Schemas = components['schemas']

export interface PricedOffer {
  product_type: Schemas['ProductType']
  min_minor: number
  max_minor: number
  fee_rate: string
}

export interface PriceTier {
  min: number
  max: number
  feeRate: number
}

const tierCount = 3
/** Each smaller tier costs half a percentage point less, because smaller amounts are repaid sooner. */
const feeStep = 500

/** Splits an offer into tiers without gap or overlap. The largest has the offer's fee rate. */
export function priceTiers({ min_minor, max_minor, fee_rate }: PricedOffer): PriceTier[] {
  const step = Math.round((max_minor - min_minor) / tierCount / 100) * 100
  const count = step > 0 ? tierCount : 1
  const rate = Math.round(Number(fee_rate) * 100_000)
  return Array.from({ length: count }, (_, index) => ({
    min: index === 0 ? min_minor : min_minor + index * step + 1,
    max: index === count - 1 ? max_minor : min_minor + (index + 1) * step,
    feeRate: Math.max(0, rate - (count - 1 - index) * feeStep) / 100_000,
  }))
}

/** Fee rate of an amount within an offer. */
export const feeRateOf = (offer: PricedOffer, amount: number): number =>
  priceTiers(offer).find(({ max }) => amount <= max)?.feeRate ?? Number(offer.fee_rate)

/** Products repaid from a share of sales; others are repaid on due dates. */
export const isSalesBased = (type: Schemas['ProductType']): boolean =>
  type === 'merchant_cash_advance' || type === 'flex_loan'
