import type { ReactNode } from 'react'
import * as styles from './CellText.css'

/** A sentence in a cell: it is read whole, and the row grows. */
export const CellText = ({ children }: { children: ReactNode }) => <span className={styles.text}>{children}</span>

/** Several pills in a cell: those that do not fit go on below. */
export const CellPills = ({ children }: { children: ReactNode }) => <span className={styles.pills}>{children}</span>
