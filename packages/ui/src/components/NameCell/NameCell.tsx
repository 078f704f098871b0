import type { ReactNode } from 'react'
import * as styles from './NameCell.css'

export interface NameCellProps {
  /** A link. */
  children: ReactNode
  /** Under it: the external id. */
  note: string
}

/** The first cell of a row: what it is called, and by which number the partner knows it. */
export function NameCell({ children, note }: NameCellProps) {
  return (
    <span className={styles.cell}>
      <span className={styles.name}>{children}</span>
      <span className={styles.note}>{note}</span>
    </span>
  )
}
