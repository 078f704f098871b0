import type { Api, DatasetType } from '@partner-dashboard/client'
import * as v from 'valibot'
import { readStored, type StoredSchema, storedOneOf, storedText } from '../../../../views/stored'
import { datasets } from '../../../../views/vocabulary'

/** A file that began to be sent. */
export interface BegunUpload {
  fileName: string
  dataset: DatasetType
  at: string
}

const keyOf = ({ userId, scope }: Api) => `partner-dashboard.uploading.${userId}.${scope.partnerId ?? ''}.${scope.mode}`

/** Written down while a file is sent, so that whoever closed the page in the middle finds out when they come back. */
export function beginUpload(api: Api, fileName: string, dataset: DatasetType): () => void {
  const key = keyOf(api)
  const begun: BegunUpload = { fileName, dataset, at: new Date().toISOString() }
  try {
    localStorage.setItem(key, JSON.stringify(begun))
  } catch {
    // Where storage is blocked or full nobody is told.
  }
  let isOver = false
  let release = () => {}
  // It goes with the page: as long as it is held, another tab knows that the file is still on its way.
  const held = () => (isOver ? undefined : new Promise<void>((resolve) => (release = resolve)))
  navigator.locks?.request(key, held).catch(() => undefined)
  return () => {
    isOver = true
    release()
    forgetUpload(api)
  }
}

/** The upload that was broken off when its page was closed; nothing while it is still on its way. */
export async function brokenUpload(api: Api): Promise<BegunUpload | undefined> {
  const key = keyOf(api)
  const begun = read(key)
  if (!begun) return undefined
  const locks = await navigator.locks?.query()
  return locks?.held?.some(({ name }) => name === key) ? undefined : begun
}

export function forgetUpload(api: Api): void {
  try {
    localStorage.removeItem(keyOf(api))
  } catch {
    // Blocked, so that there is nothing.
  }
}

const begunUpload: StoredSchema<BegunUpload> = v.object({
  fileName: storedText,
  dataset: storedOneOf(datasets),
  at: v.pipe(v.string(), v.isoTimestamp()),
})

const read = (key: string) => readStored(() => localStorage, key, begunUpload)
