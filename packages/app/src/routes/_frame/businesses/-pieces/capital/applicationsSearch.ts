import {
  type ApplicationFilter,
  type ApplicationListQuery,
  applicationCount,
  applicationList,
} from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../../lists/listTools'
import { daysOf, looseListSearch, pageSizeOf } from '../../../../../router/listSearch'
import type { ScopedContext } from '../../../../../router/scoped'
import { optionalListOf } from '../../../../../router/searchFields'
import { applicationStatusOptions } from '../../../../../views/applications'
import { productTypes } from '../../../../../views/products'

const sorts = [
  'created_at',
  '-created_at',
  'business_name',
  '-business_name',
  'requested_amount',
  '-requested_amount',
] as const satisfies NonNullable<ApplicationListQuery['sort']>[]

export const applicationsSearch = looseListSearch(sorts, {
  product_type: optionalListOf(productTypes),
  status: optionalListOf(applicationStatusOptions.map(({ value }) => value)),
  ...listToolFields,
})

export type ApplicationsSearch = v.InferOutput<typeof applicationsSearch>

export const applicationFilterOf = (search: ApplicationsSearch): ApplicationFilter => ({
  search: search.search,
  product_type: search.product_type,
  status: search.status,
  ...daysOf(search),
})

export const applicationQueryOf = (search: ApplicationsSearch): ApplicationListQuery => ({
  ...applicationFilterOf(search),
  sort: search.sort,
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})

export function prefetchApplications({ api, queryClient, hasScope }: ScopedContext, search: ApplicationsSearch): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(applicationList(api, applicationQueryOf(search)))
  void queryClient.prefetchQuery(applicationCount(api, applicationFilterOf(search)))
}
