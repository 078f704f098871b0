import { daysOfRange } from '@partner-dashboard/ui/dates'
import { rangeOf } from '../../../../lists/listSearch'
import {
  type Comparison,
  compared,
  type Days,
  defaultGranularity,
  fitsSteps,
  type Granularity,
} from '../../../../views/analyticsPeriod'
import type { Breakdown } from '../../../../views/breakdownKinds'
import type { AnalyticsSearch } from './analyticsSearch'

export interface AnalyticsRequest {
  days: Days
  before: Days | undefined
  /** Whether the period includes today, so current amounts can be compared with those at the end of `before`. */
  isToDate: boolean
  comparison: Comparison | 'none'
  granularity: Granularity
  breakdown: Breakdown
  currency: 'USD' | 'CAD'
  /** Flag `pd_application_statuses`. */
  hasAllStatuses: boolean
}

export interface AnalyticsDefaults {
  currency: 'USD' | 'CAD'
  hasAllStatuses: boolean
}

/** Default: three months. */
export const periodIn = (search: AnalyticsSearch) => rangeOf(search) ?? ({ preset: 'three_months' } as const)

/** Start of "All time". */
const beginning = '2020-01-01'

export function requestOf(search: AnalyticsSearch, defaults: AnalyticsDefaults, now: Date): AnalyticsRequest {
  const { start, end } = daysOfRange(periodIn(search), now)
  const today = now.toISOString().slice(0, 10)
  // A period can start after today, or end before the beginning.
  const from = start ?? (end !== null && end < beginning ? end : beginning)
  const days = { from, to: end ?? (from > today ? from : today) }
  const comparison = start === null ? 'none' : (search.compare ?? 'before')
  return {
    days,
    comparison,
    before: comparison === 'none' ? undefined : compared(days, comparison),
    isToDate: days.to >= today,
    granularity: search.by && fitsSteps(days, search.by) ? search.by : defaultGranularity(days),
    breakdown: search.breakdown ?? 'product_type',
    currency: search.currency ?? defaults.currency,
    hasAllStatuses: defaults.hasAllStatuses,
  }
}
