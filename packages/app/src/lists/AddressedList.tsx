import { isNotThere } from '@partner-dashboard/client'
import { type ListPage, ListView, type ListViewProps } from '@partner-dashboard/ui/table'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { loadFailure } from '../views/loadFailure'
import type { FilterOptions } from './filter'
import type { ListAddress } from './list'
import { useRowPageAhead } from './useRowPageAhead'

/** Props derived from the list, its rows and the URL. */
type Derived =
  | 'page'
  | 'isRefetching'
  | 'error'
  | 'state'
  | 'onStateChange'
  | 'filters'
  | 'rangeLabel'
  | 'searchPlaceholder'
  | 'defaultSort'
  | 'defaultPageSize'
  | 'onRowReached'
  | 'onPageReached'

/** Part of a query result used by lists. */
export interface RowsResult<Row> {
  /** Requested page; the previous page while loading. */
  data: ListPage<Row> | undefined
  isPlaceholderData: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
}

export interface AddressedListProps<Row, TSearch> extends Omit<ListViewProps<Row>, Derived> {
  list: ListAddress<TSearch>
  rows: RowsResult<Row>
  search: TSearch
  onSearchChange: (change: Partial<TSearch>, options: { replace: boolean }) => void
  /** Known values of open filters, by filter. */
  options?: FilterOptions
  /** Retries related requests such as the count. */
  onRetry?: () => void
}

/** List whose search, filters, sorting and page are search parameters. */
export function AddressedList<Row, TSearch>(props: AddressedListProps<Row, TSearch>) {
  const { list, rows, search, onSearchChange, options, onRetry, columns, ...view } = props
  const router = useRouter()
  const state = list.state(search)
  // The rows of a later page can be gone, and a bookmarked cursor can be invalid. Neither says that the list is empty or fails.
  const isGone =
    state.cursor !== undefined &&
    (rows.isError ? isNotThere(rows.error) : !rows.isPlaceholderData && rows.data?.results.length === 0)
  const toFirstPage = useEffectEvent(() =>
    onSearchChange(list.change({ ...state, cursor: undefined }), { replace: true }),
  )
  useEffect(() => {
    if (isGone) toFirstPage()
  }, [isGone])
  return (
    <ListView
      {...view}
      columns={useMemo(() => list.columns(columns), [list, columns])}
      page={isGone ? undefined : rows.data}
      isRefetching={rows.isPlaceholderData}
      error={rows.isError && !isGone ? (loadFailure(rows.error)?.title ?? rows.error) : undefined}
      onRetry={() => {
        void rows.refetch()
        onRetry?.()
      }}
      searchPlaceholder={list.searchPlaceholder}
      defaultSort={list.defaultSort}
      defaultPageSize={list.pageSize}
      rangeLabel={list.rangeLabel(search)}
      filters={list.chips(search, options)}
      onRowReached={useRowPageAhead()}
      onPageReached={(state) =>
        void router.preloadRoute({ to: '.', search: (old) => ({ ...old, ...list.change(state) }) })
      }
      state={state}
      onStateChange={(state, options) => onSearchChange(list.change(state), options)}
    />
  )
}
