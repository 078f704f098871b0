import type { ReportRowsQuery } from '@partner-dashboard/client'
import { optionalOneOf } from '../router/searchFields'
import { valuesOf } from '../views/look'
import { reportNames } from '../views/vocabulary'
import { defineList } from './list'

export const defaultReport = 'funded_products'

/** Rows of a report. Default range: one month, so a whole history is only requested on purpose. */
export const reportRows = defineList<ReportRowsQuery>()({
  range: { preset: 'one_month' },
  fields: { report: optionalOneOf(valuesOf(reportNames)), view: optionalOneOf(['files', 'schedules']) },
  filters: {},
})
