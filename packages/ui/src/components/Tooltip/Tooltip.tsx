import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import * as styles from './Tooltip.css'

const { Overlay, prefetch } = lazyOverlay(() => import('./TooltipOverlay').then((module) => module.TooltipOverlay))

/** Specification, section 9. */
const delayMs = 100
/** Time to move the pointer from the trigger to the tooltip. */
const leaveMs = 100

export interface TooltipProps {
  /** One short sentence. Don't put required information here: touch screens can't hover. */
  text: string
  /** A single focusable element, such as a button or link. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  /** Set if the text is already the element's accessible name. */
  isName?: boolean
  /** Preferred side. */
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

/** Tooltip on hover (after 100 ms) or focus. Escape closes it. */
export function Tooltip({ text, children, isName = false, placement = 'top' }: TooltipProps) {
  const id = useId()
  const describedBy = children.props['aria-describedby']
  const anchorRef = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  const [isOpen, setOpen] = useState(false)

  const turn = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), afterMs)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    prefetch()
    turn(true, delayMs)
  }
  const release = () => {
    isPressed.current = false
  }
  const leave = () => {
    release()
    turn(false, leaveMs)
  }
  const press = () => {
    isPressed.current = true
    turn(false, 0)
  }
  // A press also focuses the element, but must not reopen the tooltip.
  const focus = ({ target }: FocusEvent) => {
    if (!isPressed.current && target.matches(':focus-visible')) turn(true, 0)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes its child, which has its own role.
    <span
      ref={anchorRef}
      className={styles.anchor}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDownCapture={press}
      onPointerUpCapture={release}
      onFocus={focus}
      onBlur={() => turn(false, 0)}
    >
      {isName ? children : cloneElement(children, { 'aria-describedby': describedBy ? `${describedBy} ${id}` : id })}
      {/* Always rendered for screen readers, even if not visible. */}
      {!isName && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {isOpen && <Overlay text={text} placement={placement} triggerRef={anchorRef} onClose={() => setOpen(false)} />}
    </span>
  )
}
