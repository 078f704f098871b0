import { type DatasetUpload, datasetSchemaList, datasetUploadList } from '@partner-dashboard/client'
import { NameCell, Section } from '@partner-dashboard/ui'
import { formatBytes } from '@partner-dashboard/ui/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { uploads } from '../../../../lists/dataShare'
import type { ListPageProps } from '../../../../lists/useListPage'
import { uploadColumns } from '../../../../views/dataShareColumns'
import { InterruptedUpload } from './InterruptedUpload'
import { NewUpload } from './NewUpload'
import { UploadLink } from './UploadLink'
import { UploadList } from './UploadList'

interface ManualUploadsProps extends ListPageProps<typeof uploads> {
  onUploaded: (upload: DatasetUpload) => void
}

const columns = uploadColumns((row) => (
  <NameCell note={formatBytes(row.size_bytes)}>
    <UploadLink upload={row} tone="plain" />
  </NameCell>
))

/** Upload form and previous uploads, which update while processing. */
export function ManualUploads({ api, search, onSearchChange, onUploaded }: ManualUploadsProps) {
  const rows = useQuery({
    ...datasetUploadList(api, uploads.query(search)),
    placeholderData: keepPreviousData,
  })
  const isFormKnown = !useQuery(datasetSchemaList(api)).isPending
  const newUpload = useRef<HTMLDivElement>(null)
  const [isChoosingAgain, setChoosingAgain] = useState(false)
  // The field renders once the dataset is in the URL.
  useEffect(() => {
    const field = isChoosingAgain && newUpload.current?.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) return
    field.focus()
    setChoosingAgain(false)
  })
  return (
    <>
      <InterruptedUpload
        api={api}
        onChooseAgain={(dataset) => {
          onSearchChange({ dataset }, { replace: true })
          setChoosingAgain(true)
        }}
      />
      <div ref={newUpload}>
        <NewUpload
          api={api}
          dataset={search.dataset}
          onDatasetChange={(dataset) => onSearchChange({ dataset }, { replace: true })}
          onUploaded={onUploaded}
        />
      </div>
      {isFormKnown && (
        <Section title="Uploads">
          <UploadList
            label="Uploads"
            columns={columns}
            rows={rows}
            search={search}
            onSearchChange={onSearchChange}
            whenNone="Choose a dataset above and upload your first file."
          />
        </Section>
      )}
    </>
  )
}
