import { createContext, type ReactNode, use } from 'react'
import * as styles from './Page.css'

/** Page content with gutters and section spacing. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

const NavContext = createContext<ReactNode>(undefined)

export interface PageNavProps {
  /** Tabs to the pages of the area. */
  nav: ReactNode
  /** The current page. */
  children: ReactNode
}

/** Shows the tabs of an area below the title of its pages. */
export const PageNav = ({ nav, children }: PageNavProps) => <NavContext value={nav}>{children}</NavContext>

export interface PageHeadProps {
  /** Heading. */
  title: string
  /** Next to the title, such as a pill. */
  status?: ReactNode
  /** At most one line. */
  description?: ReactNode
  /** IDs to copy. */
  meta?: ReactNode
  /** Key facts shown on every tab. */
  figures?: readonly { label: string; value: ReactNode }[]
  /** Primary action and others next to it. */
  actions?: ReactNode
}

/** Title, status, facts and actions of a page. */
export function PageHead({ title, status, description, meta, figures, actions }: PageHeadProps) {
  const nav = use(NavContext)
  return (
    <header className={styles.head}>
      <div className={styles.headRow}>
        <div className={styles.titleRow}>
          {/* Receives focus after navigation. */}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {status}
        </div>
        {actions}
      </div>
      {nav !== undefined && <div className={styles.nav}>{nav}</div>}
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {meta !== undefined && <div className={styles.meta}>{meta}</div>}
      {figures && (
        <div className={styles.headFigures}>
          <Figures items={figures} />
        </div>
      )}
    </header>
  )
}

export interface FiguresProps {
  /** Items in display order. */
  items: readonly { label: string; value: ReactNode }[]
}

/** Figures in a row, each with its label. */
export function Figures({ items }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
