import { memo, type ReactNode } from 'react'
import type { Column } from './column'
import * as styles from './Row.css'
import { cellOf, RowBoundary } from './RowBoundary'
import { RowMenuButton, type RowMenuButtonProps } from './RowMenuButton'
import { SelectBox } from './SelectBox'

export interface TableRowProps<Row> {
  row: Row
  rowId: string
  /** Unique in the page; used for ARIA references within the row. */
  domId: string
  columns: readonly Column<Row>[]
  rowHeader: string | undefined
  /** Undefined if rows can't be selected. */
  isChosen?: boolean
  onChoose: (rowId: string, isChosen: boolean, withShift: boolean) => void
  hasMenu: boolean
  isMenuOpen: boolean
  onOpenMenu: (row: Row, button: HTMLButtonElement) => void
  /** Preloads the menu. */
  menuIntent: RowMenuButtonProps['intent']
  /** Row number (the header is 1), set if only part of the rows is rendered. */
  ariaRowIndex?: number
}

// Computed once instead of per cell.
const classes = {
  start: styles.cell(),
  end: styles.cell({ align: 'end' }),
  name: styles.cell({ stays: 'start' }),
  nameAfterBox: styles.cell({ stays: 'afterBoxes' }),
  box: styles.cell({ kind: 'box', stays: 'start' }),
  menu: styles.cell({ kind: 'menu' }),
}

function TableRowOnce<Row>(props: TableRowProps<Row>) {
  return <RowBoundary>{(isCareful) => <Cells {...props} isCareful={isCareful} />}</RowBoundary>
}

function Cells<Row>({ row, rowId, domId, columns, rowHeader, ...rest }: TableRowProps<Row> & { isCareful: boolean }) {
  const { isChosen, onChoose, hasMenu, isMenuOpen, onOpenMenu, menuIntent, ariaRowIndex, isCareful } = rest
  const nameId = `${domId}-name`
  const hasBox = isChosen !== undefined
  return (
    <tr className={styles.row} data-chosen={isChosen || undefined} aria-rowindex={ariaRowIndex}>
      {hasBox && (
        <td className={classes.box}>
          <SelectBox
            id={`${domId}-box`}
            label="Select"
            labelledBy={`${domId}-box ${nameId}`}
            isSelected={isChosen}
            onChange={(isSelected, withShift) => onChoose(rowId, isSelected, withShift)}
          />
        </td>
      )}
      {columns.map(
        (column): ReactNode =>
          column.id === rowHeader ? (
            <th
              key={column.id}
              id={nameId}
              scope="row"
              className={hasBox ? classes.nameAfterBox : classes.name}
              data-edge=""
            >
              <div className={styles.clip}>{cellOf(column, row, isCareful)}</div>
            </th>
          ) : (
            <td key={column.id} className={classes[column.align ?? 'start']}>
              {cellOf(column, row, isCareful)}
            </td>
          ),
      )}
      {hasMenu && (
        <td className={classes.menu}>
          <RowMenuButton
            id={`${domId}-menu`}
            rowNameId={nameId}
            isOpen={isMenuOpen}
            onOpen={(button) => onOpenMenu(row, button)}
            intent={menuIntent}
          />
        </td>
      )}
    </tr>
  )
}

/** Renders only if its own data changes, not on sorting, resizing or selection of other rows. */
export const TableRow = memo(TableRowOnce) as typeof TableRowOnce
