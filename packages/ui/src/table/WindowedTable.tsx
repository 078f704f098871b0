import { useEffect, useId, useMemo } from 'react'
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'
import { formatNumber } from '../format'
import { BulkBar } from './BulkBar'
import * as controls from './Controls.css'
import { rowHeaderId } from './column'
import * as frame from './Frame.css'
import { indexList } from './listIndex'
import * as panel from './Panel.css'
import type { TableProps } from './tableProps'
import { useColumnWidths } from './useColumnWidths'
import { useRowMenu } from './useRowMenu'
import { useSelection } from './useSelection'
import { useShownColumns } from './useShownColumns'
import { WindowedGrid } from './WindowedGrid'
import * as styles from './WindowedTable.css'

export interface WindowedTableProps<Row> extends TableProps<Row> {
  /** All rows. A new array rebuilds the sort and search index. */
  rows: readonly Row[]
  /** Filters rows by text. */
  search?: string
  /** IDs of the selected rows. */
  selection?: readonly string[]
  /** Height in px. */
  height?: number
}

/**
 * Table for up to a few hundred thousand rows in memory: sorts by `sortValue`, searches in `searchText` and renders only
 * visible rows.
 */
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

  // Collects the IDs only if rows can be selected.
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
        {widths.announcement}
      </div>
      {menu.overlay}
    </div>
  )
}

const none: string[] = []
/** Builds the search index in small slices while the browser is idle. */
function usePrepared(index: { prepare: () => boolean }): void {
  useEffect(() => {
    let timer = setTimeout(function slice() {
      if (!index.prepare()) timer = setTimeout(slice, 30)
    }, 300)
    return () => clearTimeout(timer)
  }, [index])
}
