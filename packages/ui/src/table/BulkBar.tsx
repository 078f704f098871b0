import { useLayoutEffect, useRef } from 'react'
import { CloseIcon, Icon } from '../components/Icon/Icon'
import { formatNumber } from '../format'
import * as styles from './Controls.css'

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

/** Stands where the filters stood while rows are chosen: what can be done with them, and a way out. */
export function BulkBar({ selection, actions, onClear }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // Whoever ends the choice by key goes on at the rows, not at the beginning of the page.
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) {
        element.closest('[data-density]')?.querySelector<HTMLElement>('input[type=checkbox]')?.focus()
      }
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and there is none
    <div ref={bar} className={styles.bulk} role="group" aria-label="Actions for the selected rows">
      <button
        type="button"
        className={styles.button({ look: 'plain', shape: 'icon' })}
        aria-label="Clear the selection"
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
