import type { CubeQuery, CubeResult } from '@partner-dashboard/client'
import { formatShare } from '@partner-dashboard/ui/format'
import { regions } from '@partner-dashboard/ui/regions'
import type { Days, Granularity } from './analyticsPeriod'
import type { Breakdown } from './breakdownKinds'
import { look } from './look'
import { productName } from './products'

type Cube =
  | 'offers'
  | 'applications'
  | 'funded_products'
  | 'balances'
  | 'delinquency'
  | 'vintages'
  | 'payments'
  | 'revenue_share'

/** Time dimension of each cube. */
const timeOf = {
  offers: 'starts_at',
  applications: 'created_at',
  funded_products: 'funded_at',
  balances: 'at',
  delinquency: 'at',
  vintages: 'funded_at',
  payments: 'settled_at',
  revenue_share: 'settled_at',
} satisfies Record<Cube, string>

const breakdownNames = {
  product_type: 'Product',
  region: 'Region',
  industry: 'Industry',
  status: 'Status',
} satisfies Record<Breakdown, string>

export const breakdownName = (breakdown: Breakdown) => breakdownNames[breakdown]

interface CubeRequest {
  cube: Cube
  measures: readonly string[]
  days?: Days
  granularity?: Granularity
  by?: Breakdown
  /** Currencies are never added up. */
  currency: string
}

/** Builds a Cube query. Current figures have no date range. */
export function cubeQuery({ cube, measures, days, granularity, by, currency }: CubeRequest): CubeQuery {
  return {
    measures: measures.map((measure) => `${cube}.${measure}`),
    ...(by && { dimensions: [`${cube}.${by}`] }),
    ...(days && {
      timeDimensions: [
        {
          dimension: `${cube}.${timeOf[cube]}`,
          dateRange: [days.from, days.to],
          ...(granularity && { granularity }),
        },
      ],
    }),
    filters: [{ member: `${cube}.currency`, operator: 'equals', values: [currency] }],
  }
}

type Row = CubeResult['data'][number]

const numberOf = (value: unknown): number | null => {
  const read = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isFinite(read) ? read : null
}

/** Single number of a query: zero without rows, null while loading. */
export function figureOf(result: CubeResult | undefined, measure: string): number | null {
  if (!result) return null
  const row = result.data?.[0]
  return row === undefined ? 0 : (numberOf(row[measure]) ?? 0)
}

/** First day and number of each row of a query over time. */
const rowsOf = (result: CubeResult, cube: Cube, measure: string) => {
  const time = `${cube}.${timeOf[cube]}`
  return (result.data ?? []).map((row) => {
    const key = Object.keys(row).find((name) => name.startsWith(`${time}.`)) ?? time
    return { day: String(row[key] ?? '').slice(0, 10), value: numberOf(row[`${cube}.${measure}`]) ?? 0 }
  })
}

/** A number per step; zero if the service returned none. */
export function valuesByStep(
  result: CubeResult | undefined,
  cube: Cube,
  measure: string,
  steps: readonly string[],
): (number | null)[] {
  if (!result) return steps.map(() => null)
  const sums = new Map<string, number>()
  for (const { day, value } of rowsOf(result, cube, measure)) sums.set(day, (sums.get(day) ?? 0) + value)
  return steps.map((step) => sums.get(step) ?? 0)
}

/** Sums of a query by day, one per range of days. */
export function valuesByDays(
  result: CubeResult | undefined,
  cube: Cube,
  measure: string,
  ranges: readonly Days[],
): (number | null)[] {
  if (!result) return ranges.map(() => null)
  const rows = rowsOf(result, cube, measure)
  // In cents, because sums of decimals aren't exact.
  const cents = ({ from, to }: Days) =>
    rows.reduce((sum, { day, value }) => (day >= from && day <= to ? sum + Math.round(value * 100) : sum), 0)
  return ranges.map((range) => cents(range) / 100)
}

/** Relative change; undefined from zero or less, as after more refunds than repayments. */
export function changeOf(now: number | null, before: number | null) {
  if (now === null || before === null || before <= 0) return undefined
  const change = (now - before) / before
  const direction = change > 0 ? ('up' as const) : change < 0 ? ('down' as const) : ('same' as const)
  return { change: formatShare(Math.abs(change)), direction }
}

export interface BreakdownRow {
  key: string
  label: string
  offers: number
  accepted: number
  applications: number
  funded: number
  fundedAmount: number
  /** Current, whatever the funding date. */
  outstandingAmount: number
}

const labelOf = (by: Breakdown, key: string) => {
  if (key === '') return '(Not available)'
  if (by === 'product_type') return productName(key)
  if (by === 'region') return regions.find(({ code }) => code === key)?.name ?? key
  return by === 'status' ? look({}, key).label : key
}

/** Same as the list's `decision`: a denied application keeps its previous approval. */
function keyOf(cube: Cube, by: Breakdown, row: Row): string {
  const approval = row['applications.approval']
  if (approval === undefined) return String(row[`${cube}.${by}`] ?? '')
  return row['applications.status'] === 'denied' ? 'denied' : String(approval ?? '')
}

/** Merges the results of three cubes by breakdown value, largest first. */
export function breakdownRows(
  by: Breakdown,
  { offers, applications, funded, owed }: Record<'offers' | 'applications' | 'funded' | 'owed', CubeResult | undefined>,
): BreakdownRow[] {
  const lines = new Map<string, BreakdownRow>()
  const each = (result: CubeResult | undefined, cube: Cube, read: (line: BreakdownRow, row: Row) => void) => {
    for (const row of result?.data ?? []) {
      const key = keyOf(cube, by, row)
      const line = lines.get(key) ?? {
        key,
        label: labelOf(by, key),
        offers: 0,
        accepted: 0,
        applications: 0,
        funded: 0,
        fundedAmount: 0,
        outstandingAmount: 0,
      }
      read(line, row)
      lines.set(key, line)
    }
  }
  each(offers, 'offers', (line, row) => {
    line.offers = numberOf(row['offers.count']) ?? 0
    line.accepted = numberOf(row['offers.accepted_count']) ?? 0
  })
  each(applications, 'applications', (line, row) => {
    line.applications += numberOf(row['applications.count']) ?? 0
  })
  each(funded, 'funded_products', (line, row) => {
    line.funded = numberOf(row['funded_products.count']) ?? 0
    line.fundedAmount = numberOf(row['funded_products.advance_amount']) ?? 0
  })
  each(owed, 'funded_products', (line, row) => {
    line.outstandingAmount = numberOf(row['funded_products.outstanding_amount']) ?? 0
  })
  return [...lines.values()].sort((one, other) => other.fundedAmount - one.fundedAmount || other.offers - one.offers)
}

/** Share of accepted offers; undefined without offers. */
export const conversionOf = ({ offers, accepted }: Pick<BreakdownRow, 'offers' | 'accepted'>) =>
  offers === 0 ? null : accepted / offers
