import type { DateRangeValue } from '../../dates'
import { type ColumnName, type ColumnState, defaultColumnState } from '../column'
import type { FilterValue } from '../filters'

/** Everything that a person chose about a list; plain, so that an address can hold it. */
export interface ListState {
  search?: string
  filters?: FilterValue
  range?: DateRangeValue
  /** As on the wire: a leading minus is descending. */
  sort?: string
  /** The place of the page, as the answer before gave it. */
  cursor?: string
  /** Rows of a page; 25 unless chosen. */
  pageSize?: number
  /** Undefined is the columns' own choice. */
  columns?: ColumnState
}

/** A page of a list, as the server answers it. */
export interface ListPage<Row> {
  results: readonly Row[]
  /** The places of the pages beside this one; null where there is none. */
  previous: string | null
  next: string | null
  /** How many rows come before this page. */
  start: number
}

/** Another filter, order or page size begins at the first page: the place belongs to the list before. */
export const fromStart = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  ...change,
  cursor: undefined,
})

/** Whether some rows are left out. */
export const isFiltered = ({ search, filters = {}, range }: ListState): boolean =>
  Boolean(search) ||
  Object.values(filters).some((values) => values.length > 0) ||
  (range !== undefined && range.preset !== 'all_time')

/** What the columns choose themselves is no choice. */
export function chosenColumns(columns: readonly ColumnName[], state: ColumnState): ColumnState | undefined {
  const own = new Set(defaultColumnState(columns).hidden)
  const isOwn = own.size === state.hidden.length && state.hidden.every((id) => own.has(id))
  const isPlain = !state.order?.length && Object.keys(state.widths ?? {}).length === 0
  return isOwn && isPlain ? undefined : state
}
