import { expect, it } from 'vitest'
import { disclosureFacts } from './disclosure'

const disclosure = {
  amount_financed: 8000,
  finance_charge: 800,
  total_payment_amount: 8800,
  estimated_apr: 0.18,
  payment_amount: 733.33,
  payment_frequency: 'monthly' as const,
  term_days: 365,
  version: '2026-11-01',
  disclosed_at: '2026-11-02T10:00:00Z',
  signed_at: null,
}

const costs = {
  'Amount financed': '$8,000.00',
  'Finance charge': '$800.00',
  'Total payments': '$8,800.00',
  'Estimated APR': '18%',
}
const dates = { Disclosed: '11/02/2026', Signed: 'Not signed', Version: '11/01/2026' }

it.each([
  ['term_loan', { Payment: '$733.33 monthly', Term: '365 days' }],
  // Payments that follow sales aren't agreed, and an advance has no term.
  ['merchant_cash_advance', { 'Estimated payment': '$733.33 monthly on average', 'Estimated term': '365 days' }],
  ['flex_loan', { 'Estimated payment': '$733.33 monthly on average', 'Estimated term': '365 days' }],
] as const)('lists the disclosed costs of a %s', (productType, terms) => {
  const facts = disclosureFacts(disclosure, 'USD', productType)
  expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toEqual({ ...costs, ...terms, ...dates })
})
