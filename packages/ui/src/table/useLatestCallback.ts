import { useCallback, useInsertionEffect, useRef } from 'react'

/** One function for the life of the component that always calls the newest one: memoised rows do not render for a new closure. */
export function useLatestCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
