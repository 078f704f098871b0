import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './TabNav.css'

export interface TabNavProps {
  /** What the tabs are of. */
  label: string
  /** TabLinks. */
  children: ReactNode
}

/** Tabs that are pages of their own, with addresses. On a phone the row scrolls. */
export function TabNav({ label, children }: TabNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {children}
    </nav>
  )
}

export interface TabLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  ref?: Ref<HTMLAnchorElement>
}

/** One of them; `aria-current="page"` marks the open one. */
export function TabLink({ children, ...anchor }: TabLinkProps) {
  return (
    <a {...anchor} className={styles.tab}>
      {children}
    </a>
  )
}
