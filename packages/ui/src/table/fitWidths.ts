import { type Column, defaultMinWidth, defaultWidth } from './column'

type Sized = Pick<Column<never>, 'id' | 'width' | 'minWidth'>

export interface FittedWidths {
  /** Minimum width of each column in px. */
  own: number[]
  /** Share of the remaining space; adds up to one, or all zero. */
  shares: number[]
}

/**
 * Resized columns keep their exact width, so the edge stays under the pointer; others share the remaining space in
 * proportion and never shrink, so the table scrolls sideways instead.
 */
export function fitWidths(columns: readonly Sized[], chosen: Readonly<Record<string, number>>): FittedWidths {
  // A URL can hold any number; columns stay wide enough to be resized again.
  const chosenOf = ({ id, minWidth = defaultMinWidth }: Sized) => {
    const width = chosen[id]
    return Number.isFinite(width) ? Math.max(width as number, minWidth) : undefined
  }
  const own = columns.map((column) => chosenOf(column) ?? Math.max(column.width ?? defaultWidth, column.minWidth ?? 0))
  const free = columns.map((column, at) => (chosenOf(column) === undefined ? (own[at] ?? 0) : 0))
  const sum = free.reduce((total, width) => total + width, 0)
  return { own, shares: free.map((width) => (sum > 0 ? width / sum : 0)) }
}

/** The same as CSS with container units, so no script measures the region. */
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
