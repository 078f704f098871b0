import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/** Specification, section 9. */
const visibleShare = 0.5

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
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= visibleShare)) return
        isSeen.current = true
        observer.disconnect()
        latest.current()
      },
      { threshold: visibleShare },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}
