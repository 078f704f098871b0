import type { Api, DatasetType } from '@partner-dashboard/client'
import * as v from 'valibot'
import { readStored, type StoredSchema, storedOneOf, storedText } from '../../../../views/stored'
import { datasets } from '../../../../views/vocabulary'

export interface PendingUpload {
  fileName: string
  dataset: DatasetType
  at: string
}

const prefixOf = ({ userId, scope }: Api) =>
  `partner-dashboard.uploading.${userId}.${scope.partnerId ?? ''}.${scope.mode}.`

/** Stored while uploading, so the user learns about an upload that was interrupted by closing the page. */
export function rememberUpload(api: Api, fileName: string, dataset: DatasetType): () => void {
  const pending: PendingUpload = { fileName, dataset, at: new Date().toISOString() }
  // One key per upload, because another tab can upload at the same time.
  const key = prefixOf(api) + crypto.randomUUID()
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
    forgetUpload(key)
  }
}

/** An upload that was interrupted by closing its page, with its key. Waits while all still run; undefined if they complete. */
export async function interruptedUpload(
  api: Api,
  signal: AbortSignal,
): Promise<(PendingUpload & { key: string }) | undefined> {
  const ended = keysOf(api).map(async (key) => {
    await navigator.locks?.request(key, { signal }, () => undefined)
    const pending = read(key)
    if (!pending) throw new Error('The upload completed.')
    return { ...pending, key }
  })
  return Promise.any(ended).catch(() => undefined)
}

function keysOf(api: Api): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(api)))
  } catch {
    // Storage is blocked.
    return []
  }
}

export function forgetUpload(key: string): void {
  try {
    localStorage.removeItem(key)
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
