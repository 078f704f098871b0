import { describe, expect, it } from 'vitest'
import { isBusinessDay } from './bankCalendar'
import { debitOn } from './debits'
import { estimateApr } from './figures'
import { hardshipPlan, relievedDues } from './hardship'
import { planOf } from './plan'

describe('a plan', () => {
  const input = {
    advance: 10_000_00,
    fee: 1_000_00,
    currency: 'USD',
    fundedOn: '2026-01-31',
    estimatedTermDays: 240,
  } as const

  it('amortizes a term loan in equal installments on business days', () => {
    const { dues, maturesOn, frequency } = planOf({ ...input, productType: 'term_loan' })
    expect([dues.length, frequency, maturesOn]).toEqual([12, 'monthly', '2027-02-01'])
    expect(new Set(dues.slice(0, -1).map(({ amount_minor }) => amount_minor)).size).toBe(1)
    expect([dues.at(-1)?.due_minor, dues.reduce((sum, { fee_minor }) => sum + fee_minor, 0)]).toEqual([
      11_000_00, 1_000_00,
    ])
    expect(dues[0]?.fee_minor).toBeGreaterThan(dues.at(-2)?.fee_minor ?? 0)
    expect(dues.every(({ due_on }) => isBusinessDay(due_on, 'US'))).toBe(true)
    expect(planOf({ ...input, productType: 'term_loan', frequency: 'weekly' }).dues).toHaveLength(52)
  })

  it('gives a flex loan minimums that repay it by maturity, and an advance neither', () => {
    const { dues, minimumMinor, maturesOn } = planOf({ ...input, productType: 'flex_loan' })
    expect([dues.length, minimumMinor, maturesOn]).toEqual([12, 916_66, '2027-01-27'])
    expect(dues.at(-1)?.due_minor).toBe(11_000_00)
    expect(dues.every(({ due_on }) => isBusinessDay(due_on, 'US'))).toBe(true)
    expect(planOf({ ...input, productType: 'merchant_cash_advance' })).toMatchObject({
      dues: [],
      minimumMinor: 0,
      maturesOn: null,
    })
  })

  it('keeps due dates in order under a hardship plan of a business that paid ahead', () => {
    const { dues } = planOf({ ...input, productType: 'term_loan', frequency: 'monthly' })
    const loan = { product_type: 'term_loan', currency: 'USD', frequency: 'monthly', dues, pauses: [] } as const
    const total = dues.at(-1)?.due_minor ?? 0
    const fee = dues.reduce((sum, due) => sum + due.fee_minor, 0)
    const relieved = relievedDues(
      { ...loan, fee_minor: fee, total_minor: total },
      (dues[2]?.due_minor ?? 0) + 100,
      0.5,
      input.fundedOn,
    )
    expect(relieved.map(({ due_on }) => due_on)).toEqual(relieved.map(({ due_on }) => due_on).toSorted())
    expect(relieved[2]).toMatchObject({ due_on: dues[2]?.due_on, due_minor: (dues[2]?.due_minor ?? 0) + 100 })
    expect(relieved.at(-1)?.due_minor).toBe(total)
    expect(relieved.reduce((sum, due) => sum + due.fee_minor, 0)).toBe(fee)
  })

  it('keeps the day of the month under a hardship plan, after short months too', () => {
    const fundedOn = '2026-08-31'
    const { dues } = planOf({ ...input, productType: 'term_loan', frequency: 'monthly', fundedOn })
    const loan = { product_type: 'term_loan', currency: 'USD', frequency: 'monthly', dues, pauses: [] } as const
    const total = dues.at(-1)?.due_minor ?? 0
    const fee = dues.reduce((sum, due) => sum + due.fee_minor, 0)
    const relieved = relievedDues({ ...loan, fee_minor: fee, total_minor: total }, 0, 0.5, '2026-09-01')
    const dates = relieved.map(({ due_on, scheduled_on }) => scheduled_on ?? due_on)
    expect(dates.slice(0, 12)).toEqual(dues.map(({ due_on, scheduled_on }) => scheduled_on ?? due_on))
    expect(dates.slice(12, 14)).toEqual(['2027-09-30', '2027-10-31'])
  })

  it.each([
    ['monthly', 0.8, 60],
    ['monthly', 0.9, 120],
    ['weekly', 0.9, 520],
    ['monthly', 0.3, 18],
  ] as const)(
    'reduces each %s payment by %s under a hardship plan, over %i due dates',
    (frequency, reduction, count) => {
      const { dues } = planOf({ ...input, productType: 'term_loan', frequency })
      const total = dues.at(-1)?.due_minor ?? 0
      const terms = { fee_minor: input.fee, total_minor: total, repayment_rate: null, minimum_minor: 0 }
      const loan = { product_type: 'term_loan', currency: 'USD', frequency, dues, pauses: [], ...terms } as const
      const relieved = relievedDues(loan, 0, reduction, input.fundedOn)
      expect(relieved).toHaveLength(count)
      expect(relieved.at(-1)?.due_minor).toBe(total)
      const pace = { outstanding_minor: total, estimated_term_days: 300, repayments_begin_at: '2026-01-31T15:00:00Z' }
      const { terms: relievedTerms } = hardshipPlan({ ...loan, ...pace }, 0, reduction, '2026-01-30')
      expect(relievedTerms.estimated_term_days).toBe(Math.ceil(3000 / Math.round(10 * (1 - reduction))))
    },
  )

  it('keeps the disclosed APR of a term loan under a hardship plan', () => {
    const { dues, frequency } = planOf({ ...input, productType: 'term_loan' })
    const product = {
      product_type: 'term_loan',
      status: 'outstanding',
      currency: 'USD',
      ...{ frequency, dues },
      ...{ advance_minor: input.advance, fee_minor: input.fee, total_minor: input.advance + input.fee },
      ...{ paid_minor: 0, waived_minor: 0, pending_minor: 0, outstanding_minor: input.advance + input.fee },
      ...{ funded_at: '2026-01-31T15:00:00Z', repayments_begin_at: '2026-02-28T15:00:00Z', estimated_term_days: 365 },
      agreed_term_days: null,
      pauses: [],
    } as const
    const relieved = relievedDues(product, 0, 0.5, '2026-02-01')
    expect([dues.length, relieved.length]).toEqual([12, 24])
    expect(estimateApr(product)).toBeGreaterThan(0.15)
    expect(estimateApr({ ...product, dues: relieved })).toBe(estimateApr(product))
  })

  it('has the annual rate of its one payment for a card: the fee over 25 days', () => {
    const { dues, estimatedTermDays } = planOf({ ...input, productType: 'spend_card' })
    const card = {
      product_type: 'spend_card',
      status: 'outstanding',
      frequency: null,
      dues,
      ...{ advance_minor: 3000_00, total_minor: 3045_00, outstanding_minor: 3045_00 },
      ...{ paid_minor: 0, waived_minor: 0, pending_minor: 0 },
      ...{ funded_at: '2026-01-31T15:00:00Z', repayments_begin_at: '2026-01-31T15:00:00Z' },
      ...{ estimated_term_days: estimatedTermDays, agreed_term_days: null },
    } as const
    // 1.5% × 365 ÷ 25.
    expect(estimateApr(card)).toBe(0.219)
  })

  it.each([
    [0.35, 90, 32],
    [0.29, 50, 15],
    [0.07125, 2_000_00, 142_50],
  ])('rounds half up the share of %s of sales of %i cents', (repayment_rate, sales, amount) => {
    const advance = { repayment_rate, currency: 'USD', dues: [], has_failed_payment: false } as const
    expect(debitOn(advance, '2026-11-20', sales, 0)).toEqual({ amount, type: 'sales_based' })
  })

  it('makes an order due by its terms', () => {
    const order = { ...input, fee: 0, productType: 'bnpl', fundedOn: '2026-11-20', estimatedTermDays: 60 } as const
    expect(planOf(order).dues.map(({ due_on, amount_minor }) => [due_on, amount_minor])).toEqual([
      ['2027-01-19', 10_000_00],
    ])
    expect(planOf({ ...order, isInInstallments: true }).dues.map(({ due_on }) => due_on)).toEqual([
      '2026-12-21',
      '2027-01-19',
    ])
  })
})
