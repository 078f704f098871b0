import { useEffect, useRef } from 'react'

/** Runs a callback when a value changes, but not initially. */
export function useWhenChanged(value: string, run: () => void): void {
  const seen = useRef(value)
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    run()
  })
}
