import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { ScrollBox } from '../../private/ScrollBox'
import * as styles from './Popover.css'

export interface PopoverProps {
  /** Accessible name. */
  label: string
  /** Whether it's open (controlled). */
  isOpen: boolean
  /** Called with false on Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Element the popover is placed next to. */
  triggerRef: RefObject<HTMLElement | null>
  /** Preferred side. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  /** Content. */
  children: ReactNode
}

/** The open popover; loads on first use. */
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
