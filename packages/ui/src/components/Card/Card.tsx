import { type ReactNode, useId } from 'react'
import * as styles from './Card.css'

export interface CardProps {
  /** Its heading, in a few words. */
  title: string
  /** Beside the title, such as a pill. */
  status?: ReactNode
  /** What can be done with it, at the end of its head. */
  actions?: ReactNode
  /** What it holds. */
  children: ReactNode
}

/** One thing among several of its kind, with a heading of its own. */
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
