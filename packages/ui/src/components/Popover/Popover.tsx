import { lazyOverlay } from '../../private/lazyOverlay'
import type { PopoverProps } from './PopoverOverlay'

export type { PopoverProps }

const { Overlay, prefetch } = lazyOverlay(() => import('./PopoverOverlay').then((module) => module.PopoverOverlay))

export { prefetch as prefetchPopover }

/** Popover next to its trigger. Closes on a press outside. */
export function Popover(props: PopoverProps) {
  return props.isOpen ? <Overlay {...props} /> : null
}
