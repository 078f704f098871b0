import type { Api } from '@partner-dashboard/client'
import type { QueryClient } from '@tanstack/react-query'

/** The two parameters that every link keeps (specification, section 2). */
export interface ScopeSearch {
  sandbox_mode?: string
  partner_id?: string
}

/**
 * What every scoped route's loader depends on besides its own search: without partner and mode a change of either would draw the rows
 * of the one before.
 */
export const scopedDeps = <TSearch extends ScopeSearch>(search: TSearch) => search

/** What the frame adds to the context of the routes in it. */
export interface ScopedContext {
  api: Api
  queryClient: QueryClient
  /** False where a page needs a partner and none is chosen: the frame shows the partners to choose from, and nothing is asked. */
  hasScope: boolean
}
