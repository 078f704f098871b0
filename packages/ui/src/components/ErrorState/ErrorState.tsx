import { Button } from '../Button/Button'
import * as styles from '../EmptyState/EmptyState.css'

export interface ErrorStateProps {
  /** Default: the specification's general error text. */
  title?: string
  /** What happened and what to do. */
  description?: string
  /** Shows a retry button. */
  onRetry?: () => void
  /** Set if it fills the page: renders the title as a heading. */
  isPage?: boolean
}

/** Error with an optional retry button. */
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
