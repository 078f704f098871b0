import { isValidElement } from 'react'
import { button } from './Controls.css'
import * as styles from './Panel.css'

export interface TableErrorProps {
  label: string
  error: unknown
  onRetry?: () => void
  /** Older rows still stand below: then a line will do. */
  hasRows: boolean
}

export function TableError({ label, error, onRetry, hasRows }: TableErrorProps) {
  // An error's own message is for its developers.
  const isWords = typeof error === 'string' || isValidElement(error)
  const usual = hasRows
    ? `${label} could not be refreshed. You see them as they were before.`
    : `${label} could not be loaded. Your search and filters are kept.`
  return (
    <div className={hasRows ? styles.notice : styles.panel} role="alert">
      <div className={styles.error({ isLine: hasRows })}>
        <span>{isWords ? error : usual}</span>
        {onRetry && (
          <button type="button" className={button()} onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  )
}
