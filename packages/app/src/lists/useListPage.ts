import type { Api } from '@partner-dashboard/client'
import { type AnyRoute, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

interface ChangeOptions {
  replace?: boolean
  resetScroll?: boolean
}

export type SearchChange = (change: object, options?: ChangeOptions) => void

/** What the page of a list takes. */
export interface ListPageProps<TSearch> {
  api: Api
  search: TSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<TSearch>, options?: { replace?: boolean }) => void
}

/** Changes search parameters of the current page and keeps the others. */
export function useSearchChange({ replace, resetScroll }: ChangeOptions = {}): SearchChange {
  const navigate = useNavigate()
  return useCallback(
    (change, options) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...change }), replace, resetScroll, ...options }),
    [navigate, replace, resetScroll],
  )
}

/** The address and the API of a route, for the page it shows. */
export function useListPage<TRoute extends AnyRoute>(route: TRoute, options?: ChangeOptions) {
  const context: { api: Api } = route.useRouteContext()
  const search: TRoute['types']['fullSearchSchema'] = route.useSearch()
  return { api: context.api, search, onSearchChange: useSearchChange(options) }
}
