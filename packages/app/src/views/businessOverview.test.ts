import type { FundedProduct, Offer, Payment } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { businessAlerts, gracePeriod, nextPayment, repaymentAlerts } from './businessOverview'
import { delinquencyBucket } from './vocabulary'

const failed: Payment = {
  id: 'payment_1',
  capital_product_id: 'capital_product_1',
  type: 'sales_based',
  amount: 312.4,
  principal_amount: 280,
  fee_amount: 32.4,
  currency: 'USD',
  status: 'failed',
  initiated_at: '2026-11-20T12:00:00Z',
  settled_at: null,
  failure_code: 'R01',
  failure_message: 'Insufficient funds',
  attempt: 1,
  next_attempt_at: '2026-11-25T19:30:00Z',
}

const product = (changes: Partial<FundedProduct>): FundedProduct => ({
  id: 'capital_product_1',
  business_id: 'business_1',
  business_name: 'Taqueria Ortega',
  application_id: null,
  order_id: null,
  product_type: 'flex_loan',
  status: 'outstanding',
  advance_amount: 8000,
  fee_amount: 800,
  fee_rate: 0.1,
  factor_rate: 1.1,
  total_repayment_amount: 8800,
  paid_amount: 1000,
  outstanding_amount: 7800,
  waived_amount: 0,
  discount_amount: 0,
  past_due_amount: 0,
  days_past_due: 0,
  delinquency: 'current',
  repayment_rate: 0.1,
  currency: 'USD',
  funded_at: '2026-03-02T00:00:00Z',
  repayments_begin_at: '2026-03-03T00:00:00Z',
  estimated_payoff_date: '2027-01-10',
  paid_off_at: null,
  ended_at: null,
  next_payment_at: '2026-11-24T12:00:00Z',
  next_payment_amount: null,
  failed_payment: null,
  needs_bank_account: false,
  grace_period: null,
  ...changes,
})

const now = Date.parse('2026-11-23T09:00:00Z')
const offer = (expires_at: string) =>
  ({ id: 'offer_1', is_active: true, max_amount: 12_000, currency: 'USD', expires_at }) as Offer
const complete = { business_id: 'business_1', has_owner: true, has_bank_account: true, has_sales: true, missing: [] }

it('lists failed payments with what is past due first, then expiring and missing data', () => {
  const late = { past_due_amount: 640, days_past_due: 12, delinquency: '1_29' as const, failed_payment: failed }
  const alerts = businessAlerts({
    products: [product({ id: 'capital_product_0' }), product(late)],
    offers: [offer('2026-11-26T00:00:00Z')],
    metadata: { ...complete, has_bank_account: false, has_sales: false },
    now,
  })
  expect(alerts.map(({ text }) => text)).toEqual([
    'Payment of $312.40 failed on 11/20/2026: R01 Insufficient funds. Retry on 11/25/2026 (attempt 2 of 3). $640.00 is 12 days past due.',
    'The offer of up to $12,000.00 expires in 3 days, on 11/26/2026.',
    'Missing data: Bank account and recent sales.',
  ])
  expect(alerts.map(({ tone }) => tone)).toEqual(['negative', 'caution', 'caution'])
  expect(alerts[0]?.target).toEqual({ kind: 'payment', productId: 'capital_product_1', paymentId: 'payment_1' })
})

it('mentions a missing retry, and sorts by days past due', () => {
  const alerts = businessAlerts({
    products: [
      product({ id: 'a', past_due_amount: 1, days_past_due: 1, delinquency: '1_29' }),
      product({ id: 'b', past_due_amount: 2, days_past_due: 95, delinquency: '90_plus' }),
      product({
        id: 'c',
        failed_payment: { ...failed, failure_message: null, failure_code: null, next_attempt_at: null },
      }),
    ],
    offers: undefined,
    metadata: undefined,
    now,
  })
  expect(alerts.map(({ id }) => id)).toEqual(['failed:c', 'past-due:b', 'past-due:a'])
  expect(alerts[0]?.text).toContain('No reason given. No retry scheduled.')
  expect(alerts[1]?.tone).toBe('negative')
  expect(alerts[2]?.text).toContain('1 day past due')
})

it('says that the business has to add a bank account, with or without a failed payment left', () => {
  const closed = { ...failed, failure_code: 'R02', failure_message: 'Account closed', next_attempt_at: null }
  const late = { past_due_amount: 640, days_past_due: 12, delinquency: '1_29' as const }
  const textOf = (changes: Partial<FundedProduct>) =>
    repaymentAlerts([product({ needs_bank_account: true, ...changes })]).map(({ text }) => text)
  expect(textOf({ failed_payment: closed, ...late })).toEqual([
    'Payment of $312.40 failed on 11/20/2026: R02 Account closed. Debits are stopped until the business adds another bank account. $640.00 is 12 days past due.',
  ])
  expect(textOf(late)).toEqual([
    '$640.00 is 12 days past due on Flex loan, 03/02/2026. Debits are stopped until the business adds another bank account.',
  ])
  expect(textOf({})).toEqual([
    'Flex loan, 03/02/2026: Debits are stopped until the business adds another bank account.',
  ])
})

it('shows past-due amounts in the tone of their delinquency', () => {
  for (const [days_past_due, delinquency] of [
    [29, '1_29'],
    [45, '30_59'],
    [60, '60_89'],
    [90, '90_plus'],
  ] as const) {
    const [alert] = repaymentAlerts([product({ past_due_amount: 1, days_past_due, delinquency })])
    expect([delinquency, alert?.tone]).toEqual([delinquency, delinquencyBucket[delinquency].tone])
  }
})

it('has no alerts for a business in good standing', () => {
  const offers = [offer('2026-12-20T00:00:00Z')]
  expect(businessAlerts({ products: [product({})], offers, metadata: complete, now })).toEqual([])
})

it('shows a grace period with its reason', () => {
  const grace_period = { starts_on: '2026-11-18', ends_on: '2026-12-09', reason: null }
  expect(gracePeriod(product({ grace_period }))).toBe('11/18/2026 to 12/09/2026')
  expect(gracePeriod(product({ grace_period: { ...grace_period, reason: 'Storm damage' } }))).toBe(
    '11/18/2026 to 12/09/2026, Storm damage',
  )
  expect(gracePeriod(product({}))).toBe('')
})

it('shows the next payment with its amount or holdback', () => {
  expect(nextPayment(product({}))).toBe('11/24/2026, 10% of sales')
  expect(nextPayment(product({ repayment_rate: null, next_payment_amount: 450 }))).toBe('11/24/2026, $450.00')
  expect(nextPayment(product({ repayment_rate: null }))).toBe('11/24/2026')
  expect(nextPayment(product({ next_payment_at: null }))).toBe('None scheduled')
  expect(nextPayment(product({ status: 'paid', next_payment_at: null }))).toBe('')
})
