import type { RejectedRow, SchemaColumn } from '@partner-dashboard/client'
import { Button, CheckboxField, Columns, Inline, Note, RuledItem, VisuallyHidden } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { useId, useState } from 'react'
import { faultyColumns, isShifted, originalOf } from '../../../../views/dataShareRepair'
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

/** Row with its invalid values as fields; other columns on demand. */
export function RepairRow({ row, columns, changes, isChosen, isDisabled, onChange, onChoose }: RepairRowProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(isShifted(row))
  const faulty = faultyColumns(row, columns)
  const number = formatNumber(row.row_number)
  // Values that identify the row, without sensitive ones.
  const names = columns
    .filter(({ is_sensitive }) => !is_sensitive)
    .slice(0, 2)
    .map(({ name }) => originalOf(row, name))
    .filter(Boolean)
  return (
    <RuledItem
      aria-labelledby={id}
      aside={
        <>
          <Inline gap={2}>
            <h3 id={id}>Row {number}</h3>
            <Note isClipped>{names.join(' · ')}</Note>
          </Inline>
          <Inline gap={2}>
            <CheckboxField
              label={`Submit row ${number}`}
              isSelected={isChosen}
              isDisabled={isDisabled}
              onChange={onChoose}
            />
            <Button variant="quiet" size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
              {isWhole ? 'Show errors only' : 'Show whole row'}
              <VisuallyHidden>{` ${number}`}</VisuallyHidden>
            </Button>
          </Inline>
        </>
      }
    >
      <Columns layout="fields">
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
      </Columns>
    </RuledItem>
  )
}
