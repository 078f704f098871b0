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
/** Long enough to bring the pointer from the thing to its tooltip, which may be read at leisure. */
const leaveMs = 100

export interface TooltipProps {
  /** One short sentence. What is needed to go on stands on the page instead: a finger cannot hover. */
  text: string
  /** One thing that can have the focus: a button, a link. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  /** Set where the text is the thing's name already, so that it is not heard twice. */
  isName?: boolean
  /** On which side it opens where there is room. */
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

/** Says a little more about a thing while the pointer rests on it (100 ms) or the focus is on it. Escape sends it away. */
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
  // A press brings the focus too, and has just sent the tooltip away.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the thing in it, which has a role of its own.
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
      {/* Screen readers have it from the first, whether or not it is drawn. */}
      {!isName && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {isOpen && <Overlay text={text} placement={placement} triggerRef={anchorRef} onClose={() => setOpen(false)} />}
    </span>
  )
}
