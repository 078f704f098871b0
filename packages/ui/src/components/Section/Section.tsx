import { type ReactNode, useId } from 'react'
import * as styles from './Section.css'

export interface SectionProps {
  /** Its heading, in a few words. */
  title: string
  /** One line at most. */
  description?: ReactNode
  /** What can be done with all of it. */
  actions?: ReactNode
  /** What it holds. */
  children: ReactNode
}

/** A part of a page, with a heading of its own and no box around it. */
export function Section({ title, description, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
