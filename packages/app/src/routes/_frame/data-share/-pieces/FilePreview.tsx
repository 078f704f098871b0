import type { DatasetSchema } from '@partner-dashboard/client'
import { Section } from '@partner-dashboard/ui'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useMemo } from 'react'
import type { Mapping } from '../../../../views/dataShareMapping'

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

/** The first rows as they will be read. */
export function FilePreview({ schema, headers, rows, mapping }: FilePreviewProps) {
  const columns = useMemo(
    () =>
      defineColumns<PreviewRow>(
        schema.columns
          .map(({ name }) => ({ name, at: headers.indexOf(mapping[name] || '\0') }))
          .filter(({ at }) => at >= 0)
          .map(({ name, at }, index) => ({
            id: name,
            header: name,
            isRowHeader: index === 0,
            width: 152,
            cell: ({ cells }) => cells[at] ?? '',
          })),
      ),
    [schema, headers, mapping],
  )
  const shown = useMemo(() => rows.map((cells, index) => ({ id: String(index), cells })), [rows])
  if (columns.length === 0) return null
  return (
    <Section title="First rows" description="As they will be read.">
      <DataTable label="First rows" columns={columns} rows={shown} getRowId={rowId} density="compact" />
    </Section>
  )
}
