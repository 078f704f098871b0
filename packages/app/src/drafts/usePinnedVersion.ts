import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { FieldSchemas } from '../views/stored'
import { namesOf, readable } from './draft'
import { draftStore } from './draftStore'

const frame = getRouteApi('/_frame')

/** The state that the first change was made from. */
export interface Pinned<T> {
  etag: string | null
  /** What stood there then; after a reload without what is too long to be kept, such as pictures. */
  fields: Partial<T>
}

/** Letters of a field that is kept. */
const longestKept = 5_000

/**
 * Holds on to the version under what somebody is changing, over a reload too. What is read anew meanwhile, as when one comes back to the tab,
 * carries a newer version, and a change that named that one would overwrite what was never looked at.
 */
export function usePinnedVersion<T extends object>(name: string, schemas: FieldSchemas<T>) {
  const { api, identity } = frame.useRouteContext()
  const key = draftStore.keyOf({ userId: identity.userId, ...api.scope, name: `${name} version` })
  const [held, setHeld] = useState(() => ({ key, pinned: readPinned(key, schemas) }))
  const pinned = held.key === key ? held.pinned : readPinned(key, schemas)
  return {
    pinned,
    pin(next: Pinned<T>) {
      draftStore.write(key, { etag: next.etag, fields: kept(next.fields) })
      setHeld({ key, pinned: next })
    },
    unpin() {
      draftStore.write(key, {})
      setHeld({ key, pinned: undefined })
    },
  }
}

function readPinned<T extends object>(key: string, schemas: FieldSchemas<T>): Pinned<T> | undefined {
  const stored = draftStore.read(key)
  if (typeof stored !== 'object' || stored === null || !('etag' in stored)) return undefined
  const fields = 'fields' in stored ? readable(schemas, stored.fields, []) : {}
  return typeof stored.etag === 'string' ? { etag: stored.etag, fields } : undefined
}

function kept<T extends object>(fields: Partial<T>): Partial<T> {
  const short: Partial<T> = {}
  for (const name of namesOf(fields)) {
    if ((JSON.stringify(fields[name])?.length ?? 0) <= longestKept) short[name] = fields[name]
  }
  return short
}
