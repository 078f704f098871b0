import type { ReactNode } from 'react'
import * as styles from './Page.css'

/** What stands in the frame: gutters, and the space between sections. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

export interface PageHeadProps {
  /** The heading of the page. */
  title: string
  /** Beside the title, such as a pill. */
  status?: ReactNode
  /** One line at most. */
  description?: ReactNode
  /** Identifiers to copy. */
  meta?: ReactNode
  /** The few facts that matter whatever one came for. */
  figures?: readonly { label: string; value: ReactNode }[]
  /** The primary action, and what stands beside it. */
  actions?: ReactNode
}

/** What the page is about. */
export function PageHead({ title, status, description, meta, figures, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.headRow}>
        <div className={styles.titleRow}>
          {/* Focus comes here when a page is opened from another. */}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {status}
        </div>
        {actions}
      </div>
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
  /** What stands in it, in this order. */
  items: readonly { label: string; value: ReactNode }[]
}

/** A few sums or facts in one line, each under its name. */
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
