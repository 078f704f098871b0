import { type AnchorHTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import * as styles from './TabNav.css'

export interface TabNavProps {
  /** Accessible name. */
  label: string
  /** Content. */
  children: ReactNode
  /** Second row with the pages of the current tab. */
  isSecondary?: boolean
}

/** Tabs that link to pages. Scrolls sideways on a phone. */
export function TabNav({ label, children, isSecondary = false }: TabNavProps) {
  return (
    <nav className={isSecondary ? styles.secondaryNav : styles.nav} aria-label={label}>
      {children}
    </nav>
  )
}

export interface TabLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  /** Ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>
}

/** Tab link; `aria-current="page"` marks the current one. */
export function TabLink({ children, ref, ...anchor }: TabLinkProps) {
  const words = useRef<HTMLSpanElement>(null)
  const isOpen = anchor['aria-current'] !== undefined && anchor['aria-current'] !== false
  useLayoutEffect(() => {
    if (!isOpen) return
    const tab = words.current?.parentElement
    if (!tab) return
    // Called once laid out, and when the web font or the window changes a width; measuring before would lay out the page twice.
    const observer = new ResizeObserver(() => bringIntoRow(tab))
    observer.observe(tab)
    if (tab.parentElement) observer.observe(tab.parentElement)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <a {...anchor} ref={ref} className={styles.tab}>
      <span ref={words}>{children}</span>
    </a>
  )
}

/** Scrolls only the row: the current tab may be outside of a narrow row. */
function bringIntoRow(tab: HTMLElement) {
  const row = tab.parentElement
  if (!row) return
  const [own, its] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  if (own.left < its.left || own.right > its.right)
    row.scrollLeft += own.left + own.width / 2 - its.left - its.width / 2
}
