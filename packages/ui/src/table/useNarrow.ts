import { useSyncExternalStore } from 'react'
import { below } from '../theme'

// One media query for all tables. `screen` keeps the table layout in print.
const query = typeof matchMedia === 'undefined' ? undefined : matchMedia(below.md)

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

const isNarrow = () => query?.matches ?? false

/** True below the width at which tables become cards. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, isNarrow)
