import { memo, type PointerEvent } from 'react'
import { ArrowDownIcon, ArrowUpIcon, Icon } from '../components/Icon/Icon'
import type { Column, SortDirection } from './column'
import * as styles from './Header.css'

export interface HeaderCellProps<Row> {
  column: Column<Row>
  stays?: 'start' | 'afterBoxes'
  /** Of the present sort, where it is by this column. */
  direction?: SortDirection
  /** Undefined where rows cannot be sorted. */
  onSort?: (column: Column<Row>) => void
  /** Undefined where widths cannot be changed. */
  resize?: ColumnResize
}

export interface ColumnResize {
  /** The pointer took hold of the edge. */
  onGrab: (id: string, event: PointerEvent<HTMLElement>) => void
  /** By key: that much wider or narrower. */
  onStep: (id: string, step: number, cell: HTMLElement) => void
  onReset: (id: string) => void
}

const stepWidth = 16

function HeaderCellOnce<Row>({ column, stays, direction, onSort, resize }: HeaderCellProps<Row>) {
  const { id, header, align, sortKey, sortFirst, description } = column
  // What the next press would do, while nothing is sorted by this column.
  const shown = direction ?? sortFirst ?? 'ascending'
  return (
    <th
      scope="col"
      className={styles.cell({ align, stays })}
      aria-sort={direction}
      aria-keyshortcuts={resize && 'Shift+ArrowLeft Shift+ArrowRight'}
      title={description}
      data-edge={stays && ''}
      onKeyDown={(event) => {
        const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
        if (!resize || !isArrow || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        const isOutward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr')
        resize.onStep(id, isOutward ? stepWidth : -stepWidth, event.currentTarget)
      }}
    >
      {sortKey && onSort ? (
        <button
          type="button"
          className={styles.sortButton({ align })}
          data-sorted={direction}
          onClick={() => onSort(column)}
        >
          <span className={styles.label}>{header}</span>
          <Icon icon={shown === 'descending' ? ArrowDownIcon : ArrowUpIcon} size={14} className={styles.arrow} />
        </button>
      ) : (
        <span className={styles.label}>{header}</span>
      )}
      {resize && (
        // Only for the pointer: keys change the width from the header itself, without a stop of its own in the tab order.
        <span
          aria-hidden
          className={styles.handle}
          onPointerDown={(event) => resize.onGrab(id, event)}
          onDoubleClick={() => resize.onReset(id)}
        />
      )}
    </th>
  )
}

/** Stands still while rows are scrolled or filtered. */
export const HeaderCell = memo(HeaderCellOnce) as typeof HeaderCellOnce
