import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'
import { formatNumber } from '../format'
import { type BulkAction, BulkBar } from './BulkBar'
import * as controls from './Controls.css'
import { type Column, type ColumnState, type Density, rowHeaderId } from './column'
import * as frame from './Frame.css'
import { indexList } from './listIndex'
import * as panel from './Panel.css'
import type { RowAction } from './RowMenuButton'
import { useColumnWidths } from './useColumnWidths'
import { useRowMenu } from './useRowMenu'
import { useSelection } from './useSelection'
import { useShownColumns } from './useShownColumns'
import { WindowedGrid } from './WindowedGrid'
import * as styles from './WindowedTable.css'

export interface WindowedTableProps<Row> {
  /** What the rows are, in the plural: 'Businesses'. */
  label: string
  /** Sorts by `sortValue`, searches in `searchText`; one array for the life of the page. */
  columns: readonly Column<Row>[]
  /** All rows. A new array is a new list: what was built to sort and search it is built again. */
  rows: readonly Row[]
  /** A row's own id, unique in the list. */
  getRowId: (row: Row) => string
  /** As on the wire: a leading minus is descending. */
  sort?: string
  /** With it headers can be pressed. Called with the new order, or with nothing for that of the list itself. */
  onSortChange?: (sort: string | undefined) => void
  /** Leaves the rows in which it occurs. */
  search?: string
  /** Which columns show, in which order and how wide; the caller holds this. */
  columnState?: ColumnState
  /** With it, edges of columns can be dragged. */
  onColumnStateChange?: (state: ColumnState) => void
  /** How high the rows are: comfortable unless told. */
  density?: Density
  /** Ids of the chosen rows. */
  selection?: readonly string[]
  /** With it rows have boxes. Called with the ids that are chosen now. */
  onSelectionChange?: (selection: string[]) => void
  /** What can be done with all chosen rows at once. */
  bulkActions?: readonly BulkAction[]
  /** What can be done with a row, in a menu at its end. */
  rowMenu?: (row: Row) => readonly RowAction<Row>[]
  /** The row above: a FilterBar with a ColumnChoice. Chosen rows put the bulk bar in its place. */
  toolbar?: ReactNode
  /** What stands there without rows. */
  empty?: ReactNode
  /** In px. */
  height?: number
}

/** A list that the browser holds whole, up to some hundred thousand rows: it sorts and searches here, and draws what is in view. */
export function WindowedTable<Row>(props: WindowedTableProps<Row>) {
  const { label, columns, rows, getRowId, sort, onSortChange, search = '', columnState, onColumnStateChange } = props
  const { density = 'comfortable', height = 560 } = props
  const tableId = useId()
  const shown = useShownColumns(columns, columnState)
  const rowHeader = rowHeaderId(columns)
  const index = useMemo(() => indexList(rows, columns), [rows, columns])
  const view = useMemo(() => index.view(sort, search), [index, sort, search])
  const count = view ? view.length : rows.length
  const rowAt = (place: number) => rows[view ? (view[place] as number) : place] as Row

  // Ids of a hundred thousand rows only where they can be chosen.
  const hasSelection = props.selection !== undefined
  const ids = useMemo(() => {
    if (!hasSelection) return none
    return view ? Array.from(view, (at) => getRowId(rows[at] as Row)) : rows.map(getRowId)
  }, [hasSelection, view, rows, getRowId])
  const selection = useSelection(props.selection, props.onSelectionChange, ids)
  const widths = useColumnWidths(columns, columnState, onColumnStateChange)
  const menu = useRowMenu(props.rowMenu)
  usePrepared(index)

  const chosen = props.selection ?? none

  return (
    <div className={frame.root} data-density={density}>
      {(props.toolbar || props.bulkActions) && (
        <div className={controls.bar}>
          <div className={controls.layer} data-covered={chosen.length > 0 || undefined}>
            {props.toolbar}
          </div>
          {chosen.length > 0 && selection && (
            <BulkBar selection={chosen} actions={props.bulkActions ?? []} onClear={selection.clear} />
          )}
        </div>
      )}
      <WindowedGrid
        label={label}
        tableId={tableId}
        columns={shown}
        rowHeader={rowHeader}
        count={count}
        rowAt={rowAt}
        getRowId={getRowId}
        density={density}
        height={height}
        isBusy={false}
        sort={sort}
        onSortChange={onSortChange}
        widths={widths}
        selection={selection}
        hasMenu={props.rowMenu !== undefined}
        openRow={menu.openRow}
        onOpenMenu={menu.open}
        menuIntent={menu.intent}
      />
      {count === 0 && <div className={panel.panel}>{props.empty ?? 'No results'}</div>}
      <div role="status" className={styles.count}>
        {count === rows.length
          ? `${formatNumber(count)} rows`
          : `${formatNumber(count)} of ${formatNumber(rows.length)} rows`}
      </div>
      <div role="status" className={hidden}>
        {widths.news}
      </div>
      {menu.overlay}
    </div>
  )
}

const none: string[] = []
/** What the first search would wait for is built in small slices while nothing else is to be done. */
function usePrepared(index: { prepare: () => boolean }): void {
  useEffect(() => {
    let timer = setTimeout(function slice() {
      if (!index.prepare()) timer = setTimeout(slice, 30)
    }, 300)
    return () => clearTimeout(timer)
  }, [index])
}
