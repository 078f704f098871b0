import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/** Specification, section 9. */
const visibleShare = 0.5

/** Fine enough for what is fifty times as tall as the window. */
const thresholds = Array.from({ length: visibleShare * 100 + 1 }, (_, percent) => percent / 100)

/** Half of it is in sight; or of what is taller than the window, and may never show so much at once, as much as fills half of the window. */
function isHalfSeen({
  intersectionRatio,
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry) {
  if (intersectionRatio >= visibleShare) return true
  const window = rootBounds?.height ?? innerHeight
  return boundingClientRect.height > window && intersectionRect.height >= window * visibleShare
}

/** Tells once when half of an element has come into sight. Give what it returns to the element as its ref. */
export function useImpression<Seen extends Element>(onSeen: () => void): RefCallback<Seen> {
  const isSeen = useRef(false)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  }, [onSeen])

  return useCallback((element: Seen | null) => {
    if (!element || isSeen.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isHalfSeen)) return
        isSeen.current = true
        observer.disconnect()
        latest.current()
      },
      { threshold: thresholds },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}
