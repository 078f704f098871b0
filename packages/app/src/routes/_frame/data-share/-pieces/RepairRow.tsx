import type { RejectedRow, SchemaColumn } from '@partner-dashboard/client'
import { CheckboxField, Disclosure } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { useId } from 'react'
import { faultyColumns, isShifted, originalOf } from '../../../../views/dataShareRepair'
import * as styles from './DataShare.css'
import { RepairCell } from './RepairCell'

interface RepairRowProps {
  row: RejectedRow
  columns: readonly SchemaColumn[]
  changes: Readonly<Record<string, string>>
  isChosen: boolean
  isDisabled: boolean
  onChange: (column: string, value: string) => void
  onChoose: (isChosen: boolean) => void
}

/** One row: what is wrong with it as fields, everything else of it behind a line. */
export function RepairRow({ row, columns, changes, isChosen, isDisabled, onChange, onChoose }: RepairRowProps) {
  const id = useId()
  const shown = isShifted(row) ? columns : faultyColumns(row, columns)
  const others = columns.filter((column) => !shown.includes(column))
  // Which row it is, in the partner's own words: the values that name it, as far as they are no secret.
  const names = columns
    .filter(({ is_sensitive }) => !is_sensitive)
    .slice(0, 2)
    .map(({ name }) => originalOf(row, name))
    .filter(Boolean)
  const cellOf = (column: SchemaColumn) => (
    <RepairCell
      key={column.name}
      row={row}
      column={column}
      typed={changes[column.name]}
      isDisabled={isDisabled}
      onChange={(value) => onChange(column.name, value)}
    />
  )
  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.itemHead}>
        <h3 id={id} className={styles.itemTitle}>
          Row {formatNumber(row.row_number)}
        </h3>
        <span className={styles.note}>{names.join(' · ')}</span>
        <span className={styles.atEnd}>
          <CheckboxField
            label={`Send row ${formatNumber(row.row_number)}`}
            isSelected={isChosen}
            isDisabled={isDisabled}
            onChange={onChoose}
          />
        </span>
      </div>
      <div className={styles.fields}>{shown.map(cellOf)}</div>
      {others.length > 0 && (
        <Disclosure title="Other columns" note={String(others.length)} headingLevel={4}>
          <div className={styles.fields}>{others.map(cellOf)}</div>
        </Disclosure>
      )}
    </li>
  )
}
