import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'
import { formatNumber } from '../format'
import { type BulkAction, BulkBar } from './BulkBar'
import * as controls from './Controls.css'
import { type Column, type ColumnState, type Density, rowHeaderId } from './column'
import * as frame from './Frame.css'
import { indexList } from './listIndex'
import { headerHeight, rowHeight } from './measures'
import * as panel from './Panel.css'
import type { RowAction } from './RowMenuButton'
import { TableGrid } from './TableGrid'
import { TableRow } from './TableRow'
import { useColumnWidths } from './useColumnWidths'
import { useRowMenu } from './useRowMenu'
import { useSelection } from './useSelection'
import { useShownColumns } from './useShownColumns'
import { useWindow } from './useWindow'
import * as styles from './WindowedTable.css'

export interface WindowedTableProps<Row> {
  label: string
  /** Sorts by `sortValue`, searches in `searchText`; one array for the life of the page. */
  columns: readonly Column<Row>[]
  /** All rows. A new array is a new list: what was built to sort and search it is built again. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  sort?: string
  onSortChange?: (sort: string | undefined) => void
  /** Leaves the rows in which it occurs. */
  search?: string
  columnState?: ColumnState
  onColumnStateChange?: (state: ColumnState) => void
  density?: Density
  selection?: readonly string[]
  onSelectionChange?: (selection: string[]) => void
  bulkActions?: readonly BulkAction[]
  rowMenu?: (row: Row) => readonly RowAction<Row>[]
  toolbar?: ReactNode
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
  const seen = useWindow(count, rowHeight[density], headerHeight, height)
  usePrepared(index)

  const chosen = props.selection ?? none
  const extent = shown.length + (selection ? 1 : 0) + (props.rowMenu ? 1 : 0)
  const drawn: ReactNode[] = []
  for (let place = seen.from; place < seen.to; place++) {
    const row = rowAt(place)
    const rowId = getRowId(row)
    drawn.push(
      <TableRow
        key={rowId}
        row={row}
        rowId={rowId}
        domId={`${tableId}${rowId}`}
        columns={shown}
        rowHeader={rowHeader}
        isChosen={selection?.chosen.has(rowId)}
        onChoose={selection?.choose ?? ignore}
        hasMenu={props.rowMenu !== undefined}
        isMenuOpen={menu.openRow === row}
        onOpenMenu={menu.open}
        menuIntent={menu.intent}
        ariaRowIndex={place + 2}
      />,
    )
  }

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
      <TableGrid
        label={label}
        columns={shown}
        rowHeader={rowHeader}
        isBusy={false}
        sort={sort}
        onSortChange={onSortChange}
        widths={widths}
        selection={selection}
        hasMenu={props.rowMenu !== undefined}
        windowed={{
          ref: seen.ref,
          className: styles.region,
          style: { blockSize: count === 0 ? headerHeight + 1 : height },
          onScroll: seen.onScroll,
          rows: seen.rows,
        }}
      >
        <Space rows={seen.from} rowHeight={rowHeight[density]} extent={extent} />
        <tbody className={frame.body}>{drawn}</tbody>
        <Space rows={count - seen.to} rowHeight={rowHeight[density]} extent={extent} />
      </TableGrid>
      {count === 0 && <div className={panel.panel}>{props.empty ?? 'No match'}</div>}
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
const ignore = () => undefined

/** The room of the rows that are not drawn. */
function Space({ rows, rowHeight, extent }: { rows: number; rowHeight: number; extent: number }) {
  if (rows <= 0) return null
  return (
    <tbody aria-hidden>
      <tr>
        <td className={styles.space} colSpan={extent} style={{ blockSize: rows * rowHeight }} />
      </tr>
    </tbody>
  )
}

/** What the first search would wait for is built in small slices while nothing else is to be done. */
function usePrepared(index: { prepare: () => boolean }): void {
  useEffect(() => {
    let timer = setTimeout(function slice() {
      if (!index.prepare()) timer = setTimeout(slice, 30)
    }, 300)
    return () => clearTimeout(timer)
  }, [index])
}
