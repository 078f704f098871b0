import * as v from 'valibot'
import { optionalOneOf, optionalText } from '../../../../router/searchFields'
import { breakdowns } from '../../../../views/breakdownKinds'
import { valuesOf } from '../../../../views/look'
import { currencies } from '../../../../views/vocabulary'

/** The whole state of the page: which days beside which, drawn by what, broken down by what, in which currency. */
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
