import type { ReactNode } from 'react'
import type { Tone } from '../StatusPill/StatusPill'
import * as styles from './Notice.css'

export interface NoticeProps {
  /** Color by meaning; never the only carrier of it. */
  tone?: Tone
  /** One or two sentences. */
  children: ReactNode
  /** Action buttons. */
  actions?: ReactNode
  /** Set if it appears while the user works: `status` announces it, `alert` interrupts. */
  role?: 'status' | 'alert'
}

/** Message about the content below. */
export function Notice({ tone = 'neutral', children, actions, role }: NoticeProps) {
  return (
    <div className={styles.tones[tone]} role={role}>
      <div className={styles.words}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
