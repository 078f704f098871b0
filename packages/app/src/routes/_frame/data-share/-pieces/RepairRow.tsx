import type { RejectedRow, SchemaColumn } from '@partner-dashboard/client'
import { Button, CheckboxField, VisuallyHidden } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { useId, useState } from 'react'
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

/** One row: what is wrong with it as fields, and everything else of it when asked for. */
export function RepairRow({ row, columns, changes, isChosen, isDisabled, onChange, onChoose }: RepairRowProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(isShifted(row))
  const faulty = faultyColumns(row, columns)
  const number = formatNumber(row.row_number)
  // Which row it is, in the partner's own words: the values that name it, as far as they are no secret.
  const names = columns
    .filter(({ is_sensitive }) => !is_sensitive)
    .slice(0, 2)
    .map(({ name }) => originalOf(row, name))
    .filter(Boolean)
  return (
    <li className={styles.row} aria-labelledby={id}>
      <div className={styles.rowHead}>
        <h3 id={id} className={styles.itemTitle}>
          Row {number}
        </h3>
        <p className={styles.rowNames}>{names.join(' · ')}</p>
        <CheckboxField label={`Send row ${number}`} isSelected={isChosen} isDisabled={isDisabled} onChange={onChoose} />
        <Button variant="quiet" size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Show errors only' : 'Show whole row'}
          <VisuallyHidden>{` ${number}`}</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.fields}>
        {(isWhole ? columns : faulty).map((column) => (
          <RepairCell
            key={column.name}
            row={row}
            column={column}
            typed={changes[column.name]}
            isDisabled={isDisabled}
            onChange={(value) => onChange(column.name, value)}
          />
        ))}
      </div>
    </li>
  )
}
