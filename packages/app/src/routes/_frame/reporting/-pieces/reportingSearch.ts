import type { DateRangeValue } from '@partner-dashboard/ui/dates'
import type * as v from 'valibot'
import { looseListSearch, rangeOf } from '../../../../router/listSearch'
import { optionalOneOf } from '../../../../router/searchFields'
import { reportKinds } from '../../../../views/reportKinds'

/** The whole state of the page: which report, of which days, which panel is open. */
export const reportingSearch = looseListSearch([], {
  report: optionalOneOf(reportKinds),
  view: optionalOneOf(['files', 'schedules']),
})

export type ReportingSearch = v.InferOutput<typeof reportingSearch>

/** A month, unless other days were chosen: a whole history is asked for on purpose. */
export const periodIn = (search: ReportingSearch): DateRangeValue => rangeOf(search) ?? { preset: 'one_month' }

export const kindIn = ({ report }: ReportingSearch) => report ?? 'funded_products'
