import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import * as styles from './EmptyState.css'

export interface EmptyStateProps {
  /** One sentence: what is not here yet. */
  title: string
  /** What to do next. */
  description?: ReactNode
  /** The one thing to do next. */
  action?: { label: string; onPress: () => void }
  /** Set where it is the whole page, so that it has a heading. */
  isPage?: boolean
}

/** Nothing is here, and what can be done about it. */
export function EmptyState({ title, description, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.root}>
      <Title className={styles.title} tabIndex={isPage ? -1 : undefined}>
        {title}
      </Title>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action && (
        <div className={styles.action}>
          <Button onPress={action.onPress}>{action.label}</Button>
        </div>
      )}
    </div>
  )
}
