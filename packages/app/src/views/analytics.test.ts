import type { CubeResult } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { breakdownRows, changeOf, conversionOf, cubeQuery, figureOf, valuesByDays, valuesByStep } from './analytics'

const result = (...data: Record<string, unknown>[]) => ({ data }) as unknown as CubeResult
const days = { from: '2026-11-01', to: '2026-11-30' }

it('builds a Cube query for one currency', () => {
  expect(
    cubeQuery({
      cube: 'funded_products',
      measures: ['advance_amount'],
      days,
      granularity: 'week',
      by: 'region',
      currency: 'CAD',
    }),
  ).toEqual({
    measures: ['funded_products.advance_amount'],
    dimensions: ['funded_products.region'],
    timeDimensions: [
      { dimension: 'funded_products.funded_at', dateRange: ['2026-11-01', '2026-11-30'], granularity: 'week' },
    ],
    filters: [{ member: 'funded_products.currency', operator: 'equals', values: ['CAD'] }],
  })
})

it('reads one figure', () => {
  expect(figureOf(result({ 'offers.count': '12' }), 'offers.count')).toBe(12)
  expect(figureOf(result(), 'offers.count')).toBe(0)
  expect(figureOf(undefined, 'offers.count')).toBeNull()
  expect(figureOf(result({ 'offers.count': null }), 'offers.count')).toBe(0)
  expect(figureOf({} as CubeResult, 'offers.count')).toBe(0)
})

it('fills missing steps with zero', () => {
  const answer = result({ 'payments.settled_at.month': '2026-10-01T00:00:00.000', 'payments.repaid_amount': '10.50' })
  expect(valuesByStep(answer, 'payments', 'repaid_amount', ['2026-09-01', '2026-10-01'])).toEqual([0, 10.5])
  expect(valuesByStep(undefined, 'payments', 'repaid_amount', ['2026-09-01'])).toEqual([null])
})

it('adds up the days of each range', () => {
  const row = (day: string, amount: string) => ({
    'funded_products.funded_at.day': `${day}T00:00:00.000`,
    'funded_products.advance_amount': amount,
  })
  const answer = result(row('2026-08-30', '0.10'), row('2026-09-15', '0.20'), row('2026-10-14', '2.00'))
  const ranges = [
    { from: '2026-08-30', to: '2026-09-15' },
    { from: '2026-09-16', to: '2026-10-14' },
  ]
  expect(valuesByDays(answer, 'funded_products', 'advance_amount', ranges)).toEqual([0.3, 2])
  expect(valuesByDays(undefined, 'funded_products', 'advance_amount', ranges)).toEqual([null, null])
})

it.each([
  [120, 100, { change: '20.0%', direction: 'up' }],
  [80, 100, { change: '20.0%', direction: 'down' }],
  [100, 100, { change: '0.0%', direction: 'same' }],
  [1, 3, { change: '66.7%', direction: 'down' }],
  [5, 0, undefined],
  [null, 4, undefined],
  [50, -100, undefined],
  [-50, 100, { change: '150.0%', direction: 'down' }],
])('says how %s stands to %s', (now, before, expected) => {
  expect(changeOf(now, before)).toEqual(expected)
})

it('merges three results', () => {
  const lines = breakdownRows('product_type', {
    offers: result({ 'offers.product_type': 'flex_loan', 'offers.count': '4', 'offers.accepted_count': '1' }),
    applications: result({ 'applications.product_type': null, 'applications.count': '2' }),
    funded: result({
      'funded_products.product_type': 'term_loan',
      'funded_products.count': '1',
      'funded_products.advance_amount': '900.00',
    }),
    owed: undefined,
  })
  expect(
    lines.map(({ label, offers, applications, fundedAmount }) => [label, offers, applications, fundedAmount]),
  ).toEqual([
    ['Term loan', 0, 0, 900],
    ['Flex loan', 4, 0, 0],
    ['(Not available)', 0, 2, 0],
  ])
  expect(lines.map(conversionOf)).toEqual([null, 0.25, null])
})

it('groups applications by approval, with denials separate', () => {
  const line = (approval: string, status: string, count: string) => ({
    'applications.approval': approval,
    'applications.status': status,
    'applications.count': count,
  })
  const lines = breakdownRows('status', {
    offers: undefined,
    applications: result(
      line('approved', 'funded', '4'),
      line('approved', 'denied', '1'),
      line('approved', 'approved', '2'),
      line('under_review', 'denied', '3'),
    ),
    funded: undefined,
    owed: undefined,
  })
  expect(Object.fromEntries(lines.map(({ key, applications }) => [key, applications]))).toEqual({
    approved: 6,
    denied: 4,
  })
})
