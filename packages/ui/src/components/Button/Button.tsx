import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useOnePress } from '../../private/useOnePress'
import * as styles from './Button.css'

type Behaviour = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'isDisabled'
  | 'isPending'
  | 'type'
  | 'autoFocus'
  | 'id'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-describedby'
>

export interface ButtonProps extends Behaviour, styles.ButtonVariants {
  children: ReactNode
  icon?: ReactNode
  /** As wide as what it stands in. */
  isWide?: boolean
}

/**
 * Does something. While it is pending it keeps its width, says so to screen readers, and cannot be pressed again; the second press of a
 * double one counts for nothing even before that.
 */
export function Button({ children, icon, variant, size, isWide, ...behaviour }: ButtonProps) {
  const onPress = useOnePress(behaviour.onPress, behaviour.isPending)
  return (
    <AriaButton {...behaviour} onPress={onPress} className={styles.button({ variant, size, isWide })}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {behaviour.isPending && (
        <span className={styles.pendingDots} aria-hidden>
          •••
        </span>
      )}
    </AriaButton>
  )
}
