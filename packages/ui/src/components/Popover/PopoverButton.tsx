import { type ReactNode, useRef, useState } from 'react'
import { useButtonProps } from '../../private/useButtonProps'
import { type ButtonVariants, button, content } from '../Button/Button.css'
import { Popover, type PopoverProps, prefetchPopover } from './Popover'

export interface PopoverButtonProps extends Pick<PopoverProps, 'placement'>, ButtonVariants {
  /** What stands on the button and names what it opens. */
  label: string
  /** Before the words, and passed over by screen readers. */
  icon?: ReactNode
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
  /** What opens; as a function where something in it closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button that opens a popover. What that needs is fetched on hover or focus, not with the page. */
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
          {label}
        </span>
      </button>
      <Popover label={label} isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} placement={placement}>
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </Popover>
    </>
  )
}
