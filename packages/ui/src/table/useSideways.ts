import { type RefObject, useLayoutEffect } from 'react'

/**
 * Says on the element whether the table is wider than it (`data-overflowing`) and what is out of sight (`data-more-start`,
 * `data-more-end`), so that a scroll renders nothing.
 *
 * The header can stick to the page only while this element does not scroll itself, hence the stylesheet asks for
 * `data-overflowing` first.
 */
export function useSideways(ref: RefObject<HTMLElement | null>, label: string): void {
  useLayoutEffect(() => {
    const element = ref.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const look = () => {
      const isOverflowing = table.scrollWidth > element.clientWidth + 1
      // From zero downwards in right-to-left.
      const offset = Math.abs(element.scrollLeft)
      const hasMore = offset + element.clientWidth < element.scrollWidth - 1
      element.toggleAttribute('data-overflowing', isOverflowing)
      element.toggleAttribute('data-more-start', isOverflowing && offset > 1)
      element.toggleAttribute('data-more-end', isOverflowing && hasMore)
      // A region that scrolls must be reachable by key even when no cell holds a control.
      const name = isOverflowing ? { tabindex: '0', role: 'group', 'aria-label': `${label}, scrolls sideways` } : {}
      for (const attribute of ['tabindex', 'role', 'aria-label'] as const) {
        const value = (name as Record<string, string | undefined>)[attribute]
        if (value === undefined) element.removeAttribute(attribute)
        else element.setAttribute(attribute, value)
      }
    }
    // Most scrolling goes down, and changes nothing of this.
    let seenAt = 0
    const onScroll = () => {
      if (element.scrollLeft === seenAt) return
      seenAt = element.scrollLeft
      look()
    }
    // Rows come and go with every key of a search: how high the table is changes nothing of this either.
    const widths = new Map<Element, number>()
    // The first call comes when the browser has laid the table out by itself, so that no script makes it do so.
    const observer = new ResizeObserver((entries) => {
      const isWider = entries.map(({ target, contentRect: { width } }) => {
        const before = widths.get(target)
        widths.set(target, width)
        return before !== width
      })
      if (isWider.includes(true)) look()
      // Only now: what was just found out may make it less high, which would be reported as a loop.
      later ??= requestAnimationFrame(() => observer.observe(element))
    })
    let later: number | undefined
    observer.observe(table)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      if (later !== undefined) cancelAnimationFrame(later)
      element.removeEventListener('scroll', onScroll)
    }
  }, [ref, label])
}
