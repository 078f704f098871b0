import { type CalendarDate, parseDate } from '@internationalized/date'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../components/Icon/Icon'
import { localTime, rangeForPreset } from '../dates'
import * as styles from './CustomRange.css'
import { calendar } from './DateRangeOverlay.css'

export interface CustomRangeProps {
  label: string
  from?: string
  to?: string
  minDay?: string
  maxDay?: string
  now?: Date
  isLocal?: boolean
  isNarrow: boolean
  autoFocus: boolean
  onChoose: (from: string, to: string) => void
}

/** Calendar for a custom range: the first press starts the range, the second ends it, in either order. Two months, or one on a phone. */
export function CustomRange({ label, minDay, maxDay, isNarrow, autoFocus, onChoose, ...props }: CustomRangeProps) {
  const { from, to, now = new Date(), isLocal = false } = props
  const today = rangeForPreset('today', isLocal ? localTime(now) : now).end ?? ''
  const last = isNarrow ? 0 : 1
  return (
    // Always en-US, so weeks start on Sunday as in the rest of the product.
    <I18nProvider locale="en-US">
      <RangeCalendar
        className={calendar}
        aria-label={`${label}, custom`}
        defaultValue={from && to ? { start: parseDate(from), end: parseDate(to) } : null}
        defaultFocusedValue={parseDate(to ?? from ?? earlier(today, maxDay))}
        selectionAlignment="end"
        visibleDuration={{ months: last + 1 }}
        minValue={minDay ? parseDate(minDay) : undefined}
        maxValue={maxDay ? parseDate(maxDay) : undefined}
        autoFocus={autoFocus}
        onChange={({ start, end }) => onChoose(start.toString(), end.toString())}
      >
        <div className={styles.months}>
          {Array.from({ length: last + 1 }, (_, offset) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identifies the first and the second month.
            <Month key={offset} offset={offset} isFirst={offset === 0} isLast={offset === last} today={today} />
          ))}
        </div>
        <div className={styles.foot}>
          <span>{isLocal ? 'Dates are in your time zone' : 'Dates are in UTC'}</span>
        </div>
      </RangeCalendar>
    </I18nProvider>
  )
}

const earlier = (day: string, limit: string | undefined) => (limit !== undefined && limit < day ? limit : day)

interface MonthProps {
  offset: number
  isFirst: boolean
  isLast: boolean
  today: string
}

function Month({ offset, isFirst, isLast, today }: MonthProps) {
  const dayStyle = (date: CalendarDate) => (date.toString() === today ? styles.today : styles.day)
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {isFirst ? (
          <Button slot="previous" className={styles.step}>
            <Icon icon={ChevronLeftIcon} />
          </Button>
        ) : (
          <span className={styles.noStep} />
        )}
        <CalendarHeading offset={{ months: offset }} className={styles.title} />
        {isLast ? (
          <Button slot="next" className={styles.step}>
            <Icon icon={ChevronRightIcon} />
          </Button>
        ) : (
          <span className={styles.noStep} />
        )}
      </div>
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday.slice(0, 2)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayStyle(date)} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}
