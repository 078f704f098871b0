import { type RefCallback, useCallback, useEffect, useRef } from 'react'

const visibleShare = 0.5

/** Precise enough for elements fifty times as tall as the window. */
const thresholds = Array.from({ length: visibleShare * 100 + 1 }, (_, percent) => percent / 100)

/** Half of the element is visible or, if it's taller than the window, it fills half of the window. */
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

/** Calls `onSeen` once when half of the element is visible. Pass the result as its ref. */
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
