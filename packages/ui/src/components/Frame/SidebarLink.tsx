import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './Frame.css'

export interface SidebarSectionProps {
  /** Heading of the section; none if omitted. */
  label?: string
  /** Content. */
  children: ReactNode
}

/** Group of sidebar links. */
export function SidebarSection({ label, children }: SidebarSectionProps) {
  return (
    <div className={styles.section}>
      {label !== undefined && <span className={styles.sectionLabel}>{label}</span>}
      {children}
    </div>
  )
}

export interface SidebarLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  /** Icon before the label, hidden from screen readers. */
  icon: ReactNode
  /** Ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>
}

/** Sidebar link; `aria-current="page"` marks the current one. */
export function SidebarLink({ icon, children, ...anchor }: SidebarLinkProps) {
  return (
    <a {...anchor} className={styles.entry}>
      {icon}
      {children}
    </a>
  )
}
