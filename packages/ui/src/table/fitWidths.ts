import { type Column, defaultMinWidth, defaultWidth } from './column'

type Sized = Pick<Column<never>, 'id' | 'width' | 'minWidth'>

/**
 * Each column's width in px. A chosen width holds exactly, so that the edge stays under the pointer; the others share what is
 * left over in proportion to their own width, and never shrink below it: then the table scrolls sideways.
 */
export function fitWidths(
  columns: readonly Sized[],
  chosen: Readonly<Record<string, number>>,
  available = 0,
): number[] {
  // An address may hold any number: a column never becomes too narrow to be taken hold of again.
  const chosenOf = ({ id, minWidth = defaultMinWidth }: Sized) => {
    const width = chosen[id]
    return Number.isFinite(width) ? Math.max(width as number, minWidth) : undefined
  }
  const own = columns.map((column) => chosenOf(column) ?? Math.max(column.width ?? defaultWidth, column.minWidth ?? 0))
  const isFree = columns.map((column) => chosenOf(column) === undefined)
  const sum = own.reduce((total, width) => total + width, 0)
  const free = own.reduce((total, width, at) => total + (isFree[at] ? width : 0), 0)
  const share = free > 0 ? Math.max(0, available - sum) / free : 0
  return own.map((width, at) => (isFree[at] ? width * (1 + share) : width))
}
