import { useCallback, useInsertionEffect, useRef } from 'react'

/** A stable function that calls the latest callback, so memoized rows don't render for a new closure. */
export function useLatestCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
