import * as styles from '../EmptyState/EmptyState.css'

export interface NotFoundStateProps {
  /** Heading. */
  title: string
  /** One sentence below the title. */
  description: string
}

/** Shown for unknown paths. */
export function NotFoundState({ title, description }: NotFoundStateProps) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.description}>{description}</p>
    </div>
  )
}
