import { type CrmEventQuery, crmEventList, crmIntegration, crmSync } from '@partner-dashboard/client'
import { pageSizeOf } from '../../../../router/listSearch'
import type { ScopedContext } from '../../../../router/scoped'
import type { CrmEventsSearch } from './crmSearch'
import { timesOf } from './logSearch'

export const queryOf = (search: CrmEventsSearch): CrmEventQuery => ({
  status: search.status,
  direction: search.direction,
  object_id: search.search?.trim().slice(0, 100) || undefined,
  ...timesOf(search),
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})

export function prefetchCrmEvents({ api, queryClient, hasScope }: ScopedContext, search: CrmEventsSearch): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(crmIntegration(api))
  void queryClient.prefetchQuery(crmSync(api))
  void queryClient.prefetchQuery(crmEventList(api, queryOf(search)))
}
