import { useEffect } from 'react'

/**
 * In an overlay: when it has gone and the button that opened it too, as after a row was deleted, one goes on at the page instead of at the
 * beginning of the document.
 */
export function LandFocus() {
  useEffect(
    () => () => {
      // react-aria gives focus back in the frame after the overlay went.
      requestAnimationFrame(() => requestAnimationFrame(land))
    },
    [],
  )
  return null
}

function land(): void {
  if (document.activeElement !== document.body) return
  document.querySelector('main')?.focus({ preventScroll: true })
}
