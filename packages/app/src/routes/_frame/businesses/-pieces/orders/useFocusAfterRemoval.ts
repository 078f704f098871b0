import { useEffect, useRef } from 'react'

/** In ms: a closing dialog restores or loses the focus after some time. */
const retryDelay = 100
const maxRetries = 10

/** When the focused row is removed, moves focus to the row in its place. Keeps a focus that the browser or a dialog has restored. */
export function useFocusAfterRemoval(rows: unknown, isBusy: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const pending = useRef<{ index: number; rows: unknown }>(undefined)

  const focusRowAt = (index: number, left = maxRetries) => {
    setTimeout(() => {
      const list = ref.current
      const active = document.activeElement
      if (!list || list.contains(active)) return
      if (active !== document.body) {
        if (left > 0) focusRowAt(index, left - 1)
        return
      }
      const rowsNow = list.querySelectorAll('tbody tr')
      const next = rowsNow[index] ?? rowsNow[rowsNow.length - 1]
      const target = next?.querySelector('a') ?? list
      target.focus()
    }, retryDelay)
  }

  useEffect(() => {
    if (!pending.current || isBusy || pending.current.rows === rows) return
    focusRowAt(pending.current.index)
    pending.current = undefined
  })

  const focusAfterReload = (index: number) => {
    pending.current = { index, rows }
  }
  return { ref, focusRowAt, focusAfterReload }
}
