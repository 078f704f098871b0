import { describe, expect, it } from 'vitest'
import { addBusinessDays, businessDayFrom, isBusinessDay } from './bankCalendar'
import {
  aheadOf,
  delinquencyOf,
  estimateApr,
  estimatePayoff,
  expectedBy,
  minimumOf,
  nextPayment,
  type PacedProduct,
} from './figures'
import { relievedDues } from './hardship'
import { planOf } from './plan'
import { feeRateOf, priceTiers } from './pricing'
import { nextAttemptAt, returnCodeOf, returnMessage } from './returnCodes'

describe('the bank calendar', () => {
  it.each([
    [
      'US',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ],
    [
      'CA',
      '2026-04-03',
      '2026-05-18',
      '2026-07-01',
      '2026-08-03',
      '2026-09-30',
      '2026-10-12',
      '2026-11-11',
      '2026-12-25',
      '2026-12-28',
    ],
  ] as const)('closes the banks of %s on their holidays', (country, ...days) => {
    expect(days.filter((day) => isBusinessDay(day, country))).toEqual([])
  })

  it('observes Sunday holidays on Monday, and Saturday holidays in Canada only', () => {
    expect(isBusinessDay('2027-07-05', 'US')).toBe(false)
    expect([isBusinessDay('2026-07-03', 'US'), isBusinessDay('2028-01-03', 'US')]).toEqual([true, true])
    expect(isBusinessDay('2028-01-03', 'CA')).toBe(false)
    expect([isBusinessDay('2027-12-27', 'CA'), isBusinessDay('2027-12-28', 'CA')]).toEqual([false, false])
    expect(isBusinessDay('2021-06-21', 'US')).toBe(true)
  })

  it('counts business days over weekends and holidays', () => {
    expect(businessDayFrom('2026-11-26', 'US')).toBe('2026-11-27')
    expect(addBusinessDays('2026-11-25', 2, 'US')).toBe('2026-11-30')
    expect(addBusinessDays('2026-11-25', 2, 'CA')).toBe('2026-11-27')
  })
})

