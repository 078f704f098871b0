import { useSyncExternalStore } from 'react'

// As many chips as fit in one row beside the search, a range of days and the tools.
const steps = [
  { from: 1680, count: Number.POSITIVE_INFINITY },
  { from: 1440, count: 3 },
].map(({ from, count }) => ({
  count,
  query: typeof matchMedia === 'undefined' ? undefined : matchMedia(`(min-width: ${from}px)`),
}))
const leastInline = 2

function subscribe(listener: () => void): () => void {
  for (const { query } of steps) query?.addEventListener('change', listener)
  return () => {
    for (const { query } of steps) query?.removeEventListener('change', listener)
  }
}

const inline = () => steps.find(({ query }) => query?.matches)?.count ?? leastInline

/** The number of filters that have a chip of their own; the others are behind "More filters". */
export const useInlineFilters = (): number => useSyncExternalStore(subscribe, inline, () => leastInline)
