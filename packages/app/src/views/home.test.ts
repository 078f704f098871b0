import type { HomeSummary } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { compare, homeAttention, homeFigures, homeFunnel, homePeriod, homePeriods } from './home'

const summary = {
  partner_id: 'p',
  data_as_of: '2026-11-21T10:00:00Z',
  from: '2026-10-23',
  to: '2026-11-21',
  attention: [
    { type: 'payments_failed' as const, count: 1, from: '2026-11-15' },
    { type: 'applications_waiting' as const, count: 2, from: null },
  ],
  businesses_with_offer: { count: 10, previous_count: 8 },
  applications: { count: 4, previous_count: 4 },
  funded_amount: [
    { currency: 'CAD' as const, amount: 10, previous_amount: 0 },
    { currency: 'USD' as const, amount: 20, previous_amount: 40 },
  ],
  outstanding_amount: [],
  repaid_amount: [{ currency: 'USD' as const, amount: 5, previous_amount: 4 }],
  revenue_share_amount: [],
  funnel: [
    { key: 'offers' as const, count: 10 },
    { key: 'applications' as const, count: 4 },
    { key: 'funded' as const, count: 6 },
    { key: 'repaid' as const, count: 0 },
  ],
}

it.each([
  [12, 10, { change: '20%', direction: 'up' }],
  [5, 10, { change: '50%', direction: 'down' }],
  [10, 10, { change: 'No change', direction: 'same' }],
  [0, 0, { change: 'No change', direction: 'same' }],
  [500, 10, { change: 'Over tenfold', direction: 'up' }],
])('compares %d with %d', (now, before, comparison) => {
  expect(compare(now, before)).toMatchObject(comparison)
})

it('compares nothing with a period of nothing', () => {
  expect(compare(3, 0)).toBeUndefined()
})

it('says of which days it is as far as the answer does', () => {
  expect(homePeriod(summary)).toMatch(
    /^10\/23\/2026 to 11\/21\/2026, beside the 30 days before\. Data as of 11\/21\/2026, .+\.$/,
  )
  const bare = { partner_id: 'p' } as HomeSummary
  expect(homePeriod(bare)).toBe('The last 30 days, beside the 30 days before.')
  expect(homePeriods(bare)).toBe('The last 30 days, beside the 30 days before.')
})

it('shows each currency by itself and never adds them', () => {
  const funded = homeFigures(summary).filter(({ id }) => id.startsWith('funded'))
  expect(funded.map(({ label, value }) => [label, value])).toEqual([
    ['Funded, CAD', 'CA$10.00'],
    ['Funded, USD', '$20.00'],
  ])
  expect(homeFigures(summary).find(({ id }) => id === 'outstanding')?.value).toBe('–')
})

it('leads to the days that it counted', () => {
  const [offered] = homeFigures(summary)
  expect(offered?.search).toEqual({ range: 'custom', from: '2026-10-23', to: '2026-11-21', activity: ['offered'] })
  const [failed, waiting] = homeAttention(summary)
  expect(failed).toMatchObject({
    label: 'funded product with a failed payment',
    search: { range: 'custom', from: '2026-11-15', to: '2026-11-21', activity: ['payment_failed'] },
  })
  expect(waiting).toMatchObject({
    label: 'applications wait for the business',
    search: { status: ['action_required'] },
  })
})

it('tells a share only of those before, where there are as many', () => {
  expect(homeFunnel(summary).map(({ label, share }) => [label, share])).toEqual([
    ['Offered', undefined],
    ['Applied', '40% of Offered'],
    ['Funded', undefined],
    ['Paid off', '0% of Funded'],
  ])
})
