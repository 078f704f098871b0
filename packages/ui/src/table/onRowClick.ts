import type { MouseEvent } from 'react'

const control = 'a, button, input, label, select, textarea, [role=button]'

/**
 * A click on a row or card opens its link, with the same modifier keys. Keyboard and screen reader users use the link
 * itself. Selecting text isn't a click.
 */
export function onRowClick(event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || target.closest(control) || getSelection()?.isCollapsed === false) return
  const link = target.closest('tr, li')?.querySelector<HTMLElement>(':is(th, [data-row-name]) a[href]')
  const { ctrlKey, metaKey, shiftKey } = event
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
