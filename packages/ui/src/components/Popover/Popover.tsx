import { lazy, type ReactNode, type RefObject, Suspense } from 'react'

export const loadPopover = () => import('./PopoverOverlay')
const PopoverOverlay = lazy(async () => ({ default: (await loadPopover()).PopoverOverlay }))

export interface PopoverProps {
  /** What it is, for screen readers. */
  label: string
  isOpen: boolean
  /** Told false by Escape and by a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** What it stands at. */
  triggerRef: RefObject<HTMLElement | null>
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  children: ReactNode
}

/** Something small at the thing it belongs to. The page stays as it is; a press elsewhere closes it. */
export function Popover(props: PopoverProps) {
  return props.isOpen ? (
    <Suspense>
      <PopoverOverlay {...props} />
    </Suspense>
  ) : null
}
