import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './Button.css'

export interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>,
    styles.ButtonVariants {
  /** Icon before the label, hidden from screen readers. */
  icon?: ReactNode
  /** Ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>
}

/** Link that looks like a button. */
export function ButtonLink({ icon, variant, size, children, ...anchor }: ButtonLinkProps) {
  return (
    <a {...anchor} className={styles.button({ variant, size })}>
      {icon}
      {children}
    </a>
  )
}
