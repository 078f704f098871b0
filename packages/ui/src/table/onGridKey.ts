import type { KeyboardEvent } from 'react'
import { type GridPlace, nextPlace } from './gridKeys'

const control = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea'
const ownArrows = 'input:not([type=checkbox]), select, textarea, [contenteditable], [role=separator]'

const controlsOf = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(control)].filter((it) => it.tabIndex >= 0)

/** Focuses the only control of a cell, or the cell itself while it's active. */
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
  /** Includes the header. */
  rows: number
  rowOf: (element: HTMLTableRowElement) => number
  /** Element of a row, scrolled into view if it isn't rendered. */
  elementOf: (row: number) => HTMLTableRowElement | undefined
  pageRows?: number
}

const allRowsOf = (table: HTMLTableElement): GridRows => ({
  rows: table.rows.length,
  rowOf: (element) => element.rowIndex,
  elementOf: (row) => table.rows[row],
})

/** Arrow keys between cells on a native table. Adds no tab stops and keeps the table role, so screen reader table navigation works. */
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
 * Enter on a cell moves into it if it has several controls, else opens the row. Space selects the row, also on a link;
 * with Shift, all rows from the last selected one.
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
