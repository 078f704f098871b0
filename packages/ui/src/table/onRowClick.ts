import type { MouseEvent } from 'react'

const control = 'a, button, input, label, select, textarea, [role=button]'

/**
 * A press anywhere on a row or card opens what its name links to, with the same keys held. The link stays the one way for the
 * keyboard and for screen readers; this only makes it easier to hit. Selecting text is not a press.
 */
export function onRowClick(event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || target.closest(control) || getSelection()?.isCollapsed === false) return
  const link = target.closest('tr, li')?.querySelector<HTMLElement>(':is(th, [data-row-name]) a[href]')
  const { ctrlKey, metaKey, shiftKey } = event
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
