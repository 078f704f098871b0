import type { Api } from '@partner-dashboard/client'
import type { QueryKey } from '@tanstack/react-query'
import type { ScopedContext } from '../router/scoped'

type Request<TSearch, TPageArgs extends unknown[]> = (
  api: Api,
  search: TSearch,
  ...page: TPageArgs
) => { queryKey: QueryKey }

interface Requests<TSearch, TPageArgs extends unknown[]> {
  rows: Request<TSearch, TPageArgs>
  count: Request<TSearch, TPageArgs>
}

/** Starts the requests of a list without awaiting them, so its page renders immediately. */
export function prefetchList<TSearch, TPageArgs extends unknown[]>(
  { api, queryClient, hasScope }: ScopedContext,
  list: Requests<TSearch, TPageArgs>,
  search: TSearch,
  ...page: TPageArgs
): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(list.rows(api, search, ...page))
  void queryClient.prefetchQuery(list.count(api, search, ...page))
}
