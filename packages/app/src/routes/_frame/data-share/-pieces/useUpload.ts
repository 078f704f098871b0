import {
  type Api,
  ApiError,
  type DatasetType,
  type DatasetUpload,
  type UploadDatasetQuery,
  uploadDataset,
} from '@partner-dashboard/client'
import { useMutation, useMutationState } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { rememberUpload } from './pendingUpload'

interface Sent {
  share: number
  minutesRemaining: number | undefined
}

const wasCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Error message of an upload; undefined if a toast shows it. */
function whyFailed(error: unknown): string | undefined {
  if (error === null || wasCancelled(error)) return undefined
  if (!(error instanceof ApiError)) return "We couldn't upload the file. No rows were imported. Try again."
  if (error.kind === 'offline') {
    return 'The connection was lost before the server responded. Check Uploads for the file before you try again.'
  }
  if (error.status === 413) return 'The file is larger than 10 MB. Split it and upload each part.'
  if (error.kind === 'unauthenticated' || error.kind === 'server') return "We couldn't upload the file. Try again."
  return error.parts[0]?.detail ?? error.message
}

const mutationKey = ['datasetUpload']

/** Dataset of the upload that is running. */
export function useUploadingDataset(): DatasetType | undefined {
  const [dataset] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as { query: UploadDatasetQuery }).query.dataset_type,
  })
  return dataset
}

/** Uploads a file with progress; can be cancelled. */
export function useUpload(api: Api, onUploaded: (upload: DatasetUpload) => void) {
  const [sent, setSent] = useState<Sent>()
  const running = useRef<AbortController>(null)
  const upload = useMutation({
    ...uploadDataset(api),
    mutationKey,
    meta: { isHandled: (error) => !(error instanceof ApiError) || !['unauthenticated', 'server'].includes(error.kind) },
    onSuccess: onUploaded,
  })
  return {
    sent: upload.isPending ? sent : undefined,
    isPending: upload.isPending,
    problem: whyFailed(upload.error),
    reset: upload.reset,
    cancel: () => running.current?.abort(),
    send(query: UploadDatasetQuery, file: Blob) {
      const controller = new AbortController()
      const end = rememberUpload(api, query.file_name, query.dataset_type)
      running.current = controller
      const startedAt = Date.now()
      setSent({ share: 0, minutesRemaining: undefined })
      const sending = upload.mutateAsync({
        query,
        file,
        signal: controller.signal,
        onProgress: (share) => {
          const minutes = (Date.now() - startedAt) / 60_000
          setSent({ share, minutesRemaining: share > 0 ? (minutes / share) * (1 - share) : undefined })
        },
      })
      // Errors are shown elsewhere; a refused or cancelled upload wasn't interrupted.
      sending.then(end, end)
    },
  }
}
