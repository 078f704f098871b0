import type { CubeResult } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { bucketSeries, failureRates, vintageDays, vintageSeries } from './portfolio'

const result = (data: Record<string, string | null>[]) => ({ data }) as unknown as CubeResult

it('groups outstanding amounts by bucket and step', () => {
  const steps = ['2026-11-01', '2026-11-02']
  const series = bucketSeries(
    result([
      {
        'delinquency.bucket': 'current',
        'delinquency.at': '2026-11-02T00:00:00.000',
        'delinquency.outstanding_amount': '10.50',
      },
    ]),
    steps,
  )
  expect(series.map(({ id }) => id)).toEqual(['current', '1_29', '30_59', '60_89', '90_plus', 'charged_off'])
  expect(series.map(({ tone }) => tone)).toEqual([
    'positive',
    'severity1',
    'severity2',
    'severity3',
    'severity4',
    'neutral',
  ])
  expect(series[0]?.values).toEqual([0, 10.5])
  expect(bucketSeries(undefined, steps)[0]?.values).toEqual([null, null])
})

it('divides failed payments by all payments', () => {
  const rows = result([
    { 'payments.initiated_at': '2026-11-01T00:00:00.000', 'payments.count': '8', 'payments.failed_count': '2' },
    { 'payments.initiated_at': '2026-11-02T00:00:00.000', 'payments.count': '0', 'payments.failed_count': '0' },
  ])
  expect(failureRates(rows, ['2026-11-01', '2026-11-02', '2026-11-03'])).toEqual([0.25, null, null])
})

it('accumulates vintages up to their age', () => {
  expect(vintageDays('2026-02-10')).toEqual({ from: '2025-03-01', to: '2026-02-10' })
  const series = vintageSeries(
    {
      vintages: result([
        {
          'vintages.funded_at': '2026-01-01T00:00:00.000',
          'vintages.age_months': '0',
          'vintages.paid_amount': '25.00',
        },
        {
          'vintages.funded_at': '2026-01-01T00:00:00.000',
          'vintages.age_months': '1',
          'vintages.paid_amount': '50.00',
        },
      ]),
      totals: result([
        { 'funded_products.funded_at': '2026-01-01T00:00:00.000', 'funded_products.total_amount': '100.00' },
      ]),
    },
    'paid_amount',
    '2026-02-10',
  )
  expect(series).toHaveLength(12)
  expect(series[10]).toMatchObject({ id: '2026-01-01', values: [0.25, 0.75, ...Array(11).fill(null)] })
  const recent = ['accent', 'positive', 'caution', 'info', 'negative']
  expect(series.map(({ tone }) => tone)).toEqual([...Array(7).fill('neutral'), ...recent])
  expect(series[11]?.values).toEqual(Array(13).fill(null))
})
