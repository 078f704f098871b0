import { useEffect, useRef } from 'react'
import { afterPaint } from '../../private/afterPaint'
import { useLatestCallback } from '../useLatestCallback'
import type { ListPage } from './listState'

type Page = Pick<ListPage<unknown>, 'previous' | 'next'>

interface PagingOptions {
  /** Shows the page at a cursor. */
  show: (cursor: string) => void
  /** Called with the cursor of the next page while a pointer or the focus is in the pager. */
  onReach: (cursor: string) => void
  isRefetching: boolean
}

/** Handlers of the pager, and a ref to the list whose first row another page starts with. */
export function usePaging(page: Page | undefined, { show, onReach, isRefetching }: PagingOptions) {
  const next = page?.next
  const list = useRef<HTMLDivElement>(null)
  const isReached = useRef(false)
  const reach = useLatestCallback(() => {
    if (isReached.current && next != null && !isRefetching) onReach(next)
  })
  // The page has changed under a resting pointer.
  useEffect(() => {
    if (isReached.current && next != null) afterPaint(reach)
  }, [next, reach])
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
  return { list, pager: { onPrevious: goTo(page?.previous), onNext: goTo(next), onReachChange } }
}

/** The pager is below the rows, but a page is read from its first row. */
function showStart(list: HTMLElement | null): void {
  // A wide table has its own scroll region.
  list?.querySelector('[data-overflowing]')?.scrollTo({ top: 0 })
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
