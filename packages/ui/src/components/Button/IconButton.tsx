import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { ButtonProps } from './Button'
import * as styles from './Button.css'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide' | 'isPending'> {
  /** What it does, for those who do not see the icon. */
  label: string
  icon: ReactNode
}

/** A button that is only an icon. */
export function IconButton({ label, icon, variant = 'quiet', size, ...behaviour }: IconButtonProps) {
  return (
    <AriaButton {...behaviour} aria-label={label} className={styles.button({ variant, size, isIconOnly: true })}>
      {icon}
    </AriaButton>
  )
}
