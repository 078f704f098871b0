import { type ReactNode, useId, useMemo } from 'react'
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'
import { type BulkAction, BulkBar } from './BulkBar'
import { Card } from './Card'
import { CardSort } from './CardSort'
import * as cardStyles from './Cards.css'
import * as controls from './Controls.css'
import { type Column, type ColumnState, type Density, rowHeaderId } from './column'
import * as styles from './Frame.css'
import { LazyWindowedGrid, mostRowsDrawn } from './LazyWindowedGrid'
import { onRowClick } from './onRowClick'
import * as panelStyles from './Panel.css'
import type { RowAction } from './RowMenuButton'
import { SkeletonCards } from './SkeletonCards'
import { SkeletonRows } from './SkeletonRows'
import { TableError } from './TableError'
import { TableGrid } from './TableGrid'
import { TableRow, type TableRowProps } from './TableRow'
import { useCards } from './useCards'
import { useColumnWidths } from './useColumnWidths'
import { useRowMenu } from './useRowMenu'
import { useSelection } from './useSelection'
import { useShownColumns } from './useShownColumns'

export interface DataTableProps<Row> {
  /** What the rows are, in the plural: 'Businesses'. */
  label: string
  /** One array for the life of the page, from `defineColumns` outside of any component. */
  columns: readonly Column<Row>[]
  /** Undefined until the first answer, which is drawn as loading, and after a failed one. */
  rows: readonly Row[] | undefined
  /** A row's own id, unique in the list. */
  getRowId: (row: Row) => string
  /** The rows are those of the question before; they stay, fainter, until the answer comes. */
  isRefetching?: boolean
  /**
   * Anything but nothing is a failure; a sentence is shown as it is. It stands in the table's place, or above rows that are
   * still there.
   */
  error?: unknown
  /** Asks again; without it no button is offered. */
  onRetry?: () => void
  /** As on the wire: a leading minus is descending. */
  sort?: string
  /** With it headers can be pressed. Called with the new order, or with nothing for that of the list itself. */
  onSortChange?: (sort: string | undefined) => void
  /** Which columns show, in which order and how wide; the caller holds this. */
  columnState?: ColumnState
  /** With it, edges of columns can be dragged. */
  onColumnStateChange?: (state: ColumnState) => void
  /** How high the rows are: comfortable unless told. */
  density?: Density
  /** Ids of the chosen rows, of other pages too. */
  selection?: readonly string[]
  /** With it rows have boxes. Called with the ids that are chosen now. */
  onSelectionChange?: (selection: string[]) => void
  /** What can be done with all chosen rows at once. */
  bulkActions?: readonly BulkAction[]
  /** What can be done with a row, in a menu at its end. */
  rowMenu?: (row: Row) => readonly RowAction<Row>[]
  /** The row above: a FilterBar with a ColumnChoice. Chosen rows put the bulk bar in its place. */
  toolbar?: ReactNode
  /** What stands there without rows: one sentence, one action. */
  empty?: ReactNode
  /** As many rows as a page has: the skeleton takes their room. */
  pageSize?: number
  /** False where the toolbar has the cards' choice of an order. */
  hasCardSort?: boolean
  /** Of the region in which more than 200 rows scroll, in px. */
  height?: number
  /** Cards below 768 px unless said otherwise; more than 200 rows stay a table. */
  layout?: 'auto' | 'table' | 'cards'
}

