import type { Api, DatasetSchema, DatasetUpload } from '@partner-dashboard/client'
import { Button, FileDrop, Inline, Note, ProgressBar, Stack } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { counted } from '../../../../views/dataShare'
import { guessMapping, type Mapping, missingColumns, remap, toColumnQuery } from '../../../../views/dataShareMapping'
import { shownInPlace } from '../../../../views/refusals'
import { ColumnMapping } from './ColumnMapping'
import { rememberedMapping, rememberMapping } from './columnMemory'
import type { ReadCsv } from './csvReading'
import { FilePreview } from './FilePreview'
import { readCsvFile } from './readCsvFile'
import { useImporter } from './useImporter'
import { useUpload } from './useUpload'

interface FileUploadProps {
  api: Api
  schema: DatasetSchema
  onUploaded: (upload: DatasetUpload) => void
}

export function FileUpload(props: FileUploadProps) {
  const { schema } = props
  const { file, choose, isReading, content, problem, mapping, changeMapping, upload, send } = useFileUpload(props)
  return (
    <>
      <Stack isForm>
        <FileDrop
          label="File"
          accept=".csv"
          value={file}
          onChange={choose}
          errorMessage={problem}
          upload={
            upload.sent && file
              ? {
                  sentBytes: Math.round(upload.sent.share * file.size),
                  totalBytes: file.size,
                  minutesRemaining: upload.sent.minutesRemaining,
                }
              : undefined
          }
        />
        {isReading && <ProgressBar label="Reading file" />}
        {upload.isPending && (
          <Inline>
            <Button variant="quiet" onPress={upload.cancel}>
              Cancel upload
            </Button>
            <Note>Keep this page open until the upload is complete. If you leave, no rows are imported.</Note>
          </Inline>
        )}
      </Stack>
      {file && content && problem === undefined && !upload.isPending && (
        <FileReview
          schema={schema}
          content={content}
          mapping={mapping}
          onMappingChange={changeMapping}
          problem={upload.problem}
          onSend={send}
        />
      )}
      <LeaveGuard fields={[`the file ${file?.name ?? ''}`]} isDirty={file !== null} onLeave={upload.cancel} />
    </>
  )
}

interface FileReviewProps {
  schema: DatasetSchema
  content: ReadCsv
  mapping: Mapping
  onMappingChange: (column: string, header: string) => void
  /** Why the last upload failed. */
  problem: string | undefined
  onSend: () => void
}

function FileReview({ schema, content, mapping, onMappingChange, problem, onSend }: FileReviewProps) {
  const missing = missingColumns(schema, mapping)
  return (
    <>
      {content.encoding !== 'UTF-8' && (
        <Note tone="caution">
          The file is encoded as {content.encoding} and will be converted to UTF-8. Check accented characters below
          before you upload.
        </Note>
      )}
      <ColumnMapping
        schema={schema}
        headers={content.headers}
        rows={content.rows}
        mapping={mapping}
        onChange={onMappingChange}
      />
      <FilePreview schema={schema} headers={content.headers} rows={content.rows} mapping={mapping} />
      {problem !== undefined && (
        <Note role="alert" tone="negative">
          {problem}
        </Note>
      )}
      <Inline>
        <Button variant="primary" isDisabled={missing.length > 0} onPress={onSend}>
          {`Upload ${counted(content.rowCount, 'row')}`}
        </Button>
        {missing.length > 0 && (
          <Note tone="negative">
            {missing.length === 1 ? 'Missing required column: ' : 'Missing required columns: '}
            {missing.join(', ')}.
          </Note>
        )}
      </Inline>
    </>
  )
}

/** Maximum file size (specification, section 9). */
const maxBytes = 10 * 1024 * 1024

/** State of the upload: read, map, validate and send. */
function useFileUpload({ api, schema, onUploaded }: FileUploadProps) {
  const { partnerId } = api.scope
  const [file, setFile] = useState<File | null>(null)
  const [mapping, setMapping] = useState<Mapping>({})
  const importer = useImporter(api, schema.dataset_type)
  const read = useMutation({
    mutationFn: readCsvFile,
    // The file may contain personal and account numbers.
    gcTime: 0,
    meta: shownInPlace,
    onSuccess: ({ headers }) =>
      setMapping(guessMapping(schema, headers, rememberedMapping(partnerId, schema.dataset_type))),
  })
  const upload = useUpload(api, (uploaded) => {
    rememberMapping(partnerId, schema.dataset_type, mapping)
    onUploaded(uploaded)
  })

  const choose = (chosen: File | null) => {
    setFile(chosen)
    read.reset()
    upload.reset()
    if (!chosen) return
    read.mutate(chosen)
    // The importer shows its own error.
    importer.open().catch(() => undefined)
  }

  const content = read.data?.problem === undefined ? read.data : undefined
  const body = content?.utf8 ?? file
  const isTooLarge = body !== null && body.size > maxBytes
  const problem =
    read.data?.problem ??
    (read.isError ? "We couldn't read the file. It may have been changed or moved. Choose it again." : undefined) ??
    (isTooLarge ? 'The file is larger than 10 MB in UTF-8. Split it and try again.' : undefined) ??
    importer.problem

  const send = async (): Promise<void> => {
    if (!file || !body || !content) return
    const isOpen = await importer.open().catch(() => false)
    if (!isOpen) return
    upload.send(
      { dataset_type: schema.dataset_type, file_name: file.name.slice(-200), column: toColumnQuery(mapping) },
      body,
    )
  }

  return {
    file,
    choose,
    isReading: read.isPending,
    content,
    problem,
    mapping,
    changeMapping: (column: string, header: string) => setMapping(remap(mapping, column, header)),
    upload,
    send: () => void send(),
  }
}
