import { type Api, type DatasetType, datasetUploadList } from '@partner-dashboard/client'
import { Button, Notice } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { datasetName } from '../../../../views/dataShare'
import { forgetUpload, interruptedUpload, type PendingUpload } from './pendingUpload'

interface InterruptedUploadProps {
  api: Api
  /** Opens the file field of the dataset. */
  onChooseAgain: (dataset: DatasetType) => void
}

/** Reports an upload that was interrupted by closing the page, with a button to retry. */
export function InterruptedUpload({ api, onChooseAgain }: InterruptedUploadProps) {
  const [pending, setPending] = useState<PendingUpload>()
  // Unfiltered, so the latest upload is always included.
  const latest = useQuery({ ...datasetUploadList(api, {}), enabled: pending !== undefined })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    interruptedUpload(api, signal).then(
      (found) => !signal.aborted && setPending(found),
      () => undefined,
    )
    return () => controller.abort()
  }, [api])
  if (pending === undefined || latest.data === undefined) return null

  // The upload may have finished just before the page closed.
  const hasCome = latest.data.results.some(
    ({ file_name, started_at }) =>
      file_name === pending.fileName && Date.parse(started_at) >= Date.parse(pending.at) - 60_000,
  )
  if (hasCome) return null
  const forget = () => {
    forgetUpload(api)
    setPending(undefined)
  }
  return (
    <Notice
      tone="caution"
      actions={
        <>
          <Button size="small" onPress={() => onChooseAgain(pending.dataset)}>
            Choose file again
          </Button>
          <Button size="small" variant="quiet" onPress={forget}>
            Dismiss
          </Button>
        </>
      }
    >
      {`${pending.fileName} (${datasetName(pending.dataset)}) wasn't uploaded because the page was closed. No rows were imported.`}
    </Notice>
  )
}
