import { type ReactNode, type Ref, useId, useMemo } from 'react'
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'
import { afterPaint } from '../private/afterPaint'
import { type BulkAction, BulkBar } from './BulkBar'
import { Card } from './Card'
import { CardSort } from './CardSort'
import * as cardStyles from './Cards.css'
import * as controls from './Controls.css'
import { arrangeColumns, type Column, type ColumnState, rowHeaderId } from './column'
import * as styles from './Frame.css'
import { LazyWindowedGrid, maxTableRows } from './LazyWindowedGrid'
import { linkOfRow, onRowClick } from './onRowClick'
import * as panelStyles from './Panel.css'
import { SkeletonCards } from './SkeletonCards'
import { SkeletonRows } from './SkeletonRows'
import { TableError } from './TableError'
import { TableGrid } from './TableGrid'
import { TableRow, type TableRowProps } from './TableRow'
import type { TableProps } from './tableProps'
import { useCards } from './useCards'
import { useColumnWidths } from './useColumnWidths'
import { useRowMenu } from './useRowMenu'
import { useSelection } from './useSelection'

export interface DataTableProps<Row> extends TableProps<Row> {
  /** Undefined until the first response (shows a skeleton), and after a failed one. */
  rows: readonly Row[] | undefined
  /** The rows are those of the previous request; shown faded until the response arrives. */
  isRefetching?: boolean
  /** Any value means failure; a string is shown as it is. Replaces the table, or is shown above the previous rows. */
  error?: unknown
  /** Shows a retry button. */
  onRetry?: () => void
  /** IDs of the selected rows, including other pages. */
  selection?: readonly string[]
  /** Rows per page, for the size of the skeleton. */
  pageSize?: number
  /** Set to false if the toolbar has the sort menu for cards. */
  hasCardSort?: boolean
  /** Height in px of the scroll region with more than 200 rows. */
  height?: number
  /** Called when a pointer reaches a row, with the link that the row opens, such as to load its page before a click. */
  onRowReached?: (link: HTMLAnchorElement) => void
  /** Cards below 768 px by default; more than 200 rows stay a table. */
  layout?: 'auto' | 'table' | 'cards'
  /** Toolbar and rows. */
  ref?: Ref<HTMLDivElement>
}

/**
 * Table for a list paged by the server; cards below 768 px. All state is controlled. With more than 200 rows, only
 * visible ones are rendered in a scroll region.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, error, onRetry, sort, onSortChange, onRowReached } = props
  const { density = 'comfortable', pageSize = 10, hasCardSort = true, height = 560 } = props
  const table = useTable(props)
  const { grid, tableRow, selection, menu, hasFailed, isLoading, isStale, isEmpty, isLong, isCards } = table

  return (
    <div
      ref={props.ref}
      className={styles.root}
      data-density={density}
      onPointerOver={({ target, relatedTarget }) => {
        const link = onRowReached && linkOfRow(target as Element)
        // Its own cells are passed too. Loading its page takes 40 ms at a 4x slowdown, which a press would wait for.
        if (link && link !== (relatedTarget instanceof Element && linkOfRow(relatedTarget)))
          afterPaint(() => onRowReached(link))
      }}
    >
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
      <Status>{grid.widths.announcement}</Status>
      {menu.overlay}
    </div>
  )
}

/** Derived state shared by table and cards. */
function useTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, isRefetching = false, error, sort, onSortChange, columnState } = props
  const id = useId()
  const isLong = (rows?.length ?? 0) > maxTableRows
  const isCards = useCards(isLong ? 'table' : props.layout)
  const shown = useArrangedColumns(columns, columnState)
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

/** The same array until the choice changes: a state read from an address is new at every render. */
function useArrangedColumns<Row>(columns: readonly Column<Row>[], state: ColumnState | undefined): Column<Row>[] {
  const key = JSON.stringify(state)
  return useMemo(
    () => arrangeColumns(columns, key === undefined ? undefined : (JSON.parse(key) as ColumnState)),
    [columns, key],
  )
}

interface ToolbarProps extends Pick<DataTableProps<unknown>, 'toolbar'> {
  selected: readonly string[]
  bulkActions: readonly BulkAction[]
  onClear: (() => void) | undefined
}

/** The bulk bar replaces the toolbar while rows are selected. */
const Toolbar = ({ selected, bulkActions, onClear, toolbar }: ToolbarProps) => (
  <div className={controls.bar}>
    <div className={controls.layer} data-covered={selected.length > 0 || undefined}>
      {toolbar}
    </div>
    {selected.length > 0 && onClear && <BulkBar selection={selected} actions={bulkActions} onClear={onClear} />}
  </div>
)

const CardList = ({ label, isStale, children }: { label: string; isStale: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the link in the card is accessible by keyboard, see onRowClick.
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
