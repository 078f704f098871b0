import { type Api, type DatasetType, datasetUploadList } from '@partner-dashboard/client'
import { Button, Notice } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { datasetName } from '../../../../views/dataShare'
import { forgetUpload, interruptedUpload } from './pendingUpload'

interface InterruptedUploadProps {
  api: Api
  /** Opens the file field of the dataset. */
  onChooseAgain: (dataset: DatasetType) => void
}

/** Reports an upload that was interrupted by closing the page, with a button to retry. */
export function InterruptedUpload({ api, onChooseAgain }: InterruptedUploadProps) {
  const [pending, setPending] = useState<Awaited<ReturnType<typeof interruptedUpload>>>()
  // Unfiltered, so the latest upload is always included.
  const latest = useQuery({ ...datasetUploadList(api, {}), enabled: pending !== undefined })
  useEffect(() => {
    if (pending) return
    const controller = new AbortController()
    const { signal } = controller
    interruptedUpload(api, signal).then(
      (found) => !signal.aborted && setPending(found),
      () => undefined,
    )
    return () => controller.abort()
  }, [api, pending])

  // The upload may have finished just before the page closed.
  const hasCome =
    pending !== undefined &&
    latest.data?.results.some(
      ({ file_name, started_at }) =>
        file_name === pending.fileName && Date.parse(started_at) >= Date.parse(pending.at) - 60_000,
    )
  const forget = () => {
    if (pending) forgetUpload(pending.key)
    setPending(undefined)
  }
  const forgetIfCome = useEffectEvent(() => hasCome && forget())
  useEffect(() => {
    if (hasCome) forgetIfCome()
  }, [hasCome])
  if (pending === undefined || latest.data === undefined || hasCome) return null
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
