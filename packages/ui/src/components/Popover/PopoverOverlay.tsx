import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { ScrollBox } from '../../private/ScrollBox'
import * as styles from './Popover.css'

export interface PopoverProps {
  /** What it is, for screen readers. */
  label: string
  /** Whether it shows; the caller holds this. */
  isOpen: boolean
  /** Told false by Escape and by a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** What it stands at. */
  triggerRef: RefObject<HTMLElement | null>
  /** On which side it opens where there is room. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  /** What it holds. */
  children: ReactNode
}

/** The open popover; its code is fetched when somebody is about to open one. */
export function PopoverOverlay({
  label,
  onOpenChange,
  triggerRef,
  placement = 'bottom start',
  children,
}: PopoverProps) {
  return (
    <Popover
      className={styles.popover}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
    >
      <Dialog className={styles.dialog} aria-label={label}>
        <ScrollBox className={styles.body} label={label}>
          {children}
        </ScrollBox>
      </Dialog>
    </Popover>
  )
}
