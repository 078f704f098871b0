import type { ReactNode } from 'react'
import type { Tone } from '../StatusPill/StatusPill'
import * as styles from './Notice.css'

export interface NoticeProps {
  /** How it is meant: a colour, never the only sign of it. */
  tone?: Tone
  /** A sentence or two. */
  children: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
  /** Set where it appears while somebody is at work, so that it is heard: `alert` interrupts. */
  role?: 'status' | 'alert'
}

/** Something to know about what stands below it. */
export function Notice({ tone = 'neutral', children, actions, role }: NoticeProps) {
  return (
    <div className={styles.tones[tone]} role={role}>
      <div className={styles.words}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
