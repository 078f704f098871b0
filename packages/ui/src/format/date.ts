import type { DateFormat } from '../data/fieldType'
import { dayText, isRealDay, readDay } from '../dates/calendar'
import { readMoment } from '../dates/moment'
import { once } from './once'
import { readable } from './readable'

const withTimeFormatter = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

export interface FormatDateOptions {
  /** Shows the time too, in the viewer's own time zone; a date without a time has none to show. */
  withTime?: boolean
}

/**
 * `2026-11-21` → `11/21/2026`. A time (RFC 3339) gives the date in UTC, so that everybody sees the same day; with `withTime`, date and time where
 * the viewer is: `11/21/2026, 6:15 AM`. What is no date gives ''.
 */
export function formatDate(value: string | null | undefined, { withTime = false }: FormatDateOptions = {}): string {
  const text = readable(value)
  const day = parseDate(text)
  if (!day) return ''
  const time = withTime ? readMoment(text) : undefined
  // Some versions of Intl put a narrow no-break space before AM, which no test and no copied text expects.
  return time ? withTimeFormatter().format(time).replaceAll('\u202f', ' ') : usOrder(day)
}

/** `11/21/2026`, `2026-11-21` or a time → `2026-11-21`; undefined where there is no such day. */
export function parseDate(
  shown: string | null | undefined,
  { dateFormat = 'us' }: { dateFormat?: DateFormat } = {},
): string | undefined {
  const day = readDay(readable(shown), dateFormat)
  return day && isRealDay(day) ? dayText(day) : undefined
}

const usOrder = (stored: string) => `${stored.slice(5, 7)}/${stored.slice(8)}/${stored.slice(0, 4)}`
