import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The width there is for the table, as state; and on the element itself whether the table is wider than it (`data-overflowing`)
 * and what is out of sight (`data-more-start`, `data-more-end`), so that a scroll renders nothing.
 *
 * The header can stick to the page only while this element does not scroll itself, hence the stylesheet asks for
 * `data-overflowing` first.
 */
export function useSideways(ref: RefObject<HTMLElement | null>, label: string): number | undefined {
  const [available, setAvailable] = useState<number>()
  useLayoutEffect(() => {
    const element = ref.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const look = () => {
      const isOverflowing = table.scrollWidth > element.clientWidth + 1
      // From zero downwards in right-to-left.
      const offset = Math.abs(element.scrollLeft)
      element.toggleAttribute('data-overflowing', isOverflowing)
      element.toggleAttribute('data-more-start', isOverflowing && offset > 1)
      element.toggleAttribute('data-more-end', isOverflowing && offset + element.clientWidth < element.scrollWidth - 1)
      // A region that scrolls must be reachable by key even when no cell holds a control.
      const name = isOverflowing ? { tabindex: '0', role: 'group', 'aria-label': `${label}, scrolls sideways` } : {}
      for (const attribute of ['tabindex', 'role', 'aria-label'] as const) {
        const value = (name as Record<string, string | undefined>)[attribute]
        if (value === undefined) element.removeAttribute(attribute)
        else element.setAttribute(attribute, value)
      }
    }
    const measure = () => {
      setAvailable(element.clientWidth)
      look()
    }
    // Most scrolling goes down, and changes nothing of this.
    let seenAt = element.scrollLeft
    const onScroll = () => {
      if (element.scrollLeft === seenAt) return
      seenAt = element.scrollLeft
      look()
    }
    // Rows come and go with every key of a search: how high the table is changes nothing of this either.
    const widths = new Map<Element, number>()
    const observer = new ResizeObserver((entries) => {
      const isWider = entries.map(({ target, contentRect: { width } }) => {
        const before = widths.get(target)
        widths.set(target, width)
        return before !== width
      })
      if (isWider.includes(true)) measure()
    })
    observer.observe(element)
    observer.observe(table)
    element.addEventListener('scroll', onScroll, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [ref, label])
  return available
}
