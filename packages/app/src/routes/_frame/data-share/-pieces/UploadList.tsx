import type { DatasetUpload } from '@partner-dashboard/client'
import { type Column, type ListPage, ListView } from '@partner-dashboard/ui/table'
import { listSearchOf, listStateOf } from '../../../../router/listSearch'
import { uploadFilters } from '../../../../views/dataShare'
import type { UploadsSearch } from './uploadsSearch'

interface UploadListProps {
  label: string
  columns: readonly Column<DatasetUpload>[]
  /** The query of either source. */
  list: {
    data: ListPage<DatasetUpload> | undefined
    isPlaceholderData: boolean
    isError: boolean
    error: unknown
    refetch: () => unknown
  }
  search: UploadsSearch
  onSearchChange: (change: Partial<UploadsSearch>, options?: { replace?: boolean }) => void
  /** What to do where there is none. */
  whenNone: string
}

const filterNames = uploadFilters.map(({ id }) => id)
const idOf = ({ event_id }: DatasetUpload) => event_id

/** Files that came, the latest first. */
export function UploadList({ label, columns, list, search, onSearchChange, whenNone }: UploadListProps) {
  return (
    <ListView
      label={label}
      columns={columns}
      getRowId={idOf}
      page={list.data}
      isRefetching={list.isPlaceholderData}
      error={list.isError ? list.error : undefined}
      onRetry={() => void list.refetch()}
      state={listStateOf(search, filterNames)}
      onStateChange={(state, options) => onSearchChange(listSearchOf(state, filterNames), options)}
      filters={uploadFilters}
      rangeLabel="Received"
      empty={{ title: 'No files yet', description: whenNone }}
      nothingFound="No file matches"
    />
  )
}
