import { type ApiRequestQuery, apiErrorGroupList, apiRequestList, objectIdPrefixList } from '@partner-dashboard/client'
import { pageSizeOf } from '../../../../router/listSearch'
import type { ScopedContext } from '../../../../router/scoped'
import type { ApiLogsSearch } from './apiLogsSearch'
import { timesOf, typedPrefix } from './logSearch'

/** What is typed is an object's id where it is one of those that there are, else part of a path. */
export function queryOf(search: ApiLogsSearch, prefixes: readonly string[]): ApiRequestQuery {
  const { method, status_class, error_code, cursor } = search
  const typed = search.search?.trim() || undefined
  const isId = prefixes.includes(typedPrefix(typed) ?? '')
  return {
    method,
    status_class,
    error_code,
    path: isId ? undefined : typed?.slice(0, 200),
    object_id: isId ? typed : undefined,
    ...timesOf(search),
    cursor,
    page_size: pageSizeOf(search),
  }
}

/** Asks without waiting. For an id the page waits for the kinds of id that there are. */
export function prefetchApiLogs({ api, queryClient, hasScope }: ScopedContext, search: ApiLogsSearch): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(objectIdPrefixList(api))
  void queryClient.prefetchQuery(apiErrorGroupList(api, timesOf(search)))
  if (typedPrefix(search.search) === undefined) void queryClient.prefetchQuery(apiRequestList(api, queryOf(search, [])))
}
