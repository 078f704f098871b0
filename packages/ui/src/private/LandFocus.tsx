import { useEffect } from 'react'
import { useIgnoredSecondPress } from './secondPress'

/**
 * Keeps focus when the focused element is removed or disabled, such as the trigger of a confirmed action: moves it to
 * the topmost open overlay or the page, instead of the start of the document.
 */
export function LandFocus() {
  useIgnoredSecondPress()
  useEffect(() => {
    const observer = new MutationObserver(landLater)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert'] })
    return () => {
      observer.disconnect()
      landLater()
    }
  }, [])
  return null
}

let frame = 0

/**
 * react-aria restores focus one frame after an overlay closes, and browsers drop it from disabled elements with the next
 * frame. What is below an overlay is inert until it's gone, and can't be focused before. Each change starts the wait
 * again, because an overlay can close during it.
 */
function landLater(): void {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(land)
  })
}

function land(): void {
  const focused = document.activeElement
  // Browsers drop focus from a disabled element some time later.
  if (focused && focused !== document.body && !focused.matches(':disabled')) return
  // Toasts have these roles too, in a region above all overlays.
  const overlays = document.querySelectorAll<HTMLElement>(
    ':is([role=dialog], [role=alertdialog]):not([data-react-aria-top-layer] *)',
  )
  const target = overlays[overlays.length - 1] ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}
