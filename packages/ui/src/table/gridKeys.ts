export interface GridPlace {
  /** The header is row 0. */
  row: number
  column: number
}

export interface GridKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

export interface GridSize {
  rows: number
  columns: number
  /** Rows moved by Page Up and Page Down. */
  pageRows: number
  isRightToLeft: boolean
}

/** Target cell of a key in the ARIA grid pattern; undefined for other keys. */
export function nextPlace(from: GridPlace, press: GridKey, size: GridSize): GridPlace | undefined {
  if (press.altKey || press.shiftKey) return undefined
  const isFar = press.ctrlKey || press.metaKey
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const forward = size.isRightToLeft ? -1 : 1
  const to = (row: number, column: number): GridPlace => ({
    row: Math.max(0, Math.min(row, lastRow)),
    column: Math.max(0, Math.min(column, lastColumn)),
  })

  if (press.key === 'Home') return to(isFar ? 0 : from.row, 0)
  if (press.key === 'End') return to(isFar ? lastRow : from.row, lastColumn)
  // Other keys with Ctrl or Cmd belong to the browser.
  if (isFar) return undefined
  switch (press.key) {
    case 'ArrowUp':
      return to(from.row - 1, from.column)
    case 'ArrowDown':
      return to(from.row + 1, from.column)
    case 'ArrowLeft':
      return to(from.row, from.column - forward)
    case 'ArrowRight':
      return to(from.row, from.column + forward)
    case 'PageUp':
      return to(from.row - size.pageRows, from.column)
    case 'PageDown':
      return to(from.row + size.pageRows, from.column)
    default:
      return undefined
  }
}
