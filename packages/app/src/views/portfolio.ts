import type { CubeQuery, CubeResult } from '@partner-dashboard/client'
import { type Days, stepName, stepsOf } from './analyticsPeriod'
import { delinquencyBucket, delinquencyTones, planStatus } from './vocabulary'

const numberOf = (value: unknown): number => {
  const read = Number(value)
  return Number.isFinite(read) ? read : 0
}

const stepOf = (value: unknown) => String(value ?? '').slice(0, 10)

const bucketNames: Record<keyof typeof delinquencyTones, string> = {
  current: delinquencyBucket.current.label,
  '1_29': delinquencyBucket['1_29'].label,
  '30_59': delinquencyBucket['30_59'].label,
  '60_89': delinquencyBucket['60_89'].label,
  '90_plus': delinquencyBucket['90_plus'].label,
  charged_off: planStatus.abandoned.label,
}

/** Outstanding amount per bucket and step. */
export function bucketSeries(result: CubeResult | undefined, steps: readonly string[]) {
  return (Object.keys(delinquencyTones) as (keyof typeof delinquencyTones)[]).map((bucket) => {
    const rows = (result?.data ?? []).filter((row) => row['delinquency.bucket'] === bucket)
    const amounts = new Map(
      rows.map((row) => [stepOf(row['delinquency.at']), numberOf(row['delinquency.outstanding_amount'])]),
    )
    return {
      id: bucket,
      label: bucketNames[bucket],
      tone: delinquencyTones[bucket],
      values: steps.map((step) => (result ? (amounts.get(step) ?? 0) : null)),
    }
  })
}

/** Share of failed payments per step; null for steps without payments. */
export function failureRates(result: CubeResult | undefined, steps: readonly string[]): (number | null)[] {
  const rates = new Map(
    (result?.data ?? []).map((row) => {
      const count = numberOf(row['payments.count'])
      return [stepOf(row['payments.initiated_at']), count === 0 ? null : numberOf(row['payments.failed_count']) / count]
    }),
  )
  return steps.map((step) => rates.get(step) ?? null)
}

const vintageCount = 12
/** One color per recent funding month. Earlier months are gray. */
const recentTones = ['accent', 'positive', 'caution', 'info', 'negative'] as const
const monthDays = 30
const day = 86_400_000

/** The last twelve funding months up to a day. */
export function vintageDays(to: string): Days {
  const [year = 0, month = 1] = to.split('-').map(Number)
  return { from: new Date(Date.UTC(year, month - vintageCount, 1)).toISOString().slice(0, 10), to }
}

/** Entries by funding month and age. */
export function vintageQueries(to: string, currency: string): { vintages: CubeQuery; vintageTotals: CubeQuery } {
  const { from } = vintageDays(to)
  const months = (cube: string) => [
    { dimension: `${cube}.funded_at`, granularity: 'month' as const, dateRange: [from, to] },
  ]
  return {
    vintages: {
      measures: ['vintages.paid_amount', 'vintages.loss_amount'],
      dimensions: ['vintages.age_months'],
      timeDimensions: months('vintages'),
      filters: [{ member: 'vintages.currency', operator: 'equals', values: [currency] }],
    },
    vintageTotals: {
      measures: ['funded_products.total_amount'],
      timeDimensions: months('funded_products'),
      filters: [
        { member: 'funded_products.currency', operator: 'equals', values: [currency] },
        { member: 'funded_products.status', operator: 'notEquals', values: ['cancelled', 'void'] },
      ],
    },
  }
}

type VintageMeasure = 'paid_amount' | 'loss_amount'

/** Cumulative amounts by months since funding, as a share of the payback amount, one series per funding month. */
export function vintageSeries(
  { vintages, totals }: { vintages: CubeResult | undefined; totals: CubeResult | undefined },
  measure: VintageMeasure,
  to: string,
) {
  const totalOf = new Map(
    (totals?.data ?? []).map((row) => [
      stepOf(row['funded_products.funded_at']),
      numberOf(row['funded_products.total_amount']),
    ]),
  )
  return stepsOf(vintageDays(to), 'month').map((month, index) => {
    const total = totalOf.get(month) ?? 0
    const rows = (vintages?.data ?? []).filter((row) => stepOf(row['vintages.funded_at']) === month)
    // Products funded on the first day of the month are the oldest.
    const age = Math.floor((Date.parse(to) - Date.parse(month)) / day / monthDays)
    const values = Array.from({ length: vintageCount + 1 }, (_, at) => {
      if (!vintages || total === 0 || at > age) return null
      const paid = rows
        .filter((row) => numberOf(row['vintages.age_months']) <= at)
        .reduce((sum, row) => sum + numberOf(row[`vintages.${measure}`]), 0)
      return paid / total
    })
    const tone = recentTones[index - vintageCount + recentTones.length] ?? ('neutral' as const)
    return { id: month, label: stepName(month, 'month'), values, tone }
  })
}

/** "Month 1" to "Month 13" since funding. */
export const vintageCategories = Array.from({ length: vintageCount + 1 }, (_, age) => `Month ${age + 1}`)
