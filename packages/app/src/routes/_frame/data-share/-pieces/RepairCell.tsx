import type { RejectedRow, SchemaColumn } from '@partner-dashboard/client'
import { Button, SelectField, Stack, TextField, VisuallyHidden } from '@partner-dashboard/ui'
import { shownValue } from '../../../../views/dataShare'
import { originalOf } from '../../../../views/dataShareRepair'

interface RepairCellProps {
  row: RejectedRow
  column: SchemaColumn
  /** Edited value; undefined if unchanged. */
  typed: string | undefined
  isDisabled: boolean
  onChange: (value: string) => void
}

/** Editable value with its error, or the original value once edited. */
export function RepairCell({ row, column, typed, isDisabled, onChange }: RepairCellProps) {
  const original = originalOf(row, column.name)
  const issues = (row.results ?? []).filter((result) => result.column === column.name)
  const suggestion = issues.find((result) => result.suggestion !== null)?.suggestion ?? undefined
  const value = typed ?? original
  const isChanged = value !== original
  const message = issues.map((result) => result.message).join(' ')
  const hasError = issues.some(({ severity }) => severity === 'error')
  const field = {
    label: column.name,
    value,
    isDisabled,
    // An optional column can be required for a row, such as a routing number in the US.
    isRequired: column.is_required || issues.some(({ code }) => code === 'required'),
    onChange,
    errorMessage: !isChanged && hasError ? message : undefined,
    description: isChanged ? `Was ${shownValue(original)}` : hasError ? undefined : message || column.rule,
  }
  return (
    <Stack gap={1}>
      <div>
        {column.choices && column.choices.length > 0 ? (
          <SelectField {...field} options={column.choices.map((choice) => ({ value: choice, label: choice }))} />
        ) : (
          <TextField {...field} autoComplete="off" />
        )}
      </div>
      {suggestion !== undefined && suggestion !== value && (
        <div>
          <Button size="small" isDisabled={isDisabled} onPress={() => onChange(suggestion)}>
            Use {shortened(suggestion)}
            <VisuallyHidden>{` for ${column.name} of row ${row.row_number}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Stack>
  )
}

const shortened = (text: string) => ([...text].length > 28 ? `${[...text].slice(0, 28).join('')}…` : text)
