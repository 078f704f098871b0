import type { ReactNode } from 'react'
import { useButtonProps } from '../../private/useButtonProps'
import type { ButtonProps } from './Button'
import * as styles from './Button.css'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide' | 'isPending'> {
  /** Accessible name. */
  label: string
  /** Icon from the product's list. */
  icon: ReactNode
}

/** Button with only an icon. */
export function IconButton({ label, icon, variant = 'quiet', size, ...behavior }: IconButtonProps) {
  return (
    <button
      {...useButtonProps(behavior)}
      aria-label={label}
      className={styles.button({ variant, size, isIconOnly: true })}
    >
      {icon}
    </button>
  )
}
