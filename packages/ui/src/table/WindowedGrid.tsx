import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Density } from './column'
import * as frame from './Frame.css'
import { headerHeight, rowHeight } from './measures'
import type { GridRows } from './onGridKey'
import type { RowMenuButtonProps } from './RowMenuButton'
import { TableGrid, type TableGridProps } from './TableGrid'
import { TableRow } from './TableRow'
import { useLatestCallback } from './useLatestCallback'
import * as styles from './WindowedTable.css'

export interface WindowedRowsProps<Row> {
  tableId: string
  count: number
  rowAt: (place: number) => Row
  getRowId: (row: Row) => string
  density: Density
  isStale?: boolean
  openRow: Row | undefined
  onOpenMenu: (row: Row, button: HTMLButtonElement) => void
  menuIntent: RowMenuButtonProps['intent']
}

export interface WindowedGridProps<Row>
  extends Omit<TableGridProps<Row>, 'children' | 'windowed'>,
    WindowedRowsProps<Row> {
  /** Height of the scroll region in px. */
  height: number
}

// Rows rendered beyond the edges, and the step of the window, so most scroll frames render nothing.
const beyond = 3
const step = 2

/** Table in a scroll region that renders only visible rows. */
export function WindowedGrid<Row>(props: WindowedGridProps<Row>) {
  const { tableId, count, rowAt, getRowId, density, isStale, openRow, onOpenMenu, menuIntent, height, ...grid } = props
  const region = useRef<HTMLDivElement>(null)
  const lines = rowHeight[density]
  const [visible, setVisible] = useState(Math.ceil(height / lines))
  const look = useRef<() => void>(ignore)

  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const onScroll = () => look.current()
    element.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(() => setVisible(Math.ceil(element.clientHeight / lines)))
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [lines])

  const elementOf = useLatestCallback((row: number): HTMLTableRowElement | undefined => {
    const element = region.current
    const table = element?.querySelector('table')
    if (!element || !table) return undefined
    if (row === 0) return table.rows[0]
    const top = (row - 1) * lines
    const bottom = top + lines + headerHeight
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight
    // The row must be rendered before it can be focused.
    flushSync(() => look.current())
    return table.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 1}"]`) ?? undefined
  })
  const rows = useMemo(
    (): GridRows => ({
      rows: count + 1,
      rowOf: (element) => Number(element.ariaRowIndex) - 1,
      elementOf,
      pageRows: Math.max(1, visible - 2),
    }),
    [count, visible, elementOf],
  )

  return (
    <TableGrid
      {...grid}
      windowed={{
        ref: region,
        className: styles.region,
        style: { blockSize: count === 0 ? headerHeight + 1 : height },
        rows,
      }}
    >
      <WindowedRows
        {...{ tableId, count, rowAt, getRowId, density, isStale, openRow, onOpenMenu, menuIntent }}
        region={region}
        look={look}
        visible={visible}
        columns={grid.columns}
        rowHeader={grid.rowHeader}
        selection={grid.selection}
        hasMenu={grid.hasMenu}
      />
    </TableGrid>
  )
}

interface BodyProps<Row>
  extends WindowedRowsProps<Row>,
    Pick<TableGridProps<Row>, 'columns' | 'rowHeader' | 'selection' | 'hasMenu'> {
  region: { readonly current: HTMLDivElement | null }
  /** Receives the function that updates the visible range. */
  look: { current: () => void }
  visible: number
}

/** Scroll state lives here, so scrolling renders neither the header nor the parent. */
function WindowedRows<Row>({ region, look, visible, count, rowAt, getRowId, density, ...props }: BodyProps<Row>) {
  const lines = rowHeight[density]
  const { columns, selection, hasMenu } = props
  const [start, setStart] = useState(0)
  const [focusedRow, setFocusedRow] = useState<number>()

  // When the list became shorter, or its rows lower, what stood in view may be gone. At the top it is not, and to ask where it is scrolled to
  // would have the browser lay the new rows out before React is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count triggers the check.
  useLayoutEffect(() => {
    let last = -1
    look.current = () => {
      const next = Math.max(0, Math.floor((region.current?.scrollTop ?? 0) / lines / step) * step)
      if (next === last) return
      last = next
      setStart(next)
      setFocusedRow(focusedPlace(region.current))
    }
    if (start > 0) look.current()
  }, [region, look, lines, count])

  const from = Math.max(0, Math.min(start, count - visible) - beyond)
  const to = Math.min(count, start + visible + step + beyond)
  const extent = columns.length + (selection ? 1 : 0) + (hasMenu ? 1 : 0)
  const drawn: ReactNode[] = []
  const draw = (place: number) => {
    const row = rowAt(place)
    const rowId = getRowId(row)
    drawn.push(
      <TableRow
        key={rowId}
        row={row}
        rowId={rowId}
        domId={`${props.tableId}${rowId}`}
        columns={columns}
        rowHeader={props.rowHeader}
        isChosen={selection?.chosen.has(rowId)}
        onChoose={selection?.choose ?? ignore}
        hasMenu={hasMenu}
        isMenuOpen={props.openRow === row}
        onOpenMenu={props.onOpenMenu}
        menuIntent={props.menuIntent}
        ariaRowIndex={place + 2}
      />,
    )
  }
  const space = (key: string, rows: number) => drawn.push(<Space key={key} height={rows * lines} extent={extent} />)

  // Keeps the focused row rendered while it's out of view, so focus isn't lost. The spacers keep their order, since
  // React would otherwise move the row, which also loses the focus.
  const above = focusedRow !== undefined && focusedRow < from ? focusedRow : undefined
  const below = focusedRow !== undefined && focusedRow >= to && focusedRow < count ? focusedRow : undefined
  space('before', above ?? from)
  if (above !== undefined) {
    draw(above)
    space('gapAbove', from - above - 1)
  }
  for (let place = from; place < to; place++) draw(place)
  if (below !== undefined) {
    space('gapBelow', below - to)
    draw(below)
  }
  space('after', count - (below === undefined ? to : below + 1))
  return (
    <tbody className={frame.body} data-stale={props.isStale || undefined}>
      {drawn}
    </tbody>
  )
}

/** Index of the row that contains the focus. */
function focusedPlace(region: Element | null): number | undefined {
  const focused = document.activeElement
  if (!focused || !region?.contains(focused)) return undefined
  const row = focused.closest('tbody > tr')?.ariaRowIndex
  return row ? Number(row) - 2 : undefined
}

/** Space of the rows that aren't rendered. In the same `tbody`, so the browser doesn't lay out the rendered cells again. */
function Space({ height, extent }: { height: number; extent: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td className={styles.space} colSpan={extent} style={{ blockSize: height }} />
    </tr>
  )
}

const ignore = () => undefined
