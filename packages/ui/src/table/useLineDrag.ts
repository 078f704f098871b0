import { type PointerEvent as Press, useState } from 'react'
import { useLatestCallback } from './useLatestCallback'

/** Moves a list item by its handle: one place whenever the pointer passes half a row. */
export function useLineDrag(onMove: (id: string, step: number) => void) {
  const [dragged, setDragged] = useState<string>()
  const move = useLatestCallback(onMove)

  function onPointerDown(id: string, event: Press<HTMLElement>) {
    const grip = event.currentTarget
    const height = grip.parentElement?.offsetHeight ?? 0
    if (event.button !== 0 || height === 0) return
    event.preventDefault()
    // Not the handle: an element that moves in the DOM loses pointer capture.
    const list = grip.closest('ul') ?? grip
    list.setPointerCapture(event.pointerId)
    setDragged(id)
    let from = event.clientY
    const drag = new AbortController()
    const during = { signal: drag.signal }
    const end = () => {
      drag.abort()
      setDragged(undefined)
    }
    list.addEventListener(
      'pointermove',
      ({ clientY }: PointerEvent) => {
        const step = Math.trunc((clientY - from) / (height * 0.6))
        if (step === 0) return
        from += Math.sign(step) * height
        move(id, Math.sign(step))
      },
      during,
    )
    list.addEventListener('pointerup', end, during)
    list.addEventListener('pointercancel', end, during)
  }

  return {
    lineProps: (id: string) => ({ 'data-dragging': dragged === id || undefined }),
    gripProps: (id: string) => ({ onPointerDown: (event: Press<HTMLElement>) => onPointerDown(id, event) }),
  }
}
