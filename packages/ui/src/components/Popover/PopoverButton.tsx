import { type ReactNode, useRef, useState } from 'react'
import { useButtonProps } from '../../private/useButtonProps'
import { type ButtonVariants, button, content } from '../Button/Button.css'
import { Popover, type PopoverProps, prefetchPopover } from './Popover'
import * as styles from './Popover.css'

export interface PopoverButtonProps extends Pick<PopoverProps, 'placement'>, ButtonVariants {
  /** Button label and accessible name of the popover. */
  label: string
  /** Icon before the label, hidden from screen readers. */
  icon?: ReactNode
  /** Visible, but can't be opened. */
  isDisabled?: boolean
  /** Content; use a function to get `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Button that opens a popover. The overlay loads on hover or focus. */
export function PopoverButton({ label, icon, isDisabled, children, placement, variant, size }: PopoverButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const trigger = useButtonProps({
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    isDisabled,
    onPointerEnter: prefetchPopover,
    onFocus: prefetchPopover,
    onPress: () => setOpen(!isOpen),
  })
  return (
    <>
      <button {...trigger} ref={triggerRef} className={button({ variant, size })}>
        <span className={content}>
          {icon}
          <span className={styles.buttonLabel}>{label}</span>
        </span>
      </button>
      <Popover label={label} isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} placement={placement}>
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </Popover>
    </>
  )
}
