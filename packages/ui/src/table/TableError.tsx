import { isValidElement } from 'react'
import { ErrorState } from '../components/ErrorState/ErrorState'
import { button } from './Controls.css'
import * as styles from './Panel.css'

export interface TableErrorProps {
  label: string
  error: unknown
  onRetry?: () => void
  /** Previous rows are still shown, so a line is enough. */
  hasRows: boolean
}

export function TableError({ label, error, onRetry, hasRows }: TableErrorProps) {
  // Error messages are for developers; only strings are shown.
  const words = typeof error === 'string' ? error : undefined
  if (!hasRows) {
    return (
      <div className={styles.panel}>
        {isValidElement(error) ? (
          error
        ) : (
          <ErrorState title={words} description="Your search and filters are kept." onRetry={onRetry} />
        )}
      </div>
    )
  }
  return (
    <div className={styles.notice} role="alert">
      <span>{words ?? `${label} couldn't be refreshed and may be out of date.`}</span>
      {onRetry && (
        <button type="button" className={button({ look: 'plain' })} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  )
}
