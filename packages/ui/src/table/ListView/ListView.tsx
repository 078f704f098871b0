import type { ReactNode } from 'react'
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState'
import { useUndoToast } from '../../components/Toast/useUndoToast'
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
import { useAhead } from '../useAhead'
import { useCards } from '../useCards'
import { useLatestCallback } from '../useLatestCallback'
import { chosenColumns, fromStart, isFiltered, type ListPage, type ListState } from './listState'
import { usePaging } from './usePaging'

export interface ListViewProps<Row> {
  /** Plural noun for the rows, such as "Businesses". */
  label: string
  /** A stable array, from `defineColumns` outside of components. */
  columns: readonly Column<Row>[]
  /** Unique ID of a row. */
  getRowId: (row: Row) => string
  /** Undefined until the first response, and after a failed one. */
  page: ListPage<Row> | undefined
  /** Number of rows that match; undefined until counted. */
  count?: number
  /** Counts all rows. Undefined if `count` is exact. */
  onCountAll?: () => void
  /** All rows are being counted. */
  isCounting?: boolean
  /** The page is that of the previous request. */
  isRefetching?: boolean
  /** Any value means failure; a string is shown as it is. */
  error?: unknown
  /** Shows a retry button. */
  onRetry?: () => void
  /** Search, filters, sorting, columns and page as plain data. */
  state: ListState
  /** `replace` is true for all changes except paging, so they add no history entry. */
  onStateChange: (state: ListState, options: { replace: boolean }) => void
  /** Default sort key; without it, no column is sortable. */
  defaultSort?: string
  /** Rows per page without a choice (25 by default). */
  defaultPageSize?: number
  /** Enables search. */
  searchPlaceholder?: string
  /** Filters in display order. */
  filters?: readonly Filter[]
  /** Label of the date range, such as "Funded". No range without it. */
  rangeLabel?: string
  /** Whether days of the range are in the user's time zone. Default: in UTC. */
  isRangeLocal?: boolean
  /** Create button, before the other tools. Hidden while the list is empty, whose empty state has it. */
  action?: ReactNode
  /** Tools at the end of the filters, such as a download or saved views. */
  tools?: ReactNode
  /** Shown if there are no rows and no filters. */
  empty: EmptyStateProps
  /** Shown if no rows match: "No businesses match these filters". */
  nothingFound: string
  /** IDs of the selected rows, including other pages. */
  selection?: readonly string[]
  /** Adds checkboxes. Called with the selected IDs. */
  onSelectionChange?: (selection: string[]) => void
  /** Actions for all selected rows. */
  bulkActions?: readonly BulkAction[]
  /** Actions of a row, in a menu at its end. */
  rowMenu?: (row: Row) => readonly RowAction<Row>[]
  /** Default: cards below 768 px. */
  layout?: DataTableProps<Row>['layout']
  /** Called when a pointer reaches a row, with the link that the row opens. */
  onRowReached?: DataTableProps<Row>['onRowReached']
  /** Called when a user reaches for the next page, with its state, to request its rows before a press. */
  onPageReached?: (state: ListState) => void
}

/** List with search, filters, columns, rows and pager over one controlled state. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { label, columns, filters, rangeLabel, defaultSort, searchPlaceholder } = props
  const [state, setState] = useAhead(props.state, props.onStateChange)
  // A response without a list is a failure, not an empty list.
  const page = Array.isArray(props.page?.results) ? props.page : undefined
  // By the state that the page belongs to. That of a previous request had filters that may just have been cleared.
  const hasFilters = isFiltered(props.state) || props.isRefetching
  const isEmpty = page?.results.length === 0 && !hasFilters
  const action = isEmpty ? undefined : props.action
  const isLoading = !props.page && !props.error
  const tools = (action || props.tools) && (
    <>
      {/* Keeps its place: if the list is empty, the button moves, and would vanish under a press. */}
      {action && <div style={isLoading ? { visibility: 'hidden' } : undefined}>{action}</div>}
      {props.tools}
    </>
  )
  const { defaultPageSize = 25 } = props
  const pageSize = state.pageSize ?? defaultPageSize
  const sort = state.sort ?? defaultSort
  const isCards = useCards(props.layout)
  const change = (to: Partial<ListState>) => setState(fromStart(state, to), { replace: true })
  const showUndo = useUndoToast()
  const restore = useLatestCallback(change)
  const clear = () => {
    const { search, filters, range } = state
    focusNear()
    change({ search: undefined, filters: undefined, range: undefined })
    showUndo('Filters cleared', () => restore({ search, filters, range }))
  }
  const { list, pager } = usePaging(page, {
    show: (cursor) => setState({ ...state, cursor }, { replace: false }),
    onReach: (cursor) => props.onPageReached?.({ ...state, cursor }),
    isRefetching: props.isRefetching || state !== props.state,
  })
  const setColumns = (to: NonNullable<ListState['columns']>) =>
    props.onStateChange({ ...state, columns: chosenColumns(columns, to) }, { replace: true })

  const range = rangeLabel !== undefined && (
    <DateRangeFilter
      label={rangeLabel}
      isLocal={props.isRangeLocal}
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
        ref={list}
        label={label}
        columns={columns}
        rows={page?.results}
        getRowId={props.getRowId}
        pageSize={pageSize}
        isRefetching={props.isRefetching}
        error={props.error ?? (props.page && !page ? true : undefined)}
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
        onRowReached={props.onRowReached}
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
            // The options show a choice themselves before they report it.
            onChange={(filters) => props.onStateChange(fromStart(state, { filters }), { replace: true })}
            onClear={clear}
            sort={order}
            more={range}
            tools={tools}
            end={<ColumnChoice columns={columns} state={state.columns} onChange={setColumns} />}
          />
        }
        empty={hasFilters ? <NoMatches title={props.nothingFound} onClear={clear} /> : <EmptyState {...props.empty} />}
      />
      {page && page.results.length > 0 && (
        <Pager
          start={page.start + 1}
          pageRows={page.resultCount ?? page.results.length}
          count={props.count}
          onCountAll={props.onCountAll}
          isCounting={props.isCounting}
          {...pager}
          pageSize={pageSize}
          pageSizes={defaultPageSize === 25 ? undefined : [defaultPageSize, 25, 50, 100]}
          onPageSizeChange={(size) => change({ pageSize: size === defaultPageSize ? undefined : size })}
        />
      )}
    </>
  )
}

function NoMatches({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      title={title}
      description="Try fewer filters or a different search term."
      action={{ label: 'Clear filters', onPress: onClear }}
    />
  )
}
