import type { DailySalesRecord, FundedProductDetails, Payment, PaymentProgress } from '@partner-dashboard/client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { known, maskedNumber, sharedData, webAddress } from './businessDetail'
import { happening, kindOf } from './businessTimeline'
import { dateFacts, hardshipFacts, paceText, productLabels, termFacts } from './fundedProductDetails'
import { expectedByToday, minimumOf, paidText, progressFacts, scheduleText } from './paymentProgress'
import { paymentFacts } from './payments'
import { salesChart } from './salesChart'
import { planStatus } from './vocabulary'

it('shows at most the last four digits', () => {
  expect(maskedNumber('ssn', '6789')).toBe('•••-••-6789')
  expect(maskedNumber('ein', '6789')).toBe('••-•••6789')
  expect(maskedNumber('sin', '6789')).toBe('••• ••6 789')
  expect(maskedNumber('other', null)).toBe('')
  fc.assert(
    fc.property(fc.constantFrom('ssn', 'ein', 'sin', 'other'), fc.stringMatching(/^\d{5,17}$/), (shape, digits) => {
      expect(maskedNumber(shape, digits).replace(/\D/g, '')).toBe(digits.slice(-4))
    }),
    { seed: 11 },
  )
})

it('links http and https URLs only', () => {
  expect(webAddress('https://bakery.example/menu')).toBe('https://bakery.example/menu')
  for (const other of ['javascript:alert(1)', 'data:text/html,x', 'bakery.example', '', null]) {
    expect(webAddress(other)).toBeUndefined()
  }
})

it('omits unknown facts', () => {
  const facts = [
    { label: 'a', value: '' },
    { label: 'b', value: null },
    { label: 'c', value: undefined },
    { label: 'd', value: 'x' },
  ]
  expect(known(facts)).toEqual([{ label: 'd', value: 'x' }])
  expect(sharedData({ has_sales: false })).toEqual([{ label: 'Recent sales', isShared: false }])
})

it('labels known and unknown events', () => {
  expect(happening({ type: 'application.denied' })).toEqual({ tone: 'negative', label: 'Application denied' })
  expect(happening({ type: 'line_of_credit.opened' })).toEqual({ tone: 'neutral', label: 'Line of credit opened' })
  expect(happening({ type: 'capital_product.abandoned' })).toEqual({ tone: 'negative', label: 'Charged off' })
  expect(kindOf('capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11')).toBe('capital_product')
  expect(kindOf('constructor')).toBe('')
  expect(kindOf(null)).toBe('')
})

it('never calls an advance a loan', () => {
  const text = Object.values(productLabels('merchant_cash_advance')).join(' ')
  expect(text).not.toMatch(/loan|interest/i)
  const payment = { principal_amount: 90, fee_amount: 10, currency: 'USD' } as Payment
  const labelsOf = (facts: { label: string }[]) => facts.map(({ label }) => label)
  expect(labelsOf(paymentFacts(payment, 'merchant_cash_advance'))).not.toContain('Principal')
  expect(labelsOf(paymentFacts(payment, 'term_loan'))).toContain('Principal')
  expect(productLabels('constructor')).toEqual({ amount: 'Principal', fee: 'Fee', total: 'Payback amount' })
})

it('names a charged-off product by one word, whatever the specification calls its status', () => {
  expect(planStatus.abandoned.label).toBe('Charged off')
})

it('shows what has to happen after a payment that stopped the debits', () => {
  const payment = { status: 'failed', type: 'scheduled', attempt: 1, next_attempt_at: null } as Payment
  const nextStep = { label: 'Next step', value: 'Debits are stopped until the business adds another bank account.' }
  expect(paymentFacts(payment, 'term_loan', true)).toContainEqual(nextStep)
  expect(paymentFacts(payment, 'term_loan')).not.toContainEqual(nextStep)
})

it('shows why a product ended and its hardship plan', () => {
  const details = {
    product: { status: 'abandoned', ended_at: '2026-11-02T10:00:00Z' },
    end_reason: 'Business closed',
    hardship_plan: { starts_on: '2026-10-01', payment_reduction: 0.5, reason: null },
  } as FundedProductDetails
  expect(dateFacts(details)).toEqual([
    { label: 'Charged off', value: '11/02/2026' },
    { label: 'Charge-off reason', value: 'Business closed' },
  ])
  expect(hardshipFacts(details)).toEqual([
    { label: 'Start', value: '10/01/2026' },
    { label: 'Payment reduction', value: '50%' },
  ])
  expect(hardshipFacts({ ...details, hardship_plan: null })).toEqual([])
})

it('shows an installment of several due dates and the factor rate of a fee', () => {
  const labels = (fee_amount: number, dues: number) =>
    termFacts({
      product: { product_type: 'bnpl', currency: 'USD', fee_amount, factor_rate: 1 + fee_amount / 100 },
      installment_amount: 50,
      schedule: Array.from({ length: dues }, () => ({ amount: 50 })),
    } as FundedProductDetails).map(({ label }) => label)
  expect(labels(0, 1)).not.toContain('Installment')
  expect(labels(0, 1)).not.toContain('Factor rate')
  expect(labels(10, 2)).toEqual(expect.arrayContaining(['Installment', 'Factor rate']))
})

it('says that an agreed term is from before the hardship plan', () => {
  const term = (hardship_plan: FundedProductDetails['hardship_plan'], term_months: number | null = 12) =>
    termFacts({ product: { product_type: 'term_loan' }, term_months, hardship_plan } as FundedProductDetails).find(
      ({ label }) => label === 'Term',
    )?.value
  const plan = { starts_on: '2026-11-09', payment_reduction: 0.4, reason: null }
  expect([term(null), term(plan), term(plan, null)]).toEqual([
    '12 months',
    '12 months (before the hardship plan)',
    undefined,
  ])
})

