import type { MouseEvent } from 'react'

const control = 'a, button, input, label, select, textarea, [role=button]'

/**
 * A click on a row or card opens its link, with the same modifier keys. Keyboard and screen reader users use the link
 * itself. Selecting text isn't a click.
 */
export function onRowClick(event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || target.closest(control) || getSelection()?.isCollapsed === false) return
  const link = linkOfRow(target)
  const { ctrlKey, metaKey, shiftKey } = event
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

/** Link that a click on the row or card opens. */
export const linkOfRow = (target: Element): HTMLAnchorElement | null | undefined =>
  target.closest('tr, li')?.querySelector<HTMLAnchorElement>(':is(th, [data-row-name]) a[href]')
