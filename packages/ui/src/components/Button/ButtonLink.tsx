import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './Button.css'

export interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>,
    styles.ButtonVariants {
  /** Before the words, and passed over by screen readers. */
  icon?: ReactNode
  /** The element, for who must focus or measure it. */
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
