import type { KeyboardEvent } from 'react'
import { type GridPlace, nextPlace } from './gridKeys'

const control = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea'
const ownArrows = 'input:not([type=checkbox]), select, textarea, [contenteditable], [role=separator]'

const controlsOf = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(control)].filter((it) => it.tabIndex >= 0)

/** The one control of a cell, or the cell itself, which can be focused only as long as it is. */
function focusCell(cell: HTMLElement): void {
  const controls = controlsOf(cell)
  const target = controls.length === 1 ? (controls[0] as HTMLElement) : cell
  if (target === cell) {
    cell.tabIndex = -1
    cell.addEventListener('blur', () => cell.removeAttribute('tabindex'), { once: true })
  }
  target.focus()
}

export interface GridRows {
  /** The header counted. */
  rows: number
  rowOf: (element: HTMLTableRowElement) => number
  /** The row's element, scrolled to first where only a part of the rows stands in the page. */
  elementOf: (row: number) => HTMLTableRowElement | undefined
  pageRows?: number
}

const allRowsOf = (table: HTMLTableElement): GridRows => ({
  rows: table.rows.length,
  rowOf: (element) => element.rowIndex,
  elementOf: (row) => table.rows[row],
})

/**
 * Arrow keys from cell to cell, on top of the native table: nothing leaves or enters the tab order, and a screen reader's own
 * table keys stay as they are, because the table's role does.
 */
export function onGridKey(
  event: KeyboardEvent<HTMLTableElement>,
  rows: GridRows = allRowsOf(event.currentTarget),
): void {
  const target = event.target as HTMLElement
  const cell = target.closest<HTMLTableCellElement>('th, td')
  const element = cell?.closest('tr')
  if (event.defaultPrevented || !cell || !element || target.closest(ownArrows)) return

  if (onRowKey(event, target, cell, element)) {
    event.preventDefault()
    return
  }

  const from: GridPlace = { row: rows.rowOf(element), column: cell.cellIndex }
  const to = nextPlace(from, event, {
    rows: rows.rows,
    columns: element.cells.length,
    pageRows: rows.pageRows ?? 10,
    isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
  })
  if (!to) return
  event.preventDefault()
  const next = to.row === from.row ? element : rows.elementOf(to.row)
  const nextCell = next?.cells[Math.min(to.column, next.cells.length - 1)]
  if (nextCell && nextCell !== cell) focusCell(nextCell)
}

/**
 * On a cell itself Enter goes into it where it has several controls, or else opens what the row is about. The space bar chooses the row, on a
 * link too, which it does nothing to; with Shift all rows from the one before.
 */
function onRowKey(event: KeyboardEvent, target: HTMLElement, cell: HTMLElement, row: HTMLTableRowElement): boolean {
  if (event.key === 'Enter' && target === cell) {
    const inner = controlsOf(cell)[0]
    if (inner) inner.focus()
    else row.querySelector<HTMLElement>('th[scope=row] a[href], th[scope=row] button')?.click()
    return true
  }
  if (event.key !== ' ' || (target !== cell && !target.matches('a[href]'))) return false
  const box = row.parentElement?.matches('tbody') && row.querySelector<HTMLElement>('input[type=checkbox]')
  if (!box) return target === cell
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }))
  return true
}
