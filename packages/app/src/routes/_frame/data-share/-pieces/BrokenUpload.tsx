import { type Api, type DatasetType, datasetUploadList } from '@partner-dashboard/client'
import { Button, Notice } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { datasetName } from '../../../../views/dataShare'
import { type BegunUpload, brokenUpload, forgetUpload } from './begunUpload'

interface BrokenUploadProps {
  api: Api
  /** Opens the file field of the dataset. */
  onChooseAgain: (dataset: DatasetType) => void
}

/** Reports an upload that was interrupted by closing the page, with a button to retry. */
export function BrokenUpload({ api, onChooseAgain }: BrokenUploadProps) {
  const [begun, setBegun] = useState<BegunUpload>()
  // Unfiltered, so the latest upload is always included.
  const latest = useQuery({ ...datasetUploadList(api, {}), enabled: begun !== undefined })
  useEffect(() => {
    let isShown = true
    brokenUpload(api).then(
      (found) => isShown && setBegun(found),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [api])
  if (begun === undefined || latest.data === undefined) return null

  // The upload may have finished just before the page closed.
  const hasCome = latest.data.results.some(
    ({ file_name, started_at }) =>
      file_name === begun.fileName && Date.parse(started_at) >= Date.parse(begun.at) - 60_000,
  )
  if (hasCome) return null
  const forget = () => {
    forgetUpload(api)
    setBegun(undefined)
  }
  return (
    <Notice
      tone="caution"
      actions={
        <>
          <Button size="small" onPress={() => onChooseAgain(begun.dataset)}>
            Choose file again
          </Button>
          <Button size="small" variant="quiet" onPress={forget}>
            Dismiss
          </Button>
        </>
      }
    >
      {`${begun.fileName} (${datasetName(begun.dataset)}) wasn't uploaded because the page was closed. No rows were imported.`}
    </Notice>
  )
}
