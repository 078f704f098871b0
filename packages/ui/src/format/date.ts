import type { DateFormat } from '../data/fieldType'
import { dayText, isRealDay, readDay } from '../dates/calendar'
import { readMoment } from '../dates/moment'
import { readable } from './readable'

export interface FormatDateOptions {
  /** Adds the time in the viewer's time zone; ignored for dates without a time. */
  withTime?: boolean
}

/**
 * `2026-11-21` → `11/21/2026`. A time (RFC 3339) returns its UTC date, so everyone sees the same day; with `withTime`,
 * the local date and time: `11/21/2026, 6:15 AM`. Returns '' if it isn't a date.
 */
export function formatDate(value: string | null | undefined, { withTime = false }: FormatDateOptions = {}): string {
  const text = readable(value)
  const day = parseDate(text)
  if (!day) return ''
  const time = withTime ? readMoment(text) : undefined
  return time ? localTime(time) : usOrder(day)
}

/** `11/21/2026`, `2026-11-21` or a time → `2026-11-21`; undefined if the day doesn't exist. */
export function parseDate(
  shown: string | null | undefined,
  { dateFormat = 'us' }: { dateFormat?: DateFormat } = {},
): string | undefined {
  const day = readDay(readable(shown), dateFormat)
  return day && isRealDay(day) ? dayText(day) : undefined
}

/** In the viewer's time zone. Without `Intl`, which takes 10 ms to load. */
function localTime(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const hour = time.getHours()
  const day = `${two(time.getMonth() + 1)}/${two(time.getDate())}/${time.getFullYear()}`
  return `${day}, ${hour % 12 || 12}:${two(time.getMinutes())} ${hour < 12 ? 'AM' : 'PM'}`
}

const usOrder = (stored: string) => `${stored.slice(5, 7)}/${stored.slice(8)}/${stored.slice(0, 4)}`
