import { useRef, useState } from 'react'
import { ChevronDownIcon, Icon } from '../components/Icon/Icon'
import type { DateRangeValue } from '../dates'
import { lazyOverlay } from '../private/lazyOverlay'
import * as chip from '../table/FilterBar.css'
import * as styles from './DateRangeFilter.css'
import { dateRangeText } from './dateRangeText'

const { Overlay, intent } = lazyOverlay(() => import('./DateRangeOverlay').then((module) => module.DateRangeOverlay))

export interface DateRangeFilterProps {
  /** What the range filters, such as "Created". */
  label?: string
  /** A preset or custom days. */
  value: DateRangeValue
  /** A preset has no days (use `daysOfRange`); custom has both. */
  onChange: (value: DateRangeValue) => void
  /** First day that can be selected, YYYY-MM-DD. */
  minDay?: string
  /** Last day that can be selected, YYYY-MM-DD. */
  maxDay?: string
  /** Current time, for stories and tests. */
  now?: Date
  /** Whether days are in the user's time zone. Default: in UTC. */
  isLocal?: boolean
}

/** Filter chip for a date range with presets. The calendar loads for custom ranges only. */
export function DateRangeFilter({ label = 'Date', value, ...rest }: DateRangeFilterProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isActive = value.preset !== 'all_time'
  const text = dateRangeText(value)
  return (
    <span className={chip.chip} data-active={isActive || undefined}>
      <button
        ref={button}
        type="button"
        className={chip.chipButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}: ${text}`}
        {...intent}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={chip.chipText}>
          {isActive ? <span className={styles.label}>{label}:</span> : label} {isActive && text}
        </span>
        <Icon icon={ChevronDownIcon} size={14} className={styles.chevron} />
      </button>
      {isOpen && button.current && (
        <Overlay {...rest} label={label} value={value} trigger={button.current} onClose={() => setIsOpen(false)} />
      )}
    </span>
  )
}
