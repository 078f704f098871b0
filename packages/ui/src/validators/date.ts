import type { DateFormat } from '../data/fieldType'
import { daysInMonth, dayText, readDay, utcDay } from '../dates/calendar'
import type { Code } from './words'

/** `past`: today or earlier. `presentOrFuture`: today or later. Both in UTC. */
export type DateRule = 'any' | 'past' | 'presentOrFuture'

export interface DateOptions {
  now?: Date
  dateFormat?: DateFormat
  dateRule?: DateRule
}

type DateCode = Extract<Code, 'length' | 'year' | 'month' | 'day' | 'afterToday' | 'beforeToday'>

/**
 * Existing day within the last 120 years (by year number) and not after the current year, unless it must be present or
 * future. `about` is the month without that day: `2/2027`.
 */
export function date(
  text: string,
  { now = new Date(), dateFormat = 'us', dateRule = 'any' }: DateOptions = {},
): { code: DateCode; about?: string } | undefined {
  const day = readDay(text, dateFormat)
  if (!day) return { code: 'length' }
  const today = utcDay(now)
  const lastYear = dateRule === 'presentOrFuture' ? Number.POSITIVE_INFINITY : today.year

  if (day.year < today.year - 120 || day.year > lastYear) return { code: 'year' }
  if (day.month < 1 || day.month > 12) return { code: 'month' }
  if (day.day < 1 || day.day > daysInMonth(day.year, day.month)) {
    return { code: 'day', about: `${day.month}/${day.year}` }
  }
  if (dateRule === 'past' && dayText(day) > dayText(today)) return { code: 'afterToday' }
  if (dateRule === 'presentOrFuture' && dayText(day) < dayText(today)) return { code: 'beforeToday' }
  return undefined
}
