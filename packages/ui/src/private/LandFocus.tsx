import { useEffect } from 'react'
import { useIgnoredSecondPress } from './secondPress'

/**
 * Moves focus to the page if both the overlay and its trigger are removed (such as after deleting a row), instead of
 * the start of the document.
 */
export function LandFocus() {
  useIgnoredSecondPress()
  useEffect(
    () => () => {
      // react-aria restores focus one frame after the overlay closes.
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
