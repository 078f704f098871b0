import type { DailySalesQuery } from '@partner-dashboard/client'
import type { DateRangeValue } from '@partner-dashboard/ui/dates'
import { daysOf, type ListSearch, pageSizeOf, rangeOf } from '../../../../../router/listSearch'

/** As many days as one call answers at most. */
const mostDays = 400

/** The days that are looked at where the address says nothing. */
const usualRange = 'three_months'

export const salesRange = (search: ListSearch): DateRangeValue => rangeOf(search) ?? { preset: usualRange }

const salesDays = (search: ListSearch) => daysOf(rangeOf(search) ? search : { range: usualRange })

/** All days of the range, for the chart and the file. */
export const allSales = (businessId: string, search: ListSearch, cursor?: string): DailySalesQuery => ({
  business_id: businessId,
  ...salesDays(search),
  cursor,
  page_size: mostDays,
})

/** One page of them, for the table. */
export const salesPage = (businessId: string, search: ListSearch): DailySalesQuery => ({
  business_id: businessId,
  ...salesDays(search),
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})
