import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GridRows } from './onGridKey'

// Rows beyond the edges, and the steps in which the window moves: most scrolled frames then draw nothing at all.
const beyond = 4
const step = 2

export interface RowWindow {
  ref: RefObject<HTMLDivElement | null>
  from: number
  to: number
  onScroll: () => void
  rows: GridRows
}

/** Which of many equally high rows stand in the page. `height` is the region's, until it is measured. */
export function useWindow(count: number, rowHeight: number, headerHeight: number, height: number): RowWindow {
  const ref = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState(0)
  const [visible, setVisible] = useState(Math.ceil(height / rowHeight))

  const look = useCallback(() => {
    const top = ref.current?.scrollTop ?? 0
    setStart(Math.max(0, Math.floor(top / rowHeight / step) * step))
  }, [rowHeight])

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setVisible(Math.ceil(element.clientHeight / rowHeight)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [rowHeight])

  // The list became shorter, or its rows lower: what stood in view may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is why to look again
  useLayoutEffect(look, [look, count])

  const from = Math.max(0, Math.min(start, count - visible) - beyond)
  const to = Math.min(count, Math.max(start, 0) + visible + step + beyond)

  const elementOf = (row: number): HTMLTableRowElement | undefined => {
    const region = ref.current
    const table = region?.querySelector('table')
    if (!region || !table) return undefined
    if (row === 0) return table.rows[0]
    const top = (row - 1) * rowHeight
    const bottom = top + rowHeight + headerHeight
    if (top < region.scrollTop) region.scrollTop = top
    else if (bottom > region.scrollTop + region.clientHeight) region.scrollTop = bottom - region.clientHeight
    // The row must stand in the page before it can take the focus.
    flushSync(look)
    return table.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 1}"]`) ?? undefined
  }

  return {
    ref,
    from,
    to,
    onScroll: look,
    rows: {
      rows: count + 1,
      rowOf: (element) => Number(element.ariaRowIndex) - 1,
      elementOf,
      pageRows: Math.max(1, visible - 2),
    },
  }
}
