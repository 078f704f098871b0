import type { ReactNode } from 'react'
import * as styles from './Columns.css'

export interface ColumnsProps {
  /**
   * How the width is shared. `halves` and `wideFirst` (5 to 3) from a wide screen on; `narrowLast` leaves 120 px to the second item; `fields`
   * and `panels` make as many columns as fit, of at least 220 and 320 px.
   */
  layout: keyof typeof styles.layouts
  /** Space between its items, in steps of 4 px. */
  gap?: keyof typeof styles.gaps
  /** Its items. */
  children: ReactNode
}

/** Items beside each other where there is room, else one below the other. */
export const Columns = ({ layout, gap = 4, children }: ColumnsProps) => (
  <div className={`${styles.gaps[gap]} ${styles.layouts[layout]}`}>{children}</div>
)
