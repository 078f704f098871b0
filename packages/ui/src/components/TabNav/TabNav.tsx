import { type AnchorHTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import * as styles from './TabNav.css'

export interface TabNavProps {
  /** What the tabs are of. */
  label: string
  /** TabLinks. */
  children: ReactNode
  /** Below the main tabs: the pages of the open one. */
  isSecondary?: boolean
}

/** Tabs that are pages of their own, with addresses. On a phone the row scrolls. */
export function TabNav({ label, children, isSecondary = false }: TabNavProps) {
  return (
    <nav className={isSecondary ? styles.secondaryNav : styles.nav} aria-label={label}>
      {children}
    </nav>
  )
}

export interface TabLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  /** The element, for who must focus or measure it. */
  ref?: Ref<HTMLAnchorElement>
}

/** One of them; `aria-current="page"` marks the open one. */
export function TabLink({ children, ref, ...anchor }: TabLinkProps) {
  const words = useRef<HTMLSpanElement>(null)
  const isOpen = anchor['aria-current'] !== undefined && anchor['aria-current'] !== false
  useLayoutEffect(() => {
    if (!isOpen) return
    const bring = () => bringIntoRow(words.current?.parentElement)
    bring()
    // The letters of a font that was still on its way are of another width.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(bring)
  }, [isOpen])
  return (
    <a {...anchor} ref={ref} className={styles.tab}>
      <span ref={words}>{children}</span>
    </a>
  )
}

/** Scrolls the row alone, never the page: the open tab of a page that was opened by its address may stand outside of a narrow row. */
function bringIntoRow(tab: HTMLElement | null | undefined) {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [own, its] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  if (own.left < its.left || own.right > its.right)
    row.scrollLeft += own.left + own.width / 2 - its.left - its.width / 2
}
