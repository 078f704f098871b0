import { type Api, type DatasetUpload, datasetUploadDetail, downloadRejectedRows } from '@partner-dashboard/client'
import {
  Button,
  CopyableText,
  Note,
  Page,
  PageHead,
  ProgressBar,
  Stack,
  StatusPill,
  Steps,
  saveFile,
} from '@partner-dashboard/ui'
import { formatBytes, formatDate, formatNumber, formatTimeRemaining } from '@partner-dashboard/ui/format'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { uploadResults } from '../../../../lists/dataShare'
import type { ListPageProps } from '../../../../lists/useListPage'
import { useWhyNot } from '../../../../session/useWhyNot'
import { datasetName, uploadLook, uploadSteps } from '../../../../views/dataShare'
import { RepairTrail } from './RepairTrail'
import { UploadResults } from './UploadResults'

interface UploadPageProps extends ListPageProps<typeof uploadResults> {
  eventId: string
  onRepaired: (upload: DatasetUpload) => void
}

export function UploadPage({ api, eventId, search, onSearchChange, onRepaired }: UploadPageProps) {
  const { data: upload } = useSuspenseQuery(datasetUploadDetail(api, eventId))
  const { status, row_count, accepted_count, rejected_count, warning_count, error } = upload
  const came = [
    datasetName(upload.dataset_type),
    formatBytes(upload.size_bytes),
    upload.source === 's3' ? 'from bucket' : upload.uploaded_by && `uploaded by ${upload.uploaded_by}`,
    formatDate(upload.started_at, { withTime: true }),
  ].filter(Boolean)
  return (
    <Page>
      <PageHead
        title={upload.file_name}
        status={<StatusPill {...uploadLook(upload)} />}
        description={came.join(' · ')}
        meta={<CopyableText label="Upload ID" text={upload.event_id} />}
        figures={[
          { label: 'Rows', value: formatNumber(row_count) },
          { label: 'Accepted', value: formatNumber(accepted_count) },
          { label: 'Rejected', value: formatNumber(rejected_count) },
          { label: 'Warnings', value: formatNumber(warning_count) },
        ]}
        actions={upload.remaining_count > 0 && <DownloadRejected api={api} eventId={eventId} />}
      />
      {status === 'processing' ? (
        <Reading upload={upload} />
      ) : (
        <>
          {error !== null && (
            <Note role="alert" tone="negative">
              {error}
            </Note>
          )}
          <RepairTrail api={api} upload={upload} />
          {(rejected_count > 0 || warning_count > 0) && (
            <UploadResults
              api={api}
              upload={upload}
              search={search}
              onSearchChange={onSearchChange}
              onRepaired={onRepaired}
            />
          )}
        </>
      )}
    </Page>
  )
}

function Reading({ upload }: { upload: DatasetUpload }) {
  const left = formatTimeRemaining(upload.minutes_remaining)
  return (
    <Stack isForm>
      <ProgressBar
        label="Reading file"
        value={upload.progress > 0 ? upload.progress : undefined}
        maxValue={1}
        valueLabel={left === '' ? undefined : `${Math.floor(upload.progress * 100)}%, ${left} left`}
        description="The upload is complete. You can leave this page."
      />
      <Steps label="Steps" steps={uploadSteps(upload)} />
    </Stack>
  )
}

function DownloadRejected({ api, eventId }: { api: Api; eventId: string }) {
  const whyNot = useWhyNot(api, 'manage_data_share')
  const download = useMutation({ ...downloadRejectedRows(api), onSuccess: saveFile })
  if (whyNot !== undefined) return null
  return (
    <Button isPending={download.isPending} onPress={() => download.mutate({ eventId })}>
      Download rejected rows
    </Button>
  )
}
