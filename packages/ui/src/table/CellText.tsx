import type { ReactNode } from 'react'
import * as styles from './CellText.css'

/** Text that wraps instead of being truncated. */
export const CellText = ({ children }: { children: ReactNode }) => <span className={styles.text}>{children}</span>

/** Several pills that wrap. */
export const CellPills = ({ children }: { children: ReactNode }) => <span className={styles.pills}>{children}</span>

interface CellCodeProps {
  /** The code. */
  children: string
  /** Shows an ellipsis before the text, which is the end of a longer one. */
  isEnd?: boolean
}

/** Code in monospace, such as a path. */
export const CellCode = ({ children, isEnd = false }: CellCodeProps) => (
  <code className={styles.code} data-end={isEnd || undefined}>
    {children}
  </code>
)
