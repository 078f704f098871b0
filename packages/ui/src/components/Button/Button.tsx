import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../../private/announce'
import { type ButtonBehavior, useButtonProps } from '../../private/useButtonProps'
import * as styles from './Button.css'

export interface ButtonProps extends ButtonBehavior, styles.ButtonVariants {
  /** Label, starting with a verb. */
  children: ReactNode
  /** Icon before the label, hidden from screen readers. */
  icon?: ReactNode
  /** Fills the width of its container. */
  isWide?: boolean
}

/** Button. While pending, it keeps its width, is announced to screen readers and ignores presses. A double click submits once. */
export function Button({ children, icon, variant, size, isWide, ...behavior }: ButtonProps) {
  const { isPending = false } = behavior
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    if (isPending && button && button === document.activeElement) announce(`${button.textContent}, in progress`)
  }, [isPending])
  return (
    <button {...useButtonProps(behavior)} ref={ref} className={styles.button({ variant, size, isWide })}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isPending && (
        <span className={styles.pendingDots} aria-hidden>
          •••
        </span>
      )}
    </button>
  )
}
