import { describe, expect, it } from 'vitest'
import { feeRateOf, priceTiers } from './pricing'

describe('the price of an offer', () => {
  it('has tiers without gap or overlap, with the largest at the offer’s rate', () => {
    const offer = { product_type: 'flex_loan', min_minor: 500_00, max_minor: 10_000_00, fee_rate: '0.11000' } as const
    const tiers = priceTiers(offer)
    expect(tiers.map(({ feeRate }) => feeRate)).toEqual([0.1, 0.105, 0.11])
    expect([tiers[0]?.min, tiers.at(-1)?.max]).toEqual([500_00, 10_000_00])
    for (const [index, tier] of tiers.slice(1).entries()) expect(tier.min).toBe((tiers[index]?.max ?? 0) + 1)
    for (const { min, max, feeRate } of tiers)
      expect([feeRateOf(offer, min), feeRateOf(offer, max)]).toEqual([feeRate, feeRate])
    expect(priceTiers({ ...offer, min_minor: 500_00, max_minor: 500_00 })).toEqual([
      { min: 500_00, max: 500_00, feeRate: 0.11 },
    ])
  })
})
