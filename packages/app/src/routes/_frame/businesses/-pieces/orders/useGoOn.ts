import { useEffect, useRef } from 'react'

/** What closes gives the focus back, or loses it, some moments later. */
const moment = 100
const moments = 10

/**
 * Where the focus goes on in a list when what had it is gone: to the row in its place, or in the place of the row that something was done
 * to and that the filter then no longer finds. A focus that came back by itself stays where it is.
 */
export function useGoOn(rows: unknown, isBusy: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const done = useRef<{ index: number; rows: unknown }>(undefined)

  const goOnAt = (index: number, left = moments) => {
    setTimeout(() => {
      const list = ref.current
      const active = document.activeElement
      if (!list || list.contains(active)) return
      if (active !== document.body) {
        if (left > 0) goOnAt(index, left - 1)
        return
      }
      const rowsNow = list.querySelectorAll('tbody tr')
      const next = rowsNow[index] ?? rowsNow[rowsNow.length - 1]
      const target = next?.querySelector('a') ?? list
      target.focus()
    }, moment)
  }

  useEffect(() => {
    if (!done.current || isBusy || done.current.rows === rows) return
    goOnAt(done.current.index)
    done.current = undefined
  })

  /** As soon as the rows have come again. */
  const goOnAfter = (index: number) => {
    done.current = { index, rows }
  }
  return { ref, goOnAt, goOnAfter }
}
