import type { DatasetSchema } from '@partner-dashboard/client'
import { Section } from '@partner-dashboard/ui'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useMemo } from 'react'
import { filledValue, type Mapping } from '../../../../views/dataShareMapping'

interface FilePreviewProps {
  schema: DatasetSchema
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  mapping: Mapping
}

interface PreviewRow {
  id: string
  cells: readonly string[]
}

const rowId = ({ id }: PreviewRow) => id

export function FilePreview({ schema, headers, rows, mapping }: FilePreviewProps) {
  const columns = useMemo(
    () =>
      defineColumns<PreviewRow>([
        { id: 'row', header: 'Row', isRowHeader: true, width: 80, cell: ({ id }) => `Row ${id}` },
        ...schema.columns
          .map(({ name }) => ({ name, at: headers.indexOf(mapping[name] || '\0'), filled: filledValue(mapping[name]) }))
          .filter(({ at, filled }) => at >= 0 || filled)
          .map(({ name, at, filled }) => ({
            id: name,
            header: name,
            width: 152,
            cell: ({ cells }: PreviewRow) => filled ?? cells[at] ?? '',
          })),
      ]),
    [schema, headers, mapping],
  )
  const shown = useMemo(() => rows.map((cells, index) => ({ id: String(index + 1), cells })), [rows])
  if (columns.length === 1) return null
  return (
    <Section title="First rows" description="How the file will be imported.">
      <DataTable label="First rows" columns={columns} rows={shown} getRowId={rowId} density="compact" />
    </Section>
  )
}
