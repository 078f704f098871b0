import { type ReactNode, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { type ButtonVariants, button, content } from '../Button/Button.css'
import { loadPopover, Popover, type PopoverProps } from './Popover'

export interface PopoverButtonProps extends Pick<PopoverProps, 'placement'>, ButtonVariants {
  /** What stands on the button and names what it opens. */
  label: string
  icon?: ReactNode
  isDisabled?: boolean
  /** What opens; as a function where something in it closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button that opens a popover. What that needs is fetched on hover or focus, not with the page. */
export function PopoverButton({ label, icon, isDisabled, children, placement, variant, size }: PopoverButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const load = () => void loadPopover().catch(() => undefined)
  return (
    <>
      <Button
        ref={triggerRef}
        className={button({ variant, size })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        onHoverStart={load}
        onFocus={load}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={content}>
          {icon}
          {label}
        </span>
      </Button>
      <Popover label={label} isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} placement={placement}>
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </Popover>
    </>
  )
}
