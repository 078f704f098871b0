import type { ReactNode } from 'react'
import * as styles from './Columns.css'

export interface ColumnsProps {
  /**
   * `halves` and `wideFirst` (5 to 3) apply on wide screens; `narrowLast` gives the second item 120 px; `fields` and
   * `panels` fit as many columns as possible, of at least 220 and 320 px.
   */
  layout: keyof typeof styles.layouts
  /** Gap in steps of 4 px. */
  gap?: keyof typeof styles.gaps
  /** Content. */
  children: ReactNode
}

/** Items side by side if there's room, else stacked. */
export const Columns = ({ layout, gap = 4, children }: ColumnsProps) => (
  <div className={`${styles.gaps[gap]} ${styles.layouts[layout]}`}>{children}</div>
)
