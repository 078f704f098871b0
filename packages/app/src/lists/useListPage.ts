import type { Api } from '@partner-dashboard/client'
import { type AnyRoute, type HistoryState, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SearchIn } from './list'

interface ChangeOptions {
  replace?: boolean
  state?: HistoryState
}

type SearchChange = (change: object, options?: ChangeOptions) => void

/** Props of a list page: `ListPageProps<typeof offers>`. */
export interface ListPageProps<TList> {
  api: Api
  search: SearchIn<TList>
  onSearchChange: (change: Partial<SearchIn<TList>>, options?: ChangeOptions) => void
}

export function useSearchChange({ replace }: ChangeOptions = {}): SearchChange {
  const navigate = useNavigate()
  return useCallback(
    (change, options) => void navigate({ to: '.', search: (old) => ({ ...old, ...change }), replace, ...options }),
    [navigate, replace],
  )
}

export function useListPage<TRoute extends AnyRoute>(route: TRoute, options?: ChangeOptions) {
  const context: { api: Api } = route.useRouteContext()
  const search: TRoute['types']['fullSearchSchema'] = route.useSearch()
  return { api: context.api, search, onSearchChange: useSearchChange(options) }
}
