import type { ReactNode } from 'react'
import * as styles from './PopoverPanel.css'

/** What a popover shows where it is more than a list of options: 300 px wide, its parts one below the other. */
export const PopoverPanel = ({ children }: { children: ReactNode }) => <div className={styles.panel}>{children}</div>
