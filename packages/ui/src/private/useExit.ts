import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'

interface Controlled {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Props of a modal that shows its exit in the next frame and then closes. Closing makes the page behind it usable
 * again, for which the browser computes all its styles.
 */
export function useExit({ isOpen, onOpenChange }: Controlled): Controlled & { isExiting: boolean } {
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)
  const isExiting = isShown && !isOpen
  useEffect(() => {
    if (!isExiting) return
    let isCurrent = true
    afterPaint(() => isCurrent && setShown(false))
    return () => {
      isCurrent = false
    }
  }, [isExiting])
  return { isOpen: isShown, isExiting, onOpenChange: (next) => isExiting || onOpenChange(next) }
}
