import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sets attributes if the table is wider than its region (`data-overflowing`) and if columns are hidden on a side
 * (`data-more-start`, `data-more-end`), so scrolling renders nothing. The region may only scroll while overflowing, so
 * the header can stick to the page otherwise.
 */
export function useSideways(ref: RefObject<HTMLElement | null>, label: string): void {
  useLayoutEffect(() => {
    const element = ref.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const look = () => {
      const isOverflowing = table.scrollWidth > element.clientWidth + 1
      // Negative in right-to-left text.
      const offset = Math.abs(element.scrollLeft)
      const hasMore = offset + element.clientWidth < element.scrollWidth - 1
      element.toggleAttribute('data-overflowing', isOverflowing)
      element.toggleAttribute('data-more-start', isOverflowing && offset > 1)
      element.toggleAttribute('data-more-end', isOverflowing && hasMore)
      // A scrollable region must be focusable, even if no cell has a control.
      const name = isOverflowing ? { tabindex: '0', role: 'group', 'aria-label': `${label}, scrolls sideways` } : {}
      for (const attribute of ['tabindex', 'role', 'aria-label'] as const) {
        const value = (name as Record<string, string | undefined>)[attribute]
        if (value === undefined) element.removeAttribute(attribute)
        else element.setAttribute(attribute, value)
      }
    }
    // Vertical scrolling changes nothing here.
    let seenAt = 0
    const onScroll = () => {
      if (element.scrollLeft === seenAt) return
      seenAt = element.scrollLeft
      look()
    }
    // Height changes (such as while searching) change nothing here.
    const widths = new Map<Element, number>()
    // The first callback comes after layout, so no script forces one.
    const observer = new ResizeObserver((entries) => {
      const isWider = entries.map(({ target, contentRect: { width } }) => {
        const before = widths.get(target)
        widths.set(target, width)
        return before !== width
      })
      if (isWider.includes(true)) look()
      // Delayed, since the change may resize the element and cause a ResizeObserver loop error.
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
