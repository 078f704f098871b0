import {
  type ApplicationFilter,
  type ApplicationListQuery,
  applicationCount,
  applicationList,
} from '@partner-dashboard/client'
import { pageSizeOf } from '../../../../../router/listSearch'
import type { ScopedContext } from '../../../../../router/scoped'
import type { ApplicationsSearch } from './applicationsSearch'
import { capitalFilterOf } from './capitalSearch'

/** Of the filters of an address only those that can be seen and taken away: others are of a list with other words. */
export const applicationFilterOf = (search: ApplicationsSearch, hasAllStatuses: boolean): ApplicationFilter => ({
  ...capitalFilterOf(search),
  decision: search.decision,
  status: hasAllStatuses ? search.status : search.status?.filter((status) => status === 'action_required'),
})

export const applicationQueryOf = (search: ApplicationsSearch, hasAllStatuses: boolean): ApplicationListQuery => ({
  ...applicationFilterOf(search, hasAllStatuses),
  sort: search.sort,
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})

export function prefetchApplications(
  { api, queryClient, hasScope }: ScopedContext,
  search: ApplicationsSearch,
  hasAllStatuses: boolean,
): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(applicationList(api, applicationQueryOf(search, hasAllStatuses)))
  void queryClient.prefetchQuery(applicationCount(api, applicationFilterOf(search, hasAllStatuses)))
}
