import * as styles from '../EmptyState/EmptyState.css'

export interface NotFoundStateProps {
  /** The heading. */
  title: string
  /** One sentence below it. */
  description: string
}

/** In place of a page that does not exist. */
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