describe('return codes', () => {
  it('depend on the currency', () => {
    expect([returnCodeOf('insufficient_funds', 'USD'), returnCodeOf('insufficient_funds', 'CAD')]).toEqual([
      'R01',
      '901',
    ])
    expect([returnCodeOf('R01', 'CAD'), returnCodeOf('901', 'USD'), returnCodeOf('constructor', 'USD')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(returnMessage('R29')).toBe('Corporate customer advises not authorized')
  })

  it('allow two re-presentments, but none for a closed account', () => {
    const at = new Date('2026-11-24T12:00:00Z')
    expect(nextAttemptAt('R01', 1, at, 'USD')).toBe('2026-11-30T19:30:00Z')
    expect(nextAttemptAt('R09', 2, at, 'USD')).not.toBeNull()
    expect([nextAttemptAt('R01', 3, at, 'USD'), nextAttemptAt('R02', 1, at, 'USD')]).toEqual([null, null])
  })
})

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
    const loan = { product_type: 'term_loan', currency: 'USD', frequency: 'monthly', dues } as const
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

describe('figures', () => {
  const product: PacedProduct = {
    ...{ pauses: [], hardship_starts_on: null, hardship_reduction: null },
    product_type: 'flex_loan',
    status: 'outstanding',
    currency: 'USD',
    ...{ advance_minor: 10_000_00, total_minor: 11_000_00, paid_minor: 1_000_00, waived_minor: 0, pending_minor: 0 },
    outstanding_minor: 10_000_00,
    ...{ funded_at: '2026-11-10T20:00:00Z', repayments_begin_at: '2026-11-11T20:00:00Z' },
    ...{ estimated_term_days: 220, agreed_term_days: null, frequency: null },
    dues: [
      { due_on: '2026-12-11', amount_minor: 900_00, fee_minor: 0, due_minor: 900_00 },
      { due_on: '2027-01-10', amount_minor: 10_100_00, fee_minor: 1_000_00, due_minor: 11_000_00 },
    ],
  }

  const advance: PacedProduct = { ...product, product_type: 'merchant_cash_advance', dues: [] }

  it('are the same at any time of a day', () => {
    expect([
      expectedBy(product, '2026-11-10'),
      expectedBy(product, '2026-11-14'),
      expectedBy(product, '2026-11-20'),
    ]).toEqual([0, 200_00, 500_00])
  })

  it('count no refund of the period as negative payment toward its minimum', () => {
    const due = { due_on: '2027-01-10', amount_minor: 400_00, fee_minor: 0, due_minor: 900_00 }
    const period = { startsOn: '2026-12-10', due, dueBefore: 500_00 }
    expect(minimumOf({ ...product, paid_minor: 100_00, waived_minor: 0 }, period, -42_00)).toEqual({
      ...{ minimum: 800_00, paid: 0, remaining: 800_00 },
    })
  })

  it('expect nothing until the day after the first debit can settle', () => {
    // Repayments begin on Veterans Day, so the first debit is sent on the 12th and settles on the 13th.
    expect(expectedBy(product, '2026-11-13')).toBe(0)
    const paused = { ...product, pauses: [{ starts_on: '2026-11-12', ends_on: '2026-11-15' }] }
    expect([expectedBy(paused, '2026-11-17'), expectedBy(paused, '2026-11-18')]).toEqual([0, 200_00])
  })

  it('measure the pace of a young product over its age', () => {
    // 1,000.00 in 10 days takes 100 more days, not 300.
    expect(estimatePayoff(advance, 1_000_00, '2026-11-20')).toBe('2027-02-28')
  })

  it('repay a flex loan by its maturity, unless that has come', () => {
    expect(estimatePayoff(product, 1_000_00, '2026-11-20')).toBe('2027-01-10')
    expect(estimatePayoff(product, 9_000_00, '2026-11-20')).toBe('2026-12-02')
    expect(estimatePayoff(product, 1_000_00, '2027-01-10')).toBe('2027-11-06')
  })

  it('count paid, waived and pending amounts toward the pace, and nothing of a due date on that day', () => {
    const loan = { ...product, product_type: 'term_loan', paid_minor: 800_00 } as const
    expect([aheadOf(loan, '2026-12-10'), aheadOf(loan, '2026-12-11'), aheadOf(loan, '2026-12-12')]).toEqual([
      800_00, 0, -100_00,
    ])
    expect(aheadOf({ ...loan, pending_minor: 100_00 }, '2026-12-12')).toBe(0)
    expect(aheadOf({ ...loan, waived_minor: 150_00 }, '2026-12-12')).toBe(0)
    expect(aheadOf({ ...loan, waived_minor: 50_00 }, '2026-12-12')).toBe(-50_00)
    expect(-delinquencyOf(loan, '2026-12-12').pastDueMinor).toBe(aheadOf(loan, '2026-12-12'))
    expect([aheadOf(product, '2026-11-30'), aheadOf({ ...product, pending_minor: 50_00 }, '2026-11-30')]).toEqual([
      0, 50_00,
    ])
  })

  it('estimate a payoff after the day, and none past the last due date', () => {
    const loan = { ...product, product_type: 'term_loan' } as const
    const at = (day: string, changes = {}) => estimatePayoff({ ...loan, ...changes }, 0, day)
    // Sunday, January 10, so the debit settles on Monday.
    expect([at('2027-01-09'), at('2027-01-10', { paid_minor: 10_000_00 })]).toEqual(['2027-01-10', '2027-01-11'])
    expect(at('2027-01-11', { pending_minor: 10_000_00 })).toBe('2027-01-12')
    expect([at('2027-01-11'), at('2027-03-11')]).toEqual([null, null])
  })

  it('slow down with a grace period and a hardship plan', () => {
    const paused = { ...product, pauses: [{ starts_on: '2026-11-21', ends_on: '2026-11-30' }] }
    expect(estimatePayoff({ ...advance, pauses: paused.pauses }, 1_000_00, '2026-11-20')).toBe('2027-03-10')
    // 100 days at that pace and 100 without debits, also for the days that the grace period adds.
    const long = { ...advance, pauses: [{ starts_on: '2026-12-01', ends_on: '2027-03-10' }] }
    expect(estimatePayoff(long, 1_000_00, '2026-11-20')).toBe('2027-06-08')
    expect([expectedBy(paused, '2026-11-30'), expectedBy(paused, '2026-12-01')]).toEqual([500_00, 550_00])
    // Twice as long at half the pace, on the day the plan starts and after ten days of it.
    const relieved = { ...advance, hardship_starts_on: '2026-11-20', hardship_reduction: '0.5' }
    expect(estimatePayoff(relieved, 1_000_00, '2026-11-20')).toBe('2027-06-08')
    expect(estimatePayoff(relieved, 1_500_00, '2026-11-30')).toBe('2027-06-18')
  })

  it('plan the next debit for today until its batch is sent, or until one of today failed', () => {
    const paid = {
      ...product,
      currency: 'USD',
      repayment_rate: '0.1',
      are_debits_stopped: false,
      failed_payment: null,
      planned_retry: null,
    } as const
    const at = (time: string) => new Date(`2026-11-${time}Z`)
    const nextPaymentAt = (...of: Parameters<typeof nextPayment>) => nextPayment(...of)?.at ?? null
    expect(nextPaymentAt(paid, at('24T15:00:00'))).toBe('2026-11-24T19:30:00Z')
    // November 26 is Thanksgiving.
    expect(nextPaymentAt(paid, at('25T19:30:00'))).toBe('2026-11-27T19:30:00Z')
    const failed = { initiated_at: '2026-11-24T14:00:00Z' }
    expect(nextPaymentAt({ ...paid, failed_payment: failed }, at('24T15:00:00'))).toBe('2026-11-25T19:30:00Z')
    const retried = { failed_payment: failed, planned_retry: { at: '2026-11-30T19:30:00Z', amount_minor: 45_00 } }
    expect(nextPaymentAt({ ...paid, ...retried }, at('24T15:00:00'))).toBe('2026-11-25T19:30:00Z')
    const waiting = { ...paid, ...retried, repayment_rate: null, dues: [] }
    expect(nextPaymentAt(waiting, at('24T15:00:00'))).toBe('2026-11-30T19:30:00Z')
    const young = { ...paid, repayments_begin_at: '2026-12-01T15:00:00Z' }
    expect(nextPaymentAt(young, at('24T15:00:00'))).toBe('2026-12-01T19:30:00Z')
    expect(nextPaymentAt({ ...paid, are_debits_stopped: true }, at('24T15:00:00'))).toBeNull()
    const dated = { ...paid, repayment_rate: null, paid_minor: 900_00 }
    expect(nextPaymentAt(dated, at('24T15:00:00'))).toBe('2027-01-11T19:30:00Z')
    // Known unless it depends on sales.
    expect(nextPayment(paid, at('24T15:00:00'))?.amount).toBeNull()
    expect(nextPayment(waiting, at('24T15:00:00'))?.amount).toBe(45_00)
    expect(nextPayment(dated, at('24T15:00:00'))?.amount).toBe(10_100_00)
  })

  it('plan no more than what is neither paid nor pending, and add a retry to the debit of its batch', () => {
    const failed = { initiated_at: '2026-12-11T19:30:00Z' }
    const retry = { at: '2026-12-16T19:30:00Z', amount_minor: 450_00 }
    const late = {
      ...{ ...product, repayment_rate: null, are_debits_stopped: false },
      ...{ failed_payment: failed, planned_retry: retry },
    } as const
    const now = new Date('2026-12-14T15:00:00Z')
    expect(nextPayment(late, now)).toEqual({ at: retry.at, amount: 450_00 })
    expect(nextPayment({ ...late, outstanding_minor: 500_00, pending_minor: 80_00 }, now)?.amount).toBe(420_00)
    expect(nextPayment({ ...late, outstanding_minor: 80_00, pending_minor: 80_00 }, now)).toBeNull()
    // January 10 is a Sunday.
    const together = { ...retry, at: '2027-01-11T19:30:00Z' }
    expect(nextPayment({ ...late, planned_retry: together }, now)).toEqual({
      at: '2027-01-11T19:30:00Z',
      amount: 10_000_00,
    })
    const shared = {
      ...late,
      repayment_rate: '0.1',
      planned_retry: { ...retry, at: '2026-12-14T19:30:00Z' },
    }
    expect(nextPayment(shared, now)).toEqual({ at: '2026-12-14T19:30:00Z', amount: null })
  })

  it('count amounts not covered by paid or pending payments as past due from the next day', () => {
    const late = { ...product, paid_minor: 800_00 }
    expect(delinquencyOf(late, '2026-12-11')).toEqual({ daysPastDue: 0, pastDueMinor: 0, bucket: 'current' })
    expect(delinquencyOf(late, '2026-12-12')).toEqual({ daysPastDue: 1, pastDueMinor: 100_00, bucket: '1_29' })
    expect(delinquencyOf({ ...late, pending_minor: 100_00 }, '2026-12-12').bucket).toBe('current')
    expect(delinquencyOf(late, '2027-01-10').bucket).toBe('30_59')
    expect(delinquencyOf(late, '2027-03-11').bucket).toBe('90_plus')
    expect(delinquencyOf({ ...late, status: 'abandoned' }, '2027-03-11').bucket).toBeNull()
  })
})
