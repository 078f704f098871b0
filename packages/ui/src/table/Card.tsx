import { memo, type ReactNode } from 'react'
import * as styles from './Cards.css'
import { cellOf, RowBoundary } from './RowBoundary'
import { RowMenuButton } from './RowMenuButton'
import { SelectBox } from './SelectBox'
import type { TableRowProps } from './TableRow'

export type CardProps<Row> = Omit<TableRowProps<Row>, 'ariaRowIndex'>

function CardOnce<Row>(props: CardProps<Row>) {
  return <RowBoundary>{(isCareful) => <Facts {...props} isCareful={isCareful} />}</RowBoundary>
}

function Facts<Row>({ row, rowId, domId, columns, rowHeader, ...rest }: CardProps<Row> & { isCareful: boolean }) {
  const { isChosen, onChoose, hasMenu, isMenuOpen, onOpenMenu, menuIntent, isCareful } = rest
  const nameId = `${domId}-name`
  const name = columns.find((column) => column.id === rowHeader)
  const statuses = columns.filter((column) => column.isStatus && column.id !== rowHeader)
  const facts = columns.filter((column) => !column.isStatus && column.id !== rowHeader)
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <div className={styles.head}>
        {isChosen !== undefined && (
          <div className={styles.boxPlace}>
            <SelectBox
              id={`${domId}-box`}
              label="Select"
              labelledBy={`${domId}-box ${nameId}`}
              isSelected={isChosen}
              onChange={(isSelected, withShift) => onChoose(rowId, isSelected, withShift)}
            />
          </div>
        )}
        <div id={nameId} className={styles.name} data-row-name="">
          {name && cellOf(name, row, isCareful)}
        </div>
        {statuses.map((column) => (
          <div key={column.id} className={styles.status}>
            {cellOf(column, row, isCareful)}
          </div>
        ))}
        {hasMenu && (
          <div className={styles.menuPlace}>
            <RowMenuButton
              id={`${domId}-menu`}
              rowNameId={nameId}
              isOpen={isMenuOpen}
              onOpen={(button) => onOpenMenu(row, button)}
              intent={menuIntent}
            />
          </div>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map((column) => {
          const value = cellOf(column, row, isCareful)
          // Empty values keep their cell in a table, but would leave a gap in a card.
          if (value === '' || value === null || value === undefined) return null
          return <CardFact key={column.id} label={column.header} value={value} />
        })}
      </dl>
    </li>
  )
}

const CardFact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
)

/** A row on a phone: the same facts in the same order, as many per line as fit. */
export const Card = memo(CardOnce) as typeof CardOnce
