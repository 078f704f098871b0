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
  const given = readDay(text, dateFormat)
  if (!given) return { code: 'length' }
  const today = utcDay(now)
  const lastYear = dateRule === 'presentOrFuture' ? Number.POSITIVE_INFINITY : today.year

  if (given.year < today.year - 120 || given.year > lastYear) return { code: 'year' }
  if (given.month < 1 || given.month > 12) return { code: 'month' }
  if (given.day < 1 || given.day > daysInMonth(given.year, given.month)) {
    return { code: 'day', about: `${given.month}/${given.year}` }
  }
  if (dateRule === 'past' && dayText(given) > dayText(today)) return { code: 'afterToday' }
  if (dateRule === 'presentOrFuture' && dayText(given) < dayText(today)) return { code: 'beforeToday' }
  return undefined
}
