import { memo, type PointerEvent } from 'react'
import { ArrowDownIcon, ArrowUpIcon, Icon } from '../components/Icon/Icon'
import type { Column, SortDirection } from './column'
import * as styles from './Header.css'

export interface HeaderCellProps<Row> {
  column: Column<Row>
  stays?: 'start' | 'afterBoxes'
  /** Direction if the table is sorted by this column. */
  direction?: SortDirection
  /** Undefined if rows can't be sorted. */
  onSort?: (column: Column<Row>) => void
  /** Undefined if columns can't be resized. */
  resize?: ColumnResize
}

export interface ColumnResize {
  /** Called when the resize handle is pressed. */
  onGrab: (id: string, event: PointerEvent<HTMLElement>) => void
  /** Called for keyboard resizing, with the change in px. */
  onStep: (id: string, step: number, cell: HTMLElement) => void
  onReset: (id: string) => void
}

const stepWidth = 16

function HeaderCellOnce<Row>({ column, stays, direction, onSort, resize }: HeaderCellProps<Row>) {
  const { id, header, align, sortKey, sortFirst, description } = column
  // Before sorting, shows the direction of the first press.
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
        // Pointer only: the header itself handles resizing by keyboard, without another tab stop.
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

/** Doesn't render while rows scroll or filters change. */
export const HeaderCell = memo(HeaderCellOnce) as typeof HeaderCellOnce
