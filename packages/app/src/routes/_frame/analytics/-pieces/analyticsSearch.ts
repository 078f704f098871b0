import * as v from 'valibot'
import { optionalOneOf, optionalText } from '../../../../router/searchFields'
import { breakdowns } from '../../../../views/breakdownKinds'
import { valuesOf } from '../../../../views/look'
import { currencies } from '../../../../views/vocabulary'

/** State of the page: period, comparison, interval, breakdown and currency. */
export const analyticsSearch = v.looseObject({
  range: optionalText,
  from: optionalText,
  to: optionalText,
  compare: optionalOneOf(['year', 'none']),
  by: optionalOneOf(['day', 'week', 'month', 'quarter']),
  breakdown: optionalOneOf(breakdowns),
  currency: optionalOneOf(valuesOf(currencies)),
})

export type AnalyticsSearch = v.InferOutput<typeof analyticsSearch>
