import {
  type DatasetUpload,
  s3UploadResultList,
  uploadResultList,
  type ValidationResult,
} from '@partner-dashboard/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
import { uploadResults } from '../../../../lists/dataShare'
import type { ListPageProps } from '../../../../lists/useListPage'
import { resultColumns } from '../../../../views/dataShareColumns'

interface ResultListProps extends ListPageProps<typeof uploadResults> {
  upload: DatasetUpload
}

const idOf = ({ row_number, column, code }: ValidationResult) => `${row_number} ${column} ${code}`

export function ResultList({ api, upload, search, onSearchChange }: ResultListProps) {
  const query = uploadResults.query(search, { event_id: upload.event_id })
  const manual = useQuery({
    ...uploadResultList(api, query),
    placeholderData: keepPreviousData,
    enabled: upload.source !== 's3',
  })
  const ofBucket = useQuery({
    ...s3UploadResultList(api, query),
    placeholderData: keepPreviousData,
    enabled: upload.source === 's3',
  })
  const rows = upload.source === 's3' ? ofBucket : manual
  return (
    <AddressedList
      label="Issues"
      columns={resultColumns}
      getRowId={idOf}
      list={uploadResults}
      rows={rows}
      search={search}
      onSearchChange={onSearchChange}
      empty={{ title: 'No issues' }}
      nothingFound="No issues match these filters"
    />
  )
}
