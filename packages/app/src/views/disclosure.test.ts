import { expect, it } from 'vitest'
import { disclosureFacts } from './disclosure'

it('lists the disclosed costs with payment and signature', () => {
  const facts = disclosureFacts(
    {
      amount_financed: 8000,
      finance_charge: 800,
      total_payment_amount: 8800,
      estimated_apr: 0.18,
      payment_amount: 733.33,
      payment_frequency: 'monthly',
      term_days: 365,
      version: '2026-11-01',
      disclosed_at: '2026-11-02T10:00:00Z',
      signed_at: null,
    },
    'USD',
  )
  expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toEqual({
    'Amount financed': '$8,000.00',
    'Finance charge': '$800.00',
    'Total payments': '$8,800.00',
    'Estimated APR': '18%',
    Payment: '$733.33 monthly',
    Term: '365 days',
    Disclosed: '11/02/2026',
    Signed: 'Not signed',
    Version: '11/01/2026',
  })
})
