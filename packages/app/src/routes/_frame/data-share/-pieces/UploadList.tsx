import type { DatasetUpload } from '@partner-dashboard/client'
import type { Column } from '@partner-dashboard/ui/table'
import { AddressedList, type ListAnswer } from '../../../../lists/AddressedList'
import { uploadFilters } from '../../../../views/dataShare'
import type { UploadsSearch } from './uploadsSearch'

interface UploadListProps {
  label: string
  columns: readonly Column<DatasetUpload>[]
  /** The query of either source. */
  list: ListAnswer<DatasetUpload>
  search: UploadsSearch
  onSearchChange: (change: Partial<UploadsSearch>, options?: { replace?: boolean }) => void
  /** What to do where there is none. */
  whenNone: string
}

const idOf = ({ event_id }: DatasetUpload) => event_id

/** Files that came, the latest first. */
export function UploadList({ label, columns, list, search, onSearchChange, whenNone }: UploadListProps) {
  return (
    <AddressedList
      label={label}
      columns={columns}
      getRowId={idOf}
      list={list}
      search={search}
      onSearchChange={onSearchChange}
      filters={uploadFilters}
      rangeLabel="Received"
      empty={{ title: 'No files yet', description: whenNone }}
      nothingFound="No file matches"
    />
  )
}
