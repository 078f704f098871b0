import { useEffect, useRef } from 'react'
import { afterPaint } from '../../private/afterPaint'
import { useLatestCallback } from '../useLatestCallback'

/** Cursors of the neighboring pages; null if there is none, undefined without a page. */
interface Neighbors {
  previous?: string | null
  next?: string | null
}

interface PagingOptions {
  /** Shows the page at a cursor. */
  show: (cursor: string) => void
  /** Called with the next page when a user reaches for the pager, and with each that follows meanwhile. */
  onReach: (cursor: string) => void
  isRefetching: boolean
}

/** Handlers of the pager, and a ref to the list whose first row another page starts with. */
export function usePaging({ previous, next }: Neighbors, { show, onReach, isRefetching }: PagingOptions) {
  const list = useRef<HTMLDivElement>(null)
  const isReached = useRef(false)
  const reach = useLatestCallback(() => {
    if (isReached.current && next != null && !isRefetching) onReach(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another next page.
  useEffect(() => afterPaint(reach), [next])
  const goTo = (cursor: string | null | undefined) => {
    if (cursor == null) return
    return () => {
      showStart(list.current)
      show(cursor)
    }
  }
  const onReachChange = (isIn: boolean) => {
    if (isIn && !isReached.current) afterPaint(reach)
    isReached.current = isIn
  }
  return { list, pager: { onPrevious: goTo(previous), onNext: goTo(next), onReachChange } }
}

/** The pager is below the rows, but a page is read from its first row. */
function showStart(list: HTMLElement | null): void {
  // A wide table has its own scroll region.
  list?.querySelector('[data-overflowing]')?.scrollTo({ top: 0 })
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
