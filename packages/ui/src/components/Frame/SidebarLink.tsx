import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './Frame.css'

export interface SidebarSectionProps {
  /** The heading over its links; without it there is none. */
  label?: string
  /** SidebarLinks. */
  children: ReactNode
}

/** Entries that belong together. */
export function SidebarSection({ label, children }: SidebarSectionProps) {
  return (
    <div className={styles.section}>
      {label !== undefined && <span className={styles.sectionLabel}>{label}</span>}
      {children}
    </div>
  )
}

export interface SidebarLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  /** Before the words, and passed over by screen readers. */
  icon: ReactNode
  /** The element, for who must focus or measure it. */
  ref?: Ref<HTMLAnchorElement>
}

/** An entry; `aria-current="page"` marks the open one. */
export function SidebarLink({ icon, children, ...anchor }: SidebarLinkProps) {
  return (
    <a {...anchor} className={styles.entry}>
      {icon}
      {children}
    </a>
  )
}
