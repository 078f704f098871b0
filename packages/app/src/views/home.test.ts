import type { HomeSummary } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { compare, homeFigures, homeFunnel, homeHealth, homePeriod } from './home'
import { homeAttention } from './homeAttention'
import { homeSetup, isNew } from './homeSetup'

const summary = {
  partner_id: 'p',
  data_as_of: '2026-11-21T10:00:00Z',
  from: '2026-10-23',
  to: '2026-11-21',
  attention: [
    {
      type: 'payments_failed' as const,
      count: 17,
      from: null,
      examples: [
        {
          business_id: 'business_1',
          business_name: 'Santos Coffee',
          object_id: 'capital_product_1',
          amount: 1204,
          currency: 'USD' as const,
        },
      ],
    },
    { type: 'uploads_with_errors' as const, count: 1, from: '2026-11-15', examples: [] },
  ],
  businesses_with_offer: { count: 10, previous_count: 8, daily: [] },
  applications: { count: 4, previous_count: 4, daily: [] },
  funded_amount: [
    { currency: 'CAD' as const, amount: 10, previous_amount: 0, daily: [] },
    { currency: 'USD' as const, amount: 20, previous_amount: 40, daily: [] },
  ],
  outstanding_amount: [],
  repaid_amount: [{ currency: 'USD' as const, amount: 5, previous_amount: 4, daily: [] }],
  revenue_share_amount: [],
  funnel_from: '2025-11-22',
  funnel: [
    { key: 'offers' as const, count: 10 },
    { key: 'applications' as const, count: 4 },
    { key: 'funded' as const, count: 3 },
    { key: 'repaid' as const, count: 0 },
  ],
  health: [
    {
      currency: 'USD' as const,
      buckets: [
        { bucket: 'current' as const, count: 2, amount: 300 },
        { bucket: '90_plus' as const, count: 1, amount: 12.5 },
      ],
      charged_off_count: 1,
      charged_off_amount: 40,
    },
  ],
  setup: [
    { key: 'share_data' as const, is_done: true },
    { key: 'branding' as const, is_done: false },
  ],
}

it.each([
  [12, 10, { change: '20.0%', direction: 'up' }],
  [5, 10, { change: '50.0%', direction: 'down' }],
  [60, 67, { change: '10.4%', direction: 'down' }],
  [10, 10, { change: 'No change', direction: 'same' }],
  [0, 0, { change: 'No change', direction: 'same' }],
  [500, 10, { change: 'Over tenfold', direction: 'up' }],
])('compares %d with %d', (now, before, comparison) => {
  expect(compare(now, before)).toMatchObject(comparison)
})

it('has no comparison with an empty period', () => {
  expect(compare(3, 0)).toBeUndefined()
})

it('shows the period of the response', () => {
  expect(homePeriod(summary)).toMatch(
    /^Oct 23\s–\sNov 21, 2026, compared with the previous 30 days\. Data as of 11\/21\/2026, .+\.$/,
  )
  expect(homePeriod({ partner_id: 'p' } as HomeSummary)).toBe('Last 30 days, compared with the previous 30 days.')
  expect(homePeriod(undefined)).toBe('Last 30 days, compared with the previous 30 days.')
})

it('shows each currency separately and never adds them up', () => {
  const funded = homeFigures(summary).filter(({ id }) => id.startsWith('funded'))
  expect(funded.map(({ label, value }) => [label, value])).toEqual([
    ['Funded, CAD', 'CA$10.00'],
    ['Funded, USD', '$20.00'],
  ])
  expect(homeFigures(summary).find(({ id }) => id === 'outstanding')?.value).toBe('–')
})

it('links to the counted days', () => {
  const [offered] = homeFigures(summary)
  expect(offered?.search).toEqual({ range: 'custom', from: '2026-10-23', to: '2026-11-21', activity: ['offered'] })
  const [failed, uploads] = homeAttention(summary)
  expect(failed).toMatchObject({
    label: 'funded products have a failed payment',
    note: 'Santos Coffee $1,204.00 and 16 more',
    action: 'View payments',
    search: { has_failed_payment: ['true'] },
  })
  expect(uploads).toMatchObject({
    label: 'upload with errors',
    note: undefined,
    search: { range: 'custom', from: '2026-11-15', to: '2026-11-21', has_errors: ['true'] },
  })
})

it('shows what is outstanding by days past due, linked to its list', () => {
  expect(homeHealth(summary)[0]?.parts).toEqual([
    {
      id: 'current',
      label: 'Current',
      tone: 'positive',
      value: 300,
      valueLabel: '$300.00',
      note: '2 products',
      search: { delinquency: ['current'], currency: ['USD'] },
    },
    expect.objectContaining({ label: '90+ days', tone: 'severity4', valueLabel: '$12.50', note: '1 product' }),
    expect.objectContaining({
      label: 'Charged off',
      tone: 'neutral',
      valueLabel: '$40.00',
      search: { status: ['abandoned'], currency: ['USD'] },
    }),
  ])
})

it('shows the setup of a partner without any activity, until it is done', () => {
  const zero = { count: 0, previous_count: 0, daily: [] }
  const empty = {
    ...summary,
    businesses_with_offer: zero,
    applications: zero,
    funded_amount: [],
    repaid_amount: [],
  }
  expect(homeSetup(empty).map(({ label, isDone }) => [label, isDone])).toEqual([
    ['Share data', true],
    ['Set your branding', false],
  ])
  expect(isNew(empty)).toBe(true)
  expect(isNew({ ...empty, setup: [{ key: 'share_data', is_done: true }] })).toBe(false)
  expect(isNew(summary)).toBe(false)
  expect(isNew({ partner_id: 'p' } as HomeSummary)).toBe(false)
})

it('shows the share of the previous step', () => {
  expect(homeFunnel(summary).map(({ label, share }) => [label, share])).toEqual([
    ['Offered', undefined],
    ['Applied', '40.0% of Offered'],
    ['Funded', '75.0% of Applied'],
    ['Paid off', '0.0% of Funded'],
  ])
})
