import { Button } from '../Button/Button'
import * as styles from '../EmptyState/EmptyState.css'

export interface ErrorStateProps {
  /** The specification's general sentence unless told. */
  title?: string
  /** What happened to the person's work. */
  description?: string
  /** Asks again; without it no button is offered. */
  onRetry?: () => void
  /** Set where it is the whole page, so that it has a heading. */
  isPage?: boolean
}

/** Something failed, in the specification's words unless there are better ones, and the way to try again. */
export function ErrorState({
  title = 'Something went wrong on our end. We are looking into it!',
  description,
  onRetry,
  isPage = false,
}: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.root} role="alert">
      <Title className={styles.title} tabIndex={isPage ? -1 : undefined}>
        {title}
      </Title>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button onPress={onRetry}>Try again</Button>
        </div>
      )}
    </div>
  )
}
