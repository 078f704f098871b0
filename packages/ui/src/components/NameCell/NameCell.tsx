import type { ReactNode } from 'react'
import * as styles from './NameCell.css'

export interface NameCellProps {
  /** Name, usually a link. */
  children: ReactNode
  /** Small text below, such as the external ID, or a link. */
  note?: ReactNode
}

/** First cell of a row: name and external ID. Long names take two lines. */
export function NameCell({ children, note }: NameCellProps) {
  return (
    <span className={styles.cell}>
      <span className={styles.name}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  )
}
