import { useSyncExternalStore } from 'react'

// Number of chips that fit next to the search, a date range and the tools, by width.
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

/** Number of filters with their own chip; others are behind "More filters". */
export const useInlineFilters = (): number => useSyncExternalStore(subscribe, inline, () => leastInline)
