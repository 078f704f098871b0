import type { ReactNode } from 'react'
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState'
import { DateRangeFilter } from '../../dateRange/DateRangeFilter'
import type { BulkAction } from '../BulkBar'
import { CardSort } from '../CardSort'
import { ColumnChoice } from '../ColumnChoice'
import { type Column, defaultColumnState } from '../column'
import { DataTable, type DataTableProps } from '../DataTable'
import { FilterBar } from '../FilterBar'
import type { Filter } from '../filters'
import { focusNear } from '../focusNear'
import { Pager } from '../Pager'
import type { RowAction } from '../RowMenuButton'
import { useCards } from '../useCards'
import { chosenColumns, fromStart, isFiltered, type ListPage, type ListState } from './listState'

export interface ListViewProps<Row> {
  /** What the rows are, in the plural: 'Businesses'. */
  label: string
  /** One array for the life of the page, from `defineColumns` outside of any component. */
  columns: readonly Column<Row>[]
  /** A row's own id, unique in the list. */
  getRowId: (row: Row) => string
  /** Undefined until the first answer, and after a failed one. */
  page: ListPage<Row> | undefined
  /** All rows that the filter finds; undefined while that is still being counted. */
  count?: number
  /** The page is that of the question before. */
  isRefetching?: boolean
  /** Anything but nothing is a failure; a sentence is shown as it is. */
  error?: unknown
  /** Asks again; without it no button is offered. */
  onRetry?: () => void
  /** Search, filters, order, columns and page as one plain value. */
  state: ListState
  /** `replace`: no step for the browser's Back, as every change is but that of the page. */
  onStateChange: (state: ListState, options: { replace: boolean }) => void
  /** The order where none is chosen; without it no column sorts. */
  defaultSort?: string
  /** Without it there is no search. */
  searchPlaceholder?: string
  /** A chip each above the rows, in this order. */
  filters?: readonly Filter[]
  /** What lies in the range of days: 'Funded'. Without it there is no range. */
  rangeLabel?: string
  /** What stands at the end of the filters at every width: a download, saved views. */
  tools?: ReactNode
  /** Without rows and without a filter. */
  empty: EmptyStateProps
  /** Without rows because of the filter: 'No business matches'. */
  nothingFound: string
  /** Ids of the chosen rows, of other pages too. */
  selection?: readonly string[]
  /** With it rows have boxes. Called with the ids that are chosen now. */
  onSelectionChange?: (selection: string[]) => void
  /** What can be done with all chosen rows at once. */
  bulkActions?: readonly BulkAction[]
  /** What can be done with a row, in a menu at its end. */
  rowMenu?: (row: Row) => readonly RowAction<Row>[]
  /** Cards below 768 px unless said otherwise. */
  layout?: DataTableProps<Row>['layout']
}

/** A whole list: search, filters, columns, rows and pages over one state, which comes in and goes out. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { label, columns, state, onStateChange, filters, rangeLabel, defaultSort, searchPlaceholder } = props
  // An answer without its list is a failure, not an empty one.
  const page = Array.isArray(props.page?.results) ? props.page : undefined
  const error = props.error ?? (props.page && !page ? true : undefined)
  const pageSize = state.pageSize ?? 25
  const sort = state.sort ?? defaultSort
  const isCards = useCards(props.layout)
  const change = (to: Partial<ListState>) => onStateChange(fromStart(state, to), { replace: true })
  const clear = () => {
    focusNear()
    change({ search: undefined, filters: undefined, range: undefined })
  }
  const go = (cursor: string | null | undefined) =>
    cursor == null ? undefined : () => onStateChange({ ...state, cursor }, { replace: false })
  const setColumns = (to: NonNullable<ListState['columns']>) =>
    onStateChange({ ...state, columns: chosenColumns(columns, to) }, { replace: true })

  const range = rangeLabel !== undefined && (
    <DateRangeFilter
      label={rangeLabel}
      value={state.range ?? { preset: 'all_time' }}
      onChange={(range) => change({ range: range.preset === 'all_time' ? undefined : range })}
    />
  )
  const order = isCards && defaultSort !== undefined && (
    <CardSort columns={columns} sort={sort} onSortChange={(sort) => change({ sort })} />
  )

  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={page?.results}
        getRowId={props.getRowId}
        pageSize={pageSize}
        isRefetching={props.isRefetching}
        error={error}
        onRetry={props.onRetry}
        sort={sort}
        onSortChange={defaultSort === undefined ? undefined : (sort) => change({ sort })}
        hasCardSort={false}
        columnState={state.columns ?? defaultColumnState(columns)}
        onColumnStateChange={setColumns}
        selection={props.selection}
        onSelectionChange={props.onSelectionChange}
        bulkActions={props.bulkActions}
        rowMenu={props.rowMenu}
        layout={props.layout}
        toolbar={
          <FilterBar
            label={label}
            search={state.search}
            searchPlaceholder={searchPlaceholder}
            onSearchChange={
              searchPlaceholder === undefined ? undefined : (search) => change({ search: search || undefined })
            }
            filters={filters}
            value={state.filters}
            onChange={(value) => change({ filters: value })}
            onClear={clear}
            more={
              (range || order) && (
                <>
                  {range}
                  {order}
                </>
              )
            }
            tools={props.tools}
            end={<ColumnChoice columns={columns} state={state.columns} onChange={setColumns} />}
          />
        }
        empty={
          isFiltered(state) ? (
            <EmptyState
              title={props.nothingFound}
              description="Try fewer filters or a different search term."
              action={{ label: 'Clear filters', onPress: clear }}
            />
          ) : (
            <EmptyState {...props.empty} />
          )
        }
      />
      {page && page.results.length > 0 && (
        <Pager
          start={page.start + 1}
          pageRows={page.results.length}
          count={props.count}
          onPrevious={go(page.previous)}
          onNext={go(page.next)}
          pageSize={pageSize}
          onPageSizeChange={(size) => change({ pageSize: size === 25 ? undefined : size })}
        />
      )}
    </>
  )
}
