import { describe, expect, it } from 'vitest'
import {
  aheadOf,
  delinquencyOf,
  estimatePayoff,
  expectedBy,
  minimumOf,
  monthlyCost,
  nextPayment,
  type PacedProduct,
} from './figures'

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

  it('spread the fee over the months of the agreed term, also under a hardship plan', () => {
    const fee_minor = 1_000_00
    expect(monthlyCost({ ...product, fee_minor, term_months: 12, estimated_term_days: 365 })).toBe(83_33)
    expect(monthlyCost({ ...product, fee_minor, term_months: null })).toBe(136_36)
    const relieved = { ...product, fee_minor, agreed_term_days: 220, estimated_term_days: 400 }
    expect(monthlyCost({ ...relieved, term_months: null })).toBe(136_36)
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

  it('estimate the payoff to the day, without the binary error of the pace', () => {
    // Nothing was paid yet: the whole amount at the agreed pace takes the agreed term.
    const unpaid = {
      ...advance,
      paid_minor: 0,
      total_minor: 7098_11,
      outstanding_minor: 7098_11,
      estimated_term_days: 60,
    }
    expect(estimatePayoff(unpaid, 0, '2026-11-10')).toBe('2027-01-09')
    // As much is outstanding as was paid in the last 30 days.
    const half = { ...advance, paid_minor: 3_22, total_minor: 6_44, outstanding_minor: 3_22 }
    expect(estimatePayoff(half, 3_22, '2027-03-01')).toBe('2027-03-31')
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
