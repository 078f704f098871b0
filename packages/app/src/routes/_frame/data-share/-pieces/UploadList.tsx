import type { DatasetUpload } from '@partner-dashboard/client'
import type { Column } from '@partner-dashboard/ui/table'
import { AddressedList, type RowsResult } from '../../../../lists/AddressedList'
import { uploads } from '../../../../lists/dataShare'
import type { ListPageProps } from '../../../../lists/useListPage'

interface UploadListProps extends Omit<ListPageProps<typeof uploads>, 'api'> {
  label: string
  columns: readonly Column<DatasetUpload>[]
  /** Query of manual uploads or bucket files. */
  rows: RowsResult<DatasetUpload>
  /** Description of the empty state. */
  whenNone: string
}

const idOf = ({ event_id }: DatasetUpload) => event_id

export function UploadList({ label, columns, rows, search, onSearchChange, whenNone }: UploadListProps) {
  return (
    <AddressedList
      label={label}
      columns={columns}
      getRowId={idOf}
      list={uploads}
      rows={rows}
      search={search}
      onSearchChange={onSearchChange}
      empty={{ title: 'No files yet', description: whenNone }}
      nothingFound="No files match these filters"
    />
  )
}
