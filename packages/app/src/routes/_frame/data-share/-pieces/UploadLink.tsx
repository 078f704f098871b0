import type { DatasetUpload } from '@partner-dashboard/client'
import type { ReactNode } from 'react'
import { AppLink } from '../../../../shell/links'

interface UploadLinkProps {
  upload: Pick<DatasetUpload, 'event_id' | 'source'>
  tone?: 'plain'
  children: ReactNode
}

export function UploadLink({ upload: { event_id, source }, tone, children }: UploadLinkProps) {
  return (
    <AppLink
      to={source === 's3' ? '/data-share/s3-pipeline/uploads/$eventId' : '/data-share/manual-uploads/uploads/$eventId'}
      params={{ eventId: event_id }}
      tone={tone}
    >
      {children}
    </AppLink>
  )
}
