import { lazyOverlay } from '../../private/lazyOverlay'
import type { PopoverProps } from './PopoverOverlay'

export type { PopoverProps }

const { Overlay, prefetch } = lazyOverlay(() => import('./PopoverOverlay').then((module) => module.PopoverOverlay))

export { prefetch as prefetchPopover }

/** Something small at the thing it belongs to. The page stays as it is; a press elsewhere closes it. */
export function Popover(props: PopoverProps) {
  return props.isOpen ? <Overlay {...props} /> : null
}
