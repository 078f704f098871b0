import { type Api, type DatasetUpload, datasetUploadDetail, datasetUploadList } from '@partner-dashboard/client'
import { Note } from '@partner-dashboard/ui'
import { formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../../views/dataShare'
import { waitingRepairs } from '../../../../views/dataShareRepair'
import { UploadLink } from './UploadLink'

/** Maximum page size. */
const maxUploads = 100

/** Links between a file and the files with its fixed rows. */
export function RepairTrail({ api, upload }: { api: Api; upload: DatasetUpload }) {
  const { repairs_event_id, repaired_by_event_id, rejected_count, remaining_count } = upload
  const repaired = useQuery({
    ...datasetUploadDetail(api, repairs_event_id ?? ''),
    enabled: repairs_event_id !== null,
  }).data
  const repair = useQuery({
    ...datasetUploadDetail(api, repaired_by_event_id ?? ''),
    enabled: repaired_by_event_id !== null,
  }).data
  // The latest fix may be complete while an earlier one isn't.
  const later = useQuery({
    ...datasetUploadList(api, {
      dataset_type: [upload.dataset_type],
      has_errors: true,
      from: upload.started_at.slice(0, 10),
      page_size: maxUploads,
    }),
    enabled: repaired_by_event_id !== null,
  }).data
  const waiting = waitingRepairs(upload.event_id, later?.results ?? [])
  const moved = rejected_count - remaining_count
  return (
    <>
      {rejected_count === 0 && upload.status === 'completed' && <Note>All rows were accepted.</Note>}
      {repaired && (
        <Note>
          Fixed rows from <UploadLink upload={repaired} />
          {repaired.remaining_count > 0 ? `. ${counted(repaired.remaining_count, 'row')} left to fix there.` : '.'}
        </Note>
      )}
      {repair && moved > 0 && (
        <Note>
          {remaining_count > 0 && `${formatNumber(moved)} of `}
          {counted(rejected_count, 'rejected row')} {moved === 1 ? 'was' : 'were'} resubmitted:{' '}
          <UploadLink upload={repair} />
        </Note>
      )}
      {waiting.map((one) => (
        <Note key={one.event_id} tone="caution">
          {`${counted(one.remaining_count, 'row')} left to fix in `}
          <UploadLink upload={one} suffix={`, ${formatDate(one.started_at, { withTime: true })}`} />
        </Note>
      ))}
    </>
  )
}
