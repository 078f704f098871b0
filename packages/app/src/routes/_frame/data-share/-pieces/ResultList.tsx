import {
  type Api,
  type DatasetUpload,
  s3UploadResultList,
  uploadResultList,
  type ValidationResult,
} from '@partner-dashboard/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
import { severityFilter } from '../../../../views/dataShare'
import { resultColumns } from '../../../../views/dataShareColumns'
import { resultsQueryOf, type UploadSearch } from './uploadSearch'

interface ResultListProps {
  api: Api
  upload: DatasetUpload
  search: UploadSearch
  onSearchChange: (change: Partial<UploadSearch>, options?: { replace?: boolean }) => void
}

const filters = [severityFilter]
const idOf = ({ row_number, column, code }: ValidationResult) => `${row_number} ${column} ${code}`

/** Everything that was found, by row and column. */
export function ResultList({ api, upload, search, onSearchChange }: ResultListProps) {
  const query = resultsQueryOf(upload.event_id, search)
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
  const list = upload.source === 's3' ? ofBucket : manual
  return (
    <AddressedList
      label="Findings"
      columns={resultColumns}
      getRowId={idOf}
      list={list}
      search={search}
      onSearchChange={onSearchChange}
      filters={filters}
      empty={{ title: 'Nothing of this kind was found' }}
      nothingFound="No finding matches"
    />
  )
}
