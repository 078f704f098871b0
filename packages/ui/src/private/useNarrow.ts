import { useSyncExternalStore } from 'react'
import { below } from '../theme/breakpoints'

// One media query for all that use it. `screen` keeps the layout of tables in print.
const query = typeof matchMedia === 'undefined' ? undefined : matchMedia(below.md)

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

const isNarrow = () => query?.matches ?? false

/** Whether the page is narrower than 768 px, for what CSS can't do: tables become cards, and the sidebar slides in. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, isNarrow)
