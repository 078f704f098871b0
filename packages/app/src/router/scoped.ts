import type { Api } from '@partner-dashboard/client'
import type { QueryClient } from '@tanstack/react-query'

/** Search parameters that every link keeps (specification, section 2). */
export interface ScopeSearch {
  sandbox_mode?: string
  partner_id?: string
}

/** Loader dependencies of scoped routes: without partner and mode, a scope change would show the previous rows. */
export const scopedDeps = <TSearch extends ScopeSearch>(search: TSearch) => search

/** Route context added by the frame. */
export interface ScopedContext {
  api: Api
  queryClient: QueryClient
  /** False if the page needs a partner and none is selected: the frame shows the partner list, and nothing is requested. */
  hasScope: boolean
}
