import { lazy, Suspense } from 'react'
import type { PopoverProps } from './PopoverOverlay'

export type { PopoverProps }

export const loadPopover = () => import('./PopoverOverlay')
const PopoverOverlay = lazy(async () => ({ default: (await loadPopover()).PopoverOverlay }))

/** Something small at the thing it belongs to. The page stays as it is; a press elsewhere closes it. */
export function Popover(props: PopoverProps) {
  return props.isOpen ? (
    <Suspense>
      <PopoverOverlay {...props} />
    </Suspense>
  ) : null
}
