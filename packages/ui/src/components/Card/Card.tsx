import { type ReactNode, useId } from 'react'
import * as styles from './Card.css'

export interface CardProps {
  /** Heading. */
  title: string
  /** Next to the title, such as a pill. */
  status?: ReactNode
  /** Actions at the end of the header. */
  actions?: ReactNode
  /** Content. */
  children: ReactNode
}

/** Card with a heading. */
export function Card({ title, status, actions, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {status}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
