import { s3UploadList } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { formatBytes } from '@partner-dashboard/ui/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { uploads } from '../../../../lists/dataShare'
import type { ListPageProps } from '../../../../lists/useListPage'
import { uploadColumns } from '../../../../views/dataShareColumns'
import { UploadLink } from './UploadLink'
import { UploadList } from './UploadList'

interface BucketFilesProps extends ListPageProps<typeof uploads> {
  /** Polls for new files during a run. */
  isRunning: boolean
}

const columns = uploadColumns((row) => (
  <NameCell note={formatBytes(row.size_bytes)}>
    <UploadLink upload={row} tone="plain" />
  </NameCell>
))

export function BucketFiles({ api, isRunning, search, onSearchChange }: BucketFilesProps) {
  const rows = useQuery({ ...s3UploadList(api, uploads.query(search)), placeholderData: keepPreviousData })
  const { refetch } = rows
  const wasRunning = useRef(false)

  // The list can't tell when a run ends, so the last files need a refetch.
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refetch()
    wasRunning.current = isRunning
  }, [isRunning, refetch])

  return (
    <UploadList
      label="Bucket files"
      columns={columns}
      rows={rows}
      search={search}
      onSearchChange={onSearchChange}
      whenNone="Files appear here after they're fetched."
    />
  )
}
