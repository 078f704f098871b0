import { useEffect, useRef } from 'react'

/** As long as it may take until a press that sends something is drawn as pending. */
const settleMs = 300

/**
 * What a press does, once for a double one: the second comes before the first is drawn as pending. It is for presses that can be pending
 * alone (`isPending` is told), for others may well be meant twice. Once no longer pending, the next press counts at once.
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
