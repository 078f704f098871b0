import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { FieldSchemas } from '../views/stored'
import { namesOf, readable } from './draft'
import { draftStore } from './draftStore'

const frame = getRouteApi('/_frame')

/** State at the first change. */
export interface Pinned<T> {
  etag: string | null
  /** Field values at that time; after a reload without long ones, such as images. */
  fields: Partial<T>
}

/** Maximum stored length of a field. */
const maxStoredLength = 5_000

/**
 * Keeps the version of the first change, also across reloads. A refetch returns a newer version, and saving with it
 * would overwrite changes the user never saw.
 */
export function usePinnedVersion<T extends object>(name: string, schemas: FieldSchemas<T>) {
  const { api, identity } = frame.useRouteContext()
  const key = draftStore.keyOf({ userId: identity.userId, ...api.scope, name: `${name} version` })
  const [state, setState] = useState(() => ({ key, pinned: readPinned(key, schemas) }))
  const pinned = state.key === key ? state.pinned : readPinned(key, schemas)
  return {
    pinned,
    pin(next: Pinned<T>) {
      draftStore.write(key, { etag: next.etag, fields: storableFields(next.fields) })
      setState({ key, pinned: next })
    },
    unpin() {
      draftStore.write(key, {})
      setState({ key, pinned: undefined })
    },
  }
}

function readPinned<T extends object>(key: string, schemas: FieldSchemas<T>): Pinned<T> | undefined {
  const stored = draftStore.read(key)
  if (typeof stored !== 'object' || stored === null || !('etag' in stored)) return undefined
  const fields = 'fields' in stored ? readable(schemas, stored.fields, []) : {}
  return typeof stored.etag === 'string' ? { etag: stored.etag, fields } : undefined
}

function storableFields<T extends object>(fields: Partial<T>): Partial<T> {
  const short: Partial<T> = {}
  for (const name of namesOf(fields)) {
    if ((JSON.stringify(fields[name])?.length ?? 0) <= maxStoredLength) short[name] = fields[name]
  }
  return short
}
