import type { DateFormat } from '../data/fieldType'
import { readMoment } from './moment'

/** Year 2026, month 1–12, day 1–31. Might not exist. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** Days in a month of the Gregorian calendar, including leap years. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Whether the day exists; February 30 doesn't. */
export const isRealDay = ({ year, month, day }: CalendarDay): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** `2026-11-21`, which sorts as text. */
export const dayText = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** UTC day of a time, so everyone sees the same day. */
export const utcDay = (moment: Date): CalendarDay => ({
  year: moment.getUTCFullYear(),
  month: moment.getUTCMonth() + 1,
  day: moment.getUTCDate(),
})

const separated = {
  yearFirst: /^(\d{4})[-/.](\d{2})[-/.](\d{2})$/,
  yearLast: /^(\d{2})[-/.](\d{2})[-/.](\d{4})$/,
}
const plain = { international: /^(\d{4})(\d{2})(\d{2})$/, us: /^(\d{2})(\d{2})(\d{4})$/ }

/**
 * Parses a complete date: displayed (mm/dd/yyyy), stored (yyyy-mm-dd), eight digits in the order of the format, or a
 * time (RFC 3339), converted to its UTC day. All ten characters are required: `2/9/2024` could still be in the middle
 * of typing.
 */
export function readDay(text: string, format: DateFormat): CalendarDay | undefined {
  const moment = text.length > 10 ? readMoment(text) : undefined
  if (moment) {
    const written = readDay(text.slice(0, 10), format)
    // Returns days that don't exist as they are, so validation can explain the error.
    return written && !isRealDay(written) ? written : utcDay(moment)
  }
  const yearFirst =
    separated.yearFirst.exec(text) ?? (format === 'international' ? plain.international.exec(text) : null)
  if (yearFirst) return numbers(yearFirst[1], yearFirst[2], yearFirst[3])
  const yearLast = separated.yearLast.exec(text) ?? (format === 'us' ? plain.us.exec(text) : null)
  return yearLast ? numbers(yearLast[3], yearLast[1], yearLast[2]) : undefined
}

const numbers = (year?: string, month?: string, day?: string): CalendarDay => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
})
