import { type ReactNode, useId } from 'react'
import * as styles from './Section.css'

export interface SectionProps {
  /** Heading. */
  title: string
  /** At most one line. */
  description?: ReactNode
  /** Actions for the whole section. */
  actions?: ReactNode
  /** Content. */
  children: ReactNode
}

/** Section of a page with a heading. */
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