/**
 * A list that the server pages: rows as a native table, below 768 px as cards. Everything a person chose comes in and goes out. Of more than 200 rows
 * only those in view are drawn, in a region that scrolls.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, error, onRetry, sort, onSortChange } = props
  const { density = 'comfortable', pageSize = 10, hasCardSort = true, height = 560 } = props
  const table = useTable(props)
  const { grid, tableRow, selection, menu, hasFailed, isLoading, isStale, isEmpty, isLong, isCards } = table

  return (
    <div className={styles.root} data-density={density}>
      {(props.toolbar || props.bulkActions) && (
        <Toolbar
          selected={props.selection ?? []}
          bulkActions={props.bulkActions ?? []}
          onClear={selection?.clear}
          toolbar={props.toolbar}
        />
      )}
      {hasFailed && rows && <TableError label={label} error={error} onRetry={onRetry} hasRows />}
      {isCards && hasCardSort && onSortChange && (
        <div className={cardStyles.sort}>
          <CardSort columns={columns} sort={sort} onSortChange={onSortChange} />
        </div>
      )}
      {isCards ? (
        isLoading ? (
          <SkeletonCards count={Math.min(pageSize, 10)} columns={grid.columns} />
        ) : (
          <CardList label={label} isStale={isStale}>
            {rows?.map((row, index) => {
              const { key, ...parts } = tableRow(row, index)
              return <Card key={key} {...parts} />
            })}
          </CardList>
        )
      ) : isLong && rows ? (
        <LazyWindowedGrid
          {...grid}
          tableId={table.id}
          count={rows.length}
          rowAt={(place) => rows[place] as Row}
          getRowId={getRowId}
          density={density}
          height={height}
          isStale={isStale}
          openRow={menu.openRow}
          onOpenMenu={menu.open}
          menuIntent={menu.intent}
        />
      ) : (
        <TableGrid {...grid}>
          {isLoading ? (
            <SkeletonRows
              count={pageSize}
              columns={grid.columns}
              density={density}
              hasBox={selection !== undefined}
              hasMenu={grid.hasMenu}
            />
          ) : (
            <tbody className={styles.body} data-stale={isStale || undefined}>
              {rows?.map((row, index) => {
                const { key, ...parts } = tableRow(row, index)
                return <TableRow key={key} {...parts} />
              })}
            </tbody>
          )}
        </TableGrid>
      )}
      {hasFailed && !rows && <TableError label={label} error={error} onRetry={onRetry} hasRows={false} />}
      {isEmpty && <div className={panelStyles.panel}>{props.empty ?? 'Nothing here yet'}</div>}
      <Status>{isLoading ? `${label}: loading` : isEmpty ? `${label}: no rows` : ''}</Status>
      <Status>{grid.widths.news}</Status>
      {menu.overlay}
    </div>
  )
}

/** What a table derives from its props, whether it shows as rows or cards. */
function useTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, isRefetching = false, error, sort, onSortChange, columnState } = props
  const id = useId()
  const isLong = (rows?.length ?? 0) > mostRowsDrawn
  const isCards = useCards(isLong ? 'table' : props.layout)
  const shown = useShownColumns(columns, columnState)
  const rowHeader = rowHeaderId(columns)
  const ids = useMemo(() => rows?.map(getRowId) ?? [], [rows, getRowId])
  const selection = useSelection(props.selection, props.onSelectionChange, ids)
  const widths = useColumnWidths(columns, columnState, props.onColumnStateChange)
  const menu = useRowMenu(props.rowMenu)
  const hasMenu = props.rowMenu !== undefined

  const hasFailed = error !== undefined && error !== null && error !== false
  const isLoading = !rows && !hasFailed
  const isStale = isRefetching && rows !== undefined
  const isEmpty = rows?.length === 0 && !hasFailed
  const isBusy = isLoading || isStale

  const tableRow = (row: Row, index: number): TableRowProps<Row> & { key: string } => {
    const rowId = ids[index] ?? ''
    return {
      key: rowId,
      row,
      rowId,
      domId: `${id}${rowId}`,
      columns: shown,
      rowHeader,
      isChosen: selection?.chosen.has(rowId),
      onChoose: selection?.choose ?? ignore,
      hasMenu,
      isMenuOpen: menu.openRow === row,
      onOpenMenu: menu.open,
      menuIntent: menu.intent,
    }
  }
  const grid = { label, columns: shown, rowHeader, isBusy, sort, onSortChange, widths, selection, hasMenu }
  return { id, grid, tableRow, selection, menu, hasFailed, isLoading, isStale, isEmpty, isLong, isCards }
}

interface ToolbarProps extends Pick<DataTableProps<unknown>, 'toolbar'> {
  selected: readonly string[]
  bulkActions: readonly BulkAction[]
  onClear: (() => void) | undefined
}

/** Selected rows put the bulk bar in the toolbar's place. */
const Toolbar = ({ selected, bulkActions, onClear, toolbar }: ToolbarProps) => (
  <div className={controls.bar}>
    <div className={controls.layer} data-covered={selected.length > 0 || undefined}>
      {toolbar}
    </div>
    {selected.length > 0 && onClear && <BulkBar selection={selected} actions={bulkActions} onClear={onClear} />}
  </div>
)

const CardList = ({ label, isStale, children }: { label: string; isStale: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the link in the card is the key's way, see onRowClick
  <ul
    className={cardStyles.list}
    aria-label={label}
    aria-busy={isStale}
    data-stale={isStale || undefined}
    onClick={onRowClick}
  >
    {children}
  </ul>
)

const Status = ({ children }: { children: ReactNode }) => (
  <div role="status" className={hidden}>
    {children}
  </div>
)

const ignore = () => undefined
