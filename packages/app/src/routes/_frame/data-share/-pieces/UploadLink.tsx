import type { DatasetUpload } from '@partner-dashboard/client'
import { Tooltip } from '@partner-dashboard/ui'
import { formatMiddleCut } from '@partner-dashboard/ui/format'
import { AppLink } from '../../../../shell/links'

interface UploadLinkProps {
  upload: Pick<DatasetUpload, 'event_id' | 'source' | 'file_name'>
  /** After the file name, such as the date, if several files have the same name. */
  suffix?: string
  tone?: 'plain'
}

/** Link to an upload, named after its file. A tooltip shows the whole name of a shortened one. */
export function UploadLink({ upload: { event_id, source, file_name }, suffix, tone }: UploadLinkProps) {
  const name = formatMiddleCut(file_name)
  const link = (
    <AppLink
      to={source === 's3' ? '/data-share/s3-pipeline/uploads/$eventId' : '/data-share/manual-uploads/uploads/$eventId'}
      params={{ eventId: event_id }}
      tone={tone}
    >
      {name}
      {suffix}
    </AppLink>
  )
  return name === file_name ? link : <Tooltip text={file_name}>{link}</Tooltip>
}
