import type { ReactNode } from 'react'
import * as styles from './PopoverPanel.css'

/** Popover content other than an option list: 300 px wide, stacked. */
export const PopoverPanel = ({ children }: { children: ReactNode }) => <div className={styles.panel}>{children}</div>
