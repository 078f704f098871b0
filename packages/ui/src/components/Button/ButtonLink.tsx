import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './Button.css'

export interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>,
    styles.ButtonVariants {
  icon?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** Leads somewhere, and looks like a button. */
export function ButtonLink({ icon, variant, size, children, ...anchor }: ButtonLinkProps) {
  return (
    <a {...anchor} className={styles.button({ variant, size })}>
      {icon}
      {children}
    </a>
  )
}
