import type { DateFormat } from '../data/fieldType'
import { readMoment } from './moment'

/** A day by its numbers: year 2026, month 1–12, day 1–31. Not yet known to exist. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** The days of a month of the Gregorian calendar, leap years included. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Whether there is such a day: the 30th of February is none. */
export const isRealDay = ({ year, month, day }: CalendarDay): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** `2026-11-21`, which sorts as text. */
export const dayText = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The calendar day in UTC of a moment, so that everybody has the same one. */
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
 * Reads a whole date: as shown (mm/dd/yyyy), as stored (yyyy-mm-dd), its eight digits in the order of the format, or a time (RFC 3339), which
 * stands for its day in UTC. All ten characters are needed: `2/9/2024` is no date here, since nobody can say whether its typist has finished.
 */
export function readDay(text: string, format: DateFormat): CalendarDay | undefined {
  const moment = text.length > 10 ? readMoment(text) : undefined
  if (moment) {
    const written = readDay(text.slice(0, 10), format)
    // A day that does not exist stays as written, for whoever says what is wrong with it.
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
