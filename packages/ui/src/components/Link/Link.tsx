import type { AnchorHTMLAttributes, Ref } from 'react'
import * as styles from './Link.css'

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>

export type LinkProps = Anchor & styles.LinkVariants & { ref?: Ref<HTMLAnchorElement> }

/** Text link. A plain anchor, so a router can wrap it. */
export function Link({ tone, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} className={styles.link({ tone })}>
      {children}
    </a>
  )
}
