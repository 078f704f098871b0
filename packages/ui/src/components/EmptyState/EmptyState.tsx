import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import * as styles from './EmptyState.css'

export interface EmptyStateProps {
  /** What's missing. */
  title: string
  /** How to get it. */
  description?: ReactNode
  /** The main next action. */
  action?: { label: string; onPress: () => void }
  /** Set if it fills the page: renders the title as a heading. */
  isPage?: boolean
}

/** Placeholder for missing content with an optional action. */
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
