import { useEffect, useRef } from 'react'

/** Does something when a value that is followed has become another; not for the first. */
export function useWhenChanged(value: string, run: () => void): void {
  const seen = useRef(value)
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    run()
  })
}
