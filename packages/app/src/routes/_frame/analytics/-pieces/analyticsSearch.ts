import { daysOfRange } from '@partner-dashboard/ui/dates'
import * as v from 'valibot'
import { rangeOf } from '../../../../router/listSearch'
import { optionalOneOf, optionalText } from '../../../../router/searchFields'
import { type Breakdown, breakdowns } from '../../../../views/analytics'
import {
  type Comparison,
  compared,
  type Days,
  type Granularity,
  usualGranularity,
} from '../../../../views/analyticsPeriod'

/** The whole state of the page: which days beside which, drawn by what, broken down by what, in which currency. */
export const analyticsSearch = v.looseObject({
  range: optionalText,
  from: optionalText,
  to: optionalText,
  compare: optionalOneOf(['year', 'none']),
  by: optionalOneOf(['day', 'week', 'month', 'quarter']),
  breakdown: optionalOneOf(breakdowns),
  currency: optionalOneOf(['USD', 'CAD']),
})

export type AnalyticsSearch = v.InferOutput<typeof analyticsSearch>

export interface Asked {
  days: Days
  before: Days | undefined
  comparison: Comparison | 'none'
  granularity: Granularity
  breakdown: Breakdown
  currency: string
}

/** Three months, unless other days were chosen. */
export const periodIn = (search: AnalyticsSearch) => rangeOf(search) ?? ({ preset: 'three_months' } as const)

/** All time begins where the product does. */
const beginning = '2020-01-01'

export function askedIn(search: AnalyticsSearch, usualCurrency: string, now: Date): Asked {
  const { start, end } = daysOfRange(periodIn(search), now)
  const days = { from: start ?? beginning, to: end ?? now.toISOString().slice(0, 10) }
  const comparison = start === null ? 'none' : (search.compare ?? 'before')
  return {
    days,
    comparison,
    before: comparison === 'none' ? undefined : compared(days, comparison),
    granularity: search.by ?? usualGranularity(days),
    breakdown: search.breakdown ?? 'product_type',
    currency: search.currency ?? usualCurrency,
  }
}