it('says that a lower holdback than the offer has is from the hardship plan', () => {
  const holdback = (hardship_plan: FundedProductDetails['hardship_plan'], repayment_rate: number | null = 0.05) =>
    termFacts({ product: { product_type: 'flex_loan', repayment_rate }, hardship_plan } as FundedProductDetails).find(
      ({ label }) => label === 'Holdback',
    )?.value
  const plan = { starts_on: '2026-11-09', payment_reduction: 0.4, reason: null }
  expect([holdback(null), holdback(plan), holdback(plan, null)]).toEqual([
    '5%',
    '5% (under the hardship plan)',
    undefined,
  ])
})

it('shows why a past-due product has no payoff estimate', () => {
  const product = (days_past_due: number, estimated_payoff_date: string | null) =>
    ({ product: { days_past_due, estimated_payoff_date } }) as FundedProductDetails
  expect(dateFacts(product(12, null))).toEqual([{ label: 'Estimated payoff', value: 'No estimate while past due' }])
  expect(dateFacts(product(12, '2027-01-10'))).toEqual([{ label: 'Estimated payoff', value: '01/10/2027' }])
  expect(dateFacts(product(0, null))).toEqual([])
})

it('describes the pace', () => {
  const details = (ahead: number) =>
    ({ product: { currency: 'CAD' }, ahead_behind_amount: ahead, ahead_behind_rate: 0.04 }) as FundedProductDetails
  expect(paceText(details(-12.5))).toBe('CA$12.50 (4.0%) behind schedule')
  expect(paceText(details(1))).toBe('CA$1.00 (4.0%) ahead of schedule')
  expect(paceText(details(0))).toBe('On schedule')
  expect(paceText({ ...details(1), ahead_behind_rate: 0 })).toBe('CA$1.00 ahead of schedule')
  expect(paceText({ product: {} } as FundedProductDetails)).toBe('')
  const [advance, ended] = [{ repayment_rate: 0.1 }, { ended_at: '2026-11-02T00:00:00Z' }]
  const late = details(-12.5)
  expect(paceText({ ...late, product: { ...late.product, ...advance } })).toBe(
    'CA$12.50 (4.0%) behind the estimated pace',
  )
  expect(paceText({ ...late, product: { ...late.product, ...ended } })).toBe('')
})

it('reads the progress, also with missing fields', () => {
  const interval = {
    starts_at: '2026-11-01T00:00:00Z',
    due_at: '2026-12-01T00:00:00Z',
    minimum_amount: 100,
    paid_amount: 40,
    remaining_amount: 60,
  }
  const progress = {
    currency: 'USD',
    paid_amount: 40,
    pending_amount: 0,
    ahead_behind_amount: -10,
    points: [{ date: '2026-11-21', paid_amount: 40, expected_amount: 50 }],
    current_repayment_interval: interval,
  } as unknown as PaymentProgress
  expect(expectedByToday(progress)).toBe(50)
  expect(scheduleText(progress)).toBe('Behind schedule')
  const covered = { ...progress, pending_amount: 10, ahead_behind_amount: 0 }
  expect(scheduleText(covered)).toBe('On schedule, including pending payments')
  const advance = {
    ...({ status: 'outstanding', currency: 'USD', next_payment_at: null, next_payment_amount: null } as const),
    ...{ repayment_rate: 0.1, ended_at: null, days_past_due: 0, waived_amount: 500 },
  }
  expect(progressFacts(progress, advance)).toContainEqual({ label: 'Waived', value: '$500.00' })
  expect(scheduleText(progress, advance)).toBe('Behind the estimated pace')
  const waived = { ...advance, ended_at: '2026-11-01T10:00:00Z' }
  expect([expectedByToday(progress, waived), scheduleText(progress, waived)]).toEqual([undefined, undefined])
  expect(minimumOf(progress)).toMatchObject({
    words: '$40.00 of $100.00',
    note: '$60.00 remaining · 11/01/2026 to 12/01/2026',
    isPaid: false,
  })
  expect(
    minimumOf({ ...progress, current_repayment_interval: { ...interval, minimum_amount: 0, remaining_amount: 0 } }),
  ).toBeUndefined()
  const bare = {} as PaymentProgress
  expect([expectedByToday(bare), scheduleText(bare), minimumOf(bare)]).toEqual([undefined, undefined, undefined])
})

it('shows 100% paid only if nothing is outstanding', () => {
  const paid = (percent_paid: number, outstanding_amount: number) =>
    paidText({ percent_paid, outstanding_amount } as PaymentProgress)
  expect(paid(0.9996, 4)).toBe('99.9% paid')
  expect(paid(1, 0.01)).toBe('99.9% paid')
  expect(paid(1, 0)).toBe('100.0% paid')
  expect(paid(0.5789, 4211)).toBe('57.9% paid')
  expect(paidText({} as PaymentProgress)).toBeUndefined()
})

it('draws days without data as gaps', () => {
  const record = (date: string, sales_amount: number) => ({ date, sales_amount, currency: 'USD' }) as DailySalesRecord
  const chart = salesChart([record('2026-11-21', 30), record('2026-11-19', 10)])
  expect(chart.categories).toEqual(['11/19/2026', '11/20/2026', '11/21/2026'])
  expect(chart.series[0]?.values).toEqual([10, null, 30])
  expect(salesChart([]).categories).toEqual([])
  expect(salesChart([record('soon', 1), record('0001-01-01', 1), record('2026-11-21', 1)]).categories).toHaveLength(3)
})
