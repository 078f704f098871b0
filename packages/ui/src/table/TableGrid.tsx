import { type CSSProperties, type ReactNode, type RefObject, type SyntheticEvent, useRef } from 'react'
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'
import { afterPaint } from '../private/afterPaint'
import type { Column } from './column'
import * as styles from './Frame.css'
import { cssWidths, fitWidths } from './fitWidths'
import * as headerStyles from './Header.css'
import { HeaderCell } from './HeaderCell'
import { boxColumnWidth, menuColumnWidth } from './measures'
import { type GridRows, onGridKey } from './onGridKey'
import { onRowClick } from './onRowClick'
import { SelectBox } from './SelectBox'
import { directionOf, toggleSort } from './sort'
import type { ColumnWidths } from './useColumnWidths'
import { useLatestCallback } from './useLatestCallback'
import type { Selection } from './useSelection'
import { useSideways } from './useSideways'

export interface TableGridProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rowHeader: string | undefined
  isBusy: boolean
  sort?: string
  onSortChange?: (sort: string | undefined) => void
  widths: ColumnWidths
  selection: Selection | undefined
  hasMenu: boolean
  /** Set if only part of the rows is rendered. */
  windowed?: WindowedRegion
  /** One or more `tbody`. */
  children: ReactNode
}

export interface WindowedRegion {
  ref: RefObject<HTMLDivElement | null>
  className: string
  style: CSSProperties
  rows: GridRows
}

/** Table element with column widths and header. */
export function TableGrid<Row>({ label, columns, rowHeader, widths, selection, ...rest }: TableGridProps<Row>) {
  const { isBusy, sort, onSortChange, hasMenu, windowed, children } = rest
  const ownRegion = useRef<HTMLDivElement>(null)
  const region = windowed?.ref ?? ownRegion
  const onSort = useLatestCallback((column: Column<Row>) => {
    if (column.sortKey) onSortChange?.(toggleSort(sort, column.sortKey, column.sortFirst))
  })
  useSideways(region, label)
  const extra = (selection ? boxColumnWidth : 0) + (hasMenu ? menuColumnWidth : 0)
  const fitted = cssWidths(fitWidths(columns, widths.chosen), extra)
  return (
    <div ref={region} className={windowed?.className ?? styles.sideways} style={windowed?.style}>
      <table
        className={styles.table}
        style={{ inlineSize: fitted.table }}
        aria-label={label}
        aria-busy={isBusy}
        aria-rowcount={windowed?.rows.rows}
        onKeyDown={(event) => onGridKey(event, windowed?.rows)}
        onClick={onRowClick}
        onMouseOver={onCellReached}
        onFocus={onCellReached}
      >
        <colgroup>
          {selection && <col style={{ inlineSize: boxColumnWidth }} />}
          {columns.map((column, at) => (
            <col key={column.id} style={{ inlineSize: fitted.columns[at] }} />
          ))}
          {hasMenu && <col style={{ inlineSize: menuColumnWidth }} />}
        </colgroup>
        <thead className={headerStyles.head}>
          <tr aria-rowindex={windowed && 1}>
            {selection && (
              <th scope="col" className={headerStyles.cell({ kind: 'box', stays: 'start' })}>
                <SelectBox
                  label="Select all rows shown"
                  isSelected={selection.page === 'all'}
                  isIndeterminate={selection.page === 'some'}
                  onChange={selection.choosePage}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                stays={column.id !== rowHeader ? undefined : selection ? 'afterBoxes' : 'start'}
                direction={directionOf(sort, column.sortKey)}
                onSort={onSortChange && onSort}
                resize={widths.resize}
              />
            ))}
            {hasMenu && (
              <th scope="col" className={headerStyles.cell({ kind: 'menu' })}>
                <span className={hidden}>Actions</span>
              </th>
            )}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

function onCellReached({ target }: SyntheticEvent): void {
  const cell = (target as HTMLElement).closest<HTMLElement>('td, th[scope=row]')
  // Measuring forces a layout (13 ms at a 4x slowdown), which a press right after it would wait for.
  if (cell) afterPaint(() => showCutText(cell))
}

/**
 * Adds a tooltip to truncated text and a pointer cursor to rows with a link. Done for the hovered row only: a selector
 * over all rows would cost time on every scroll frame.
 */
function showCutText(cell: HTMLElement): void {
  const row = cell.parentElement
  row?.toggleAttribute('data-opens', row.querySelector('th a[href]') !== null)
  if ([cell, ...cell.querySelectorAll('div, span')].some(isCut)) cell.title = cell.innerText.replaceAll('\n', ' · ')
  else cell.removeAttribute('title')
}

/** Cut at its edge or after its last line. Visually hidden text is 1 px wide. */
const isCut = (element: Element) =>
  element.clientWidth > 1 &&
  (element.scrollWidth > element.clientWidth ||
    (element.scrollHeight > element.clientHeight && getComputedStyle(element).webkitLineClamp !== 'none'))
