import { useEffect, useState } from 'react'

let isPressed = false
const press = ({ button }: MouseEvent) => {
  isPressed = button === 0
}
const release = () => {
  isPressed = false
}
/** A native drag or menu takes the `mouseup`. */
const releases = ['mouseup', 'dragend', 'contextmenu'] as const

// Mouse events, which a tap dispatches too, around its blur. Servers have none.
globalThis.addEventListener?.('mousedown', press, true)
for (const type of releases) globalThis.addEventListener?.(type, release, true)

/**
 * Returns the value, and the previous one until a press has ended: an error that a blur shows would move the pressed button
 * away from the pointer, and the button wouldn't get the click.
 */
export function useHeldWhilePressed<T>(value: T): T {
  const [shown, setShown] = useState(value)
  if (shown !== value && !isPressed) setShown(value)
  useEffect(() => {
    if (shown === value) return
    // Before the click, whose handler may look for invalid fields. Its target is known by now.
    const update = () => setShown(value)
    for (const type of releases) window.addEventListener(type, update, true)
    return () => {
      for (const type of releases) window.removeEventListener(type, update, true)
    }
  }, [shown, value])
  return isPressed ? shown : value
}
