import { useEffect, useRef } from 'react'

/** Time until a press renders as pending. */
const settleMs = 300

/**
 * Ignores the second press of a double click, which arrives before the pending state renders. Only for buttons with
 * `isPending`; other buttons may be pressed twice on purpose.
 */
export function useOnePress(onPress: (() => void) | undefined, isPending: boolean | undefined) {
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!isPending) last.current = Number.NEGATIVE_INFINITY
  }, [isPending])
  if (isPending === undefined || onPress === undefined) return onPress
  return () => {
    const now = performance.now()
    if (now - last.current < settleMs) return
    last.current = now
    onPress()
  }
}
