import { useSyncExternalStore } from 'react'
import { below } from '../theme'

// One query for all tables. `screen and` is left out by no engine: a printed page keeps the table.
const query = typeof matchMedia === 'undefined' ? undefined : matchMedia(below.md)

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** True below the width at which a table becomes cards. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  )
