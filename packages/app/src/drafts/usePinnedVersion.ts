import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { draftStore } from './draftStore'

const frame = getRouteApi('/_frame')

/** The state that the first change was made from. */
export interface Pinned<T> {
  etag: string | null
  /** What stood there then; not known any more after a reload, which keeps the version alone. */
  fields?: T
}

/**
 * Holds on to the version under what somebody is changing, over a reload too. What is read anew meanwhile, as when one comes back to the tab,
 * carries a newer version, and a change that named that one would overwrite what was never looked at.
 */
export function usePinnedVersion<T>(name: string) {
  const { api, identity } = frame.useRouteContext()
  const key = draftStore.keyOf({ userId: identity.userId, ...api.scope, name: `${name} version` })
  const [held, setHeld] = useState(() => ({ key, pinned: readPinned<T>(key) }))
  const pinned = held.key === key ? held.pinned : readPinned<T>(key)
  return {
    pinned,
    pin(next: Pinned<T>) {
      draftStore.write(key, { etag: next.etag })
      setHeld({ key, pinned: next })
    },
    unpin() {
      draftStore.write(key, {})
      setHeld({ key, pinned: undefined })
    },
  }
}

function readPinned<T>(key: string): Pinned<T> | undefined {
  const stored = draftStore.read(key)
  if (typeof stored !== 'object' || stored === null || !('etag' in stored)) return undefined
  return typeof stored.etag === 'string' ? { etag: stored.etag } : undefined
}
