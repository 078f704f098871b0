import type { ReportRowsQuery } from '@partner-dashboard/client'
import { optionalOneOf } from '../router/searchFields'
import { valuesOf } from '../views/look'
import { reportNames } from '../views/vocabulary'
import { defineList } from './list'

export const defaultReport = 'funded_products'

/** The rows of a report, of one month unless other days are chosen: a whole history is requested on purpose. */
export const reportRows = defineList<ReportRowsQuery>()({
  range: { preset: 'one_month' },
  fields: { report: optionalOneOf(valuesOf(reportNames)), view: optionalOneOf(['files', 'schedules']) },
  filters: {},
})
