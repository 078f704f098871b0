import { useSyncExternalStore } from 'react'
import { below } from '../theme/breakpoints'

const query = () => matchMedia(below.md)
const isNarrow = () => query().matches

/** Whether the page is narrower than 768 px, for what CSS can't do. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, isNarrow)
}

function subscribe(listener: () => void): () => void {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
