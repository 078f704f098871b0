import { type KeyboardEvent, type PointerEvent, useState } from 'react'

export interface PointOptions {
  label: string
  count: number
  /** Screen reader text of a point. */
  textOf: (index: number) => string
  /** Index of the point closest to a position in the drawing. */
  indexAt: (x: number, y: number) => number
  orientation?: 'horizontal' | 'vertical'
}

/**
 * Tracks the active point, set by pointer, touch or arrow keys. Exposed as a slider, so screen readers announce each
 * point and support swipes.
 */
export function usePoint({ label, count, textOf, indexAt, orientation = 'horizontal' }: PointOptions) {
  const [point, setPoint] = useState({ index: count - 1, isShown: false })
  const index = Math.min(Math.max(point.index, 0), count - 1)
  const show = (next: number) => setPoint({ index: Math.min(Math.max(next, 0), count - 1), isShown: true })
  const hide = () => setPoint((before) => ({ ...before, isShown: false }))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = nextIndex(event.key, index, count)
    if (event.key === 'Escape' && point.isShown) event.stopPropagation()
    if (event.key === 'Escape') hide()
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
  const onPointer = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    show(indexAt(event.clientX - box.left, event.clientY - box.top))
  }

  return {
    shown: point.isShown && count > 0 ? index : undefined,
    handlers: {
      onKeyDown,
      onFocus: () => show(index),
      onBlur: hide,
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerLeave: hide,
    },
    slider: {
      role: 'slider',
      'aria-label': label,
      tabIndex: 0,
      'aria-orientation': orientation,
      'aria-valuemin': 1,
      'aria-valuemax': count,
      'aria-valuenow': index + 1,
      'aria-valuetext': textOf(index),
    },
  } as const
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  const leap = Math.max(2, Math.round(count / 10))
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return index - 1
    case 'ArrowRight':
    case 'ArrowDown':
      return index + 1
    case 'PageUp':
      return index - leap
    case 'PageDown':
      return index + leap
    case 'Home':
      return 0
    case 'End':
      return count - 1
  }
}
