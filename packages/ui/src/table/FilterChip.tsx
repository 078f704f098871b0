import { useRef, useState } from 'react'
import { ChevronDownIcon, CloseIcon, Icon } from '../components/Icon/Icon'
import { lazyOverlay } from '../private/lazyOverlay'
import * as styles from './FilterBar.css'
import { type Filter, selectionText } from './filters'

const { Overlay, intent } = lazyOverlay(() => import('./FilterPopover').then((module) => module.FilterPopover))

export interface FilterChipProps {
  filter: Filter
  chosen: readonly string[]
  /** Shows the first value without the label, where the row has little space. */
  isShort: boolean
  onChange: (chosen: readonly string[]) => void
}

export function FilterChip({ filter, chosen, isShort, onChange }: FilterChipProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isActive = chosen.length > 0
  const text = selectionText(filter, chosen, isShort ? 1 : 2)
  return (
    <span className={styles.chip} data-active={isActive || undefined}>
      <button
        ref={button}
        type="button"
        className={styles.chipButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={isActive ? `${filter.label}: ${text}` : undefined}
        {...intent}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isActive ? (
          <span className={styles.chipText}>
            {!isShort && <span className={styles.chipLabel}>{filter.label}:</span>} {text}
          </span>
        ) : (
          <>
            {filter.label}
            <Icon icon={ChevronDownIcon} size={14} className={styles.chevron} />
          </>
        )}
      </button>
      {isActive && (
        <button
          type="button"
          className={styles.chipClear}
          aria-label={`Clear ${filter.label}`}
          onClick={() => {
            onChange([])
            button.current?.focus()
          }}
        >
          <Icon icon={CloseIcon} size={14} />
        </button>
      )}
      {isOpen && button.current && (
        <Overlay
          trigger={button.current}
          filter={filter}
          chosen={chosen}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  )
}
