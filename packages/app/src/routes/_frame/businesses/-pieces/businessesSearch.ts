import { type BusinessFilter, type BusinessListQuery, businessCount, businessList } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../lists/listTools'
import { daysOf, looseListSearch, pageSizeOf } from '../../../../router/listSearch'
import type { ScopedContext } from '../../../../router/scoped'
import { optionalListOf } from '../../../../router/searchFields'
import { businessFilterValues } from '../../../../views/businessFilterValues'

const sorts = [
  'name',
  '-name',
  'created_at',
  '-created_at',
  'monthly_sales_amount',
  '-monthly_sales_amount',
  'outstanding_amount',
  '-outstanding_amount',
  'max_offer_amount',
  '-max_offer_amount',
] as const satisfies NonNullable<BusinessListQuery['sort']>[]

/** The whole state of the list is in the address: what is found, in which order, which page, which columns. */
export const businessesSearch = looseListSearch(sorts, {
  product_type: optionalListOf(businessFilterValues.product_type),
  status: optionalListOf(businessFilterValues.status),
  incorporation_type: optionalListOf(businessFilterValues.incorporation_type),
  region: optionalListOf(businessFilterValues.region),
  activity: optionalListOf(businessFilterValues.activity),
  ...listToolFields,
})

export type BusinessesSearch = v.InferOutput<typeof businessesSearch>

export const filterOf = ({
  search,
  product_type,
  status,
  incorporation_type,
  region,
  activity,
  ...days
}: BusinessesSearch): BusinessFilter => ({
  search,
  product_type,
  status,
  incorporation_type,
  region,
  activity,
  ...daysOf(days),
})

export const queryOf = (search: BusinessesSearch): BusinessListQuery => ({
  ...filterOf(search),
  sort: search.sort,
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})

/** Asks without waiting: the page shows its search box at once and the rows when they come. */
export function prefetchBusinesses({ api, queryClient, hasScope }: ScopedContext, search: BusinessesSearch): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(businessList(api, queryOf(search)))
  void queryClient.prefetchQuery(businessCount(api, filterOf(search)))
}
