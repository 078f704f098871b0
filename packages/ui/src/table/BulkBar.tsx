import { useLayoutEffect, useRef } from 'react'
import { CloseIcon, Icon } from '../components/Icon/Icon'
import { formatNumber } from '../format'
import * as styles from './Controls.css'
import { focusNear } from './focusNear'

export interface BulkAction {
  id: string
  label: string
  onAction: (ids: readonly string[]) => void
  tone?: 'neutral' | 'negative'
  isDisabled?: boolean
}

export interface BulkBarProps {
  selection: readonly string[]
  actions: readonly BulkAction[]
  onClear: () => void
}

/** Replaces the filters while rows are selected: bulk actions and a clear button. */
export function BulkBar({ selection, actions, onClear }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      // Removed when the selection is empty; focus then moves to the rows.
      if (element?.contains(document.activeElement)) focusNear('input[type=checkbox]')
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form.
    <div ref={bar} className={styles.bulk} role="group" aria-label="Actions for the selected rows">
      <button
        type="button"
        className={styles.button({ look: 'plain', shape: 'icon' })}
        aria-label="Clear selection"
        onClick={onClear}
      >
        <Icon icon={CloseIcon} size={16} />
      </button>
      <span className={styles.bulkCount}>{formatNumber(selection.length)} selected</span>
      {actions.map(({ id, label, tone, isDisabled, onAction }) => (
        <button
          key={id}
          type="button"
          className={styles.button({ tone })}
          disabled={isDisabled}
          onClick={() => onAction(selection)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
