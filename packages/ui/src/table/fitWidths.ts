import { type Column, defaultMinWidth, defaultWidth } from './column'

type Sized = Pick<Column<never>, 'id' | 'width' | 'minWidth'>

export interface FittedWidths {
  /** Each column's width in px where there is no room to spare. */
  own: number[]
  /** What part each has of the room that is left over. They add up to one, or are all zero. */
  shares: number[]
}

/**
 * A chosen width holds exactly, so that the edge stays under the pointer; the others share what is left over in proportion to their own
 * width, and never shrink below it: then the table scrolls sideways.
 */
export function fitWidths(columns: readonly Sized[], chosen: Readonly<Record<string, number>>): FittedWidths {
  // An address may hold any number: a column never becomes too narrow to be taken hold of again.
  const chosenOf = ({ id, minWidth = defaultMinWidth }: Sized) => {
    const width = chosen[id]
    return Number.isFinite(width) ? Math.max(width as number, minWidth) : undefined
  }
  const own = columns.map((column) => chosenOf(column) ?? Math.max(column.width ?? defaultWidth, column.minWidth ?? 0))
  const free = columns.map((column, at) => (chosenOf(column) === undefined ? (own[at] ?? 0) : 0))
  const sum = free.reduce((total, width) => total + width, 0)
  return { own, shares: free.map((width) => (sum > 0 ? width / sum : 0)) }
}

/** The same as the stylesheet takes it, where the region is the container: no script asks how wide that is. */
export function cssWidths({ own, shares }: FittedWidths, extra: number): { table: string; columns: string[] } {
  const sum = own.reduce((total, width) => total + width, extra)
  const isFixed = shares.every((share) => share === 0)
  return {
    table: isFixed ? `${sum}px` : `max(100cqi, ${sum}px)`,
    columns: own.map((width, at) =>
      shares[at] ? `calc(${width}px + ${shares[at]} * max(0px, 100cqi - ${sum}px))` : `${width}px`,
    ),
  }
}
