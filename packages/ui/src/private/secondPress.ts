import { useEffect } from 'react'

/** Longest time between the presses of a double click. */
const doubleClickMs = 500
/** Farthest the pointer moves between them. */
const steadyPx = 5

const press = { x: 0, y: 0, atMs: Number.NEGATIVE_INFINITY, isIgnored: false }
let changedAtMs = Number.NEGATIVE_INFINITY

const change = () => {
  changedAtMs = performance.now()
}

/**
 * Ignores the second press of a double click if the first one opened or closed this overlay: it would dismiss the
 * overlay, or press what was below.
 */
export function useIgnoredSecondPress(): void {
  useEffect(() => {
    change()
    return change
  }, [])
}

/** Watches presses, also before the first overlay is loaded. Dialogs and panels call it, which sign-in does without. */
export function watchPresses(): void {
  // Servers have no presses.
  globalThis.addEventListener?.('pointerdown', onPress, true)
  globalThis.addEventListener?.('click', onClick, true)
}

function onPress(event: PointerEvent): void {
  // Tests dispatch presses without a position.
  if (!event.isTrusted) return
  const { clientX: x, clientY: y, timeStamp: atMs } = event
  const isSecond = atMs - press.atMs < doubleClickMs && Math.hypot(x - press.x, y - press.y) <= steadyPx
  Object.assign(press, { x, y, atMs, isIgnored: isSecond && changedAtMs > press.atMs })
  ignore(event)
}

function onClick(event: MouseEvent): void {
  ignore(event)
  press.isIgnored = false
}

function ignore(event: Event): void {
  if (!press.isIgnored || !event.isTrusted) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
