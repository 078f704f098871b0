import { type PointerEvent as Press, useMemo, useState } from 'react'
import { type Column, type ColumnState, defaultColumnState, defaultMinWidth, resizeColumn } from './column'
import type { ColumnResize } from './HeaderCell'
import { useLatestCallback } from './useLatestCallback'

export interface ColumnWidths {
  chosen: Readonly<Record<string, number>>
  resize: ColumnResize | undefined
  /** Announcement of the last change. */
  announcement: string
}

/** Column widths by pointer and keyboard. A drag is a draft, so the URL doesn't change with every pixel. */
export function useColumnWidths<Row>(
  columns: readonly Column<Row>[],
  state: ColumnState = defaultColumnState(columns),
  onChange?: (state: ColumnState) => void,
): ColumnWidths {
  const [draft, setDraft] = useState<{ id: string; width: number }>()
  const [announcement, setAnnouncement] = useState('')
  const minWidthOf = (id: string) => columns.find((column) => column.id === id)?.minWidth ?? defaultMinWidth

  const commit = useLatestCallback((id: string, width: number) => {
    const next = resizeColumn(state, id, width, minWidthOf(id))
    setAnnouncement(`${columns.find((column) => column.id === id)?.header}: ${next.widths?.[id]} pixels wide`)
    onChange?.(next)
  })

  const onGrab = useLatestCallback((id: string, event: Press<HTMLElement>) => {
    const handle = event.currentTarget
    const cell = handle.closest('th')
    if (!cell || event.button !== 0) return
    event.preventDefault()
    handle.setPointerCapture(event.pointerId)
    handle.toggleAttribute('data-dragging', true)
    const forward = getComputedStyle(cell).direction === 'rtl' ? -1 : 1
    const from = event.clientX
    const before = cell.offsetWidth
    const widthAt = (x: number) => Math.max(minWidthOf(id), before + forward * (x - from))

    const drag = new AbortController()
    const end = () => {
      drag.abort()
      handle.removeAttribute('data-dragging')
      setDraft(undefined)
    }
    const during = { signal: drag.signal }
    handle.addEventListener(
      'pointermove',
      (moved: PointerEvent) => setDraft({ id, width: widthAt(moved.clientX) }),
      during,
    )
    handle.addEventListener('pointercancel', end, during)
    handle.addEventListener(
      'pointerup',
      (ended: PointerEvent) => {
        end()
        if (ended.clientX !== from) commit(id, widthAt(ended.clientX))
      },
      during,
    )
  })

  const onReset = useLatestCallback((id: string) => {
    const { [id]: _, ...widths } = state.widths ?? {}
    onChange?.({ ...state, widths })
  })
  const onStep = useLatestCallback((id: string, by: number, cell: HTMLElement) => commit(id, cell.offsetWidth + by))
  const isFixed = onChange === undefined
  const resize = useMemo(() => (isFixed ? undefined : { onGrab, onStep, onReset }), [isFixed, onGrab, onStep, onReset])

  return {
    chosen: draft ? { ...state.widths, [draft.id]: draft.width } : (state.widths ?? {}),
    resize,
    announcement,
  }
}
