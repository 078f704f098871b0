import type { ReactNode } from 'react'
import * as styles from './CellText.css'

/** Text that wraps instead of being truncated. */
export const CellText = ({ children }: { children: ReactNode }) => <span className={styles.text}>{children}</span>

/** Several pills that wrap. */
export const CellPills = ({ children }: { children: ReactNode }) => <span className={styles.pills}>{children}</span>
