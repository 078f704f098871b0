import type { DatasetSchema, SchemaColumn } from '@partner-dashboard/client'
import { Columns, Note, Section, SelectField } from '@partner-dashboard/ui'
import { filledValue, fillWith, type Mapping, unusedHeaders } from '../../../../views/dataShareMapping'

interface ColumnMappingProps {
  schema: DatasetSchema
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  mapping: Mapping
  onChange: (name: string, header: string) => void
}

/** Maps file columns to dataset columns and shows their first values, so wrong matches are visible. */
export function ColumnMapping({ schema, headers, rows, mapping, onChange }: ColumnMappingProps) {
  const options = headers.filter((header) => header !== '').map((header) => ({ value: header, label: header }))
  const unused = unusedHeaders(headers, mapping)
  return (
    <Section title="Columns" description="Matched from the file header. Your choices are saved for the next upload.">
      <Columns layout="fields">
        {schema.columns.map((column) => (
          <SelectField
            key={column.name}
            label={column.name}
            description={hintOf(column, headers, rows, mapping[column.name] ?? '')}
            errorMessage={column.is_required && !mapping[column.name] ? missingText(column) : undefined}
            isRequired={column.is_required}
            placeholder="Not in the file"
            options={[...options, ...fillOptions(column)]}
            value={mapping[column.name] ?? ''}
            onChange={(header) => onChange(column.name, header)}
          />
        ))}
      </Columns>
      {unused.length > 0 && (
        <Note>
          Ignored columns: {unused.slice(0, 20).join(', ')}
          {unused.length > 20 && ` and ${unused.length - 20} more`}.
        </Note>
      )}
    </Section>
  )
}

const missingText = ({ choices, rule }: SchemaColumn) =>
  choices?.length ? 'Choose a column or a value for every row' : `Choose a column: ${rule}`

/** A value from a list can be the same for every row. */
const fillOptions = ({ choices }: SchemaColumn) =>
  (choices ?? []).map((choice) => ({ value: fillWith(choice), label: `Use ${choice} for every row` }))

function hintOf(
  column: SchemaColumn,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  header: string,
) {
  if (header === '') return column.rule
  if (filledValue(header) !== undefined) return 'The same value for every row'
  const at = headers.indexOf(header)
  const values = [...new Set(rows.map((row) => row[at] ?? '').filter((value) => value !== ''))].slice(0, 2)
  if (values.length === 0) return 'Empty in the first rows'
  const shown = values.map((value) => (value.length > 40 ? `${value.slice(0, 40)}…` : value))
  return shown.join(', ')
}
