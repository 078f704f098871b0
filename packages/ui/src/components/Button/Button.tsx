import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../../private/announce'
import { type ButtonBehaviour, useButtonProps } from '../../private/useButtonProps'
import * as styles from './Button.css'

export interface ButtonProps extends ButtonBehaviour, styles.ButtonVariants {
  /** What it does, as a verb. */
  children: ReactNode
  /** Before the words, and passed over by screen readers. */
  icon?: ReactNode
  /** As wide as what it stands in. */
  isWide?: boolean
}

/**
 * Does something. While it is pending it keeps its width, says so to screen readers, and cannot be pressed again; the second press of a
 * double one counts for nothing even before that.
 */
export function Button({ children, icon, variant, size, isWide, ...behaviour }: ButtonProps) {
  const { isPending = false } = behaviour
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    if (isPending && button && button === document.activeElement) announce(`${button.textContent}, in progress`)
  }, [isPending])
  return (
    <button {...useButtonProps(behaviour)} ref={ref} className={styles.button({ variant, size, isWide })}>
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
