import type { DateRangeValue } from '../../dates'
import { type ColumnName, type ColumnState, defaultColumnState } from '../column'
import type { FilterValue } from '../filters'

/** State of a list as plain data, so a URL can hold it. */
export interface ListState {
  search?: string
  filters?: FilterValue
  range?: DateRangeValue
  /** Sort key; a leading minus means descending. */
  sort?: string
  /** Cursor of the page, from the previous response. */
  cursor?: string
  /** Rows per page. Default: 25. */
  pageSize?: number
  /** Undefined means the default columns. */
  columns?: ColumnState
}

/** Page of a list as returned by the server. */
export interface ListPage<Row> {
  results: readonly Row[]
  /** Number of results if some rows are totals, which aren't counted. */
  resultCount?: number
  /** Cursors of the previous and the next page; null if there is none. */
  previous: string | null
  next: string | null
  /** Number of rows before this page. */
  start: number
}

/** Filter, sorting and page size changes go back to the first page, since a cursor belongs to its list. */
export const fromStart = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  ...change,
  cursor: undefined,
})

/** Whether filters are active. */
export const isFiltered = ({ search, filters = {}, range }: ListState): boolean =>
  Boolean(search) ||
  Object.values(filters).some((values) => values.length > 0) ||
  (range !== undefined && range.preset !== 'all_time')

/** Undefined if the state equals the default columns. */
export function chosenColumns(columns: readonly ColumnName[], state: ColumnState): ColumnState | undefined {
  const own = new Set(defaultColumnState(columns).hidden)
  const isOwn = own.size === state.hidden.length && state.hidden.every((id) => own.has(id))
  const isPlain = !state.order?.length && Object.keys(state.widths ?? {}).length === 0
  return isOwn && isPlain ? undefined : state
}
