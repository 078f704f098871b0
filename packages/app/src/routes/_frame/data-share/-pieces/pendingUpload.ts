import type { Api, DatasetType } from '@partner-dashboard/client'
import * as v from 'valibot'
import { readStored, type StoredSchema, storedOneOf, storedText } from '../../../../views/stored'
import { datasets } from '../../../../views/vocabulary'

export interface PendingUpload {
  fileName: string
  dataset: DatasetType
  at: string
}

const keyOf = ({ userId, scope }: Api) => `partner-dashboard.uploading.${userId}.${scope.partnerId ?? ''}.${scope.mode}`

/** Stored while uploading, so the user learns about an upload that was interrupted by closing the page. */
export function rememberUpload(api: Api, fileName: string, dataset: DatasetType): () => void {
  const key = keyOf(api)
  const pending: PendingUpload = { fileName, dataset, at: new Date().toISOString() }
  try {
    localStorage.setItem(key, JSON.stringify(pending))
  } catch {
    // Storage is blocked or full: no notice.
  }
  let isOver = false
  let release = () => {}
  // The lock is released with the page, so other tabs know when the upload is over.
  const holdLock = () => (isOver ? undefined : new Promise<void>((resolve) => (release = resolve)))
  navigator.locks?.request(key, holdLock).catch(() => undefined)
  return () => {
    isOver = true
    release()
    forgetUpload(api)
  }
}

/** Upload that was interrupted by closing its page. Waits while it still runs, and resolves to undefined if it completes. */
export async function interruptedUpload(api: Api, signal: AbortSignal): Promise<PendingUpload | undefined> {
  const key = keyOf(api)
  if (read(key)) await navigator.locks?.request(key, { signal }, () => undefined)
  return read(key)
}

export function forgetUpload(api: Api): void {
  try {
    localStorage.removeItem(keyOf(api))
  } catch {
    // Storage is blocked.
  }
}

const pendingUploadSchema: StoredSchema<PendingUpload> = v.object({
  fileName: storedText,
  dataset: storedOneOf(datasets),
  at: v.pipe(v.string(), v.isoTimestamp()),
})

const read = (key: string) => readStored(() => localStorage, key, pendingUploadSchema)
