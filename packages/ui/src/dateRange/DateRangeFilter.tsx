import { useRef, useState } from 'react'
import { ChevronDownIcon, Icon } from '../components/Icon/Icon'
import type { DateRangeValue } from '../dates'
import { lazyOverlay } from '../private/lazyOverlay'
import * as chip from '../table/FilterBar.css'
import * as styles from './DateRangeFilter.css'
import { dateRangeWords } from './dateRangeWords'

const { Overlay, intent } = lazyOverlay(() => import('./DateRangeOverlay').then((module) => module.DateRangeOverlay))

export interface DateRangeFilterProps {
  /** What lies in the range: 'Created'. */
  label?: string
  /** A preset, or days of one’s own. */
  value: DateRangeValue
  /** A preset comes without days (`daysOfRange` tells them), custom with both. */
  onChange: (value: DateRangeValue) => void
  /** The first and the last day that can be chosen, YYYY-MM-DD. */
  minDay?: string
  /** The last day that can be chosen, YYYY-MM-DD. */
  maxDay?: string
  /** What counts as now, for stories and tests. */
  now?: Date
}

/** A chip that says a range of days, and opens the presets; the calendar comes for those who choose their own days. */
export function DateRangeFilter({ label = 'Date', value, ...rest }: DateRangeFilterProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className={chip.chip} data-active={value.preset !== 'all_time' || undefined}>
      <button
        ref={button}
        type="button"
        className={chip.chipButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...intent}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={chip.chipWords}>
          <span className={chip.chipLabel}>{label}:</span> {dateRangeWords(value)}
        </span>
        <Icon icon={ChevronDownIcon} size={14} className={styles.chevron} />
      </button>
      {isOpen && button.current && (
        <Overlay {...rest} label={label} value={value} trigger={button.current} onClose={() => setIsOpen(false)} />
      )}
    </span>
  )
}
