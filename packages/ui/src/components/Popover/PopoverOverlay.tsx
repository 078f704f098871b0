import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { ScrollBox } from '../../private/ScrollBox'
import type { PopoverProps } from './Popover'
import * as styles from './Popover.css'

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
