import { parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../../components/Icon/Icon'
import { PopoverOverlay } from '../../components/Popover/PopoverOverlay'
import * as range from '../../dateRange/CustomRange.css'
import { rangeForPreset } from '../../dates'
import type { DateRule } from '../../validators'
import * as styles from './DateField.css'

export interface DateFieldOverlayProps {
  label: string
  value: string
  opensAt: string | undefined
  onChoose: (day: string) => void
  onClose: () => void
  trigger: RefObject<HTMLElement | null>
  dateRule: DateRule | undefined
  now: Date | undefined
}

/** Calendar with one month; arrow keys, Page Up and Page Down move, Enter chooses. */
export function DateFieldOverlay({ label, onChoose, onClose, trigger, ...props }: DateFieldOverlayProps) {
  const { value, opensAt = '', dateRule, now = new Date() } = props
  const today = rangeForPreset('today', now).end ?? ''
  const day = dayOf(value)
  return (
    <PopoverOverlay label={label} isOpen onOpenChange={onClose} triggerRef={trigger} placement="bottom end">
      {/* Always en-US, so weeks start on Sunday as in the rest of the product. */}
      <I18nProvider locale="en-US">
        <Calendar
          aria-label={label}
          defaultValue={day ?? null}
          defaultFocusedValue={day ?? dayOf(opensAt) ?? parseDate(today)}
          minValue={dateRule === 'presentOrFuture' ? parseDate(today) : undefined}
          maxValue={dateRule === 'past' ? parseDate(today) : undefined}
          autoFocus
          onChange={(chosen) => onChoose(chosen.toString())}
        >
          <div className={range.head}>
            <Button slot="previous" className={range.step}>
              <Icon icon={ChevronLeftIcon} />
            </Button>
            <CalendarHeading className={range.title} />
            <Button slot="next" className={range.step}>
              <Icon icon={ChevronRightIcon} />
            </Button>
          </div>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>
              {(weekday) => <CalendarHeaderCell className={range.weekday}>{weekday.slice(0, 2)}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={date.toString() === today ? styles.today : styles.day} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
    </PopoverOverlay>
  )
}

/** A typed date may be incomplete or not exist, such as February 30. */
function dayOf(text: string) {
  try {
    return parseDate(text)
  } catch {
    return undefined
  }
}
