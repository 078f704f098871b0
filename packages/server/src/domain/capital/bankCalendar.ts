/**
 * Days on which banks move money. United States: the federal holidays of 5 U.S.C. 6103 as the Federal Reserve observes them (Sunday holidays
 * on Monday, Saturday holidays not at all). Canada: the days on which Payments Canada's ACSS is closed. `since` is a holiday's first year.
 */
export type Country = 'US' | 'CA'

interface Holiday {
  on: (year: number) => Date
  since?: number
}

const day = 86_400_000
export const dayOf = (time: Date | number): string => new Date(time).toISOString().slice(0, 10)
const utc = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date))

export const addDays = (date: string, days: number) => dayOf(Date.parse(date) + days * day)
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

/** Order of two times. As text, 10:00:00.825Z would precede 10:00:00.8Z. */
export const compareTimes = (one: string, other: string) => Date.parse(one) - Date.parse(other)

/** Dates without debits, both included. */
export interface Pause {
  starts_on: string
  ends_on: string
}

export const pauseOn = (date: string, pauses: readonly Pause[]) =>
  pauses.find(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on)

/** Monday is 1. */
const nth = (month: number, weekday: number, count: number) => (year: number) => {
  const first = utc(year, month, 1)
  return utc(year, month, 1 + ((weekday - first.getUTCDay() + 7) % 7) + (count - 1) * 7)
}
const last = (month: number, weekday: number) => (year: number) => {
  const end = utc(year, month + 1, 0)
  return utc(year, month + 1, -((end.getUTCDay() - weekday + 7) % 7))
}
/** The Monday before a date. */
const mondayBefore = (month: number, date: number) => (year: number) => {
  const at = utc(year, month, date)
  return utc(year, month, date - ((at.getUTCDay() + 6) % 7 || 7))
}
const observed = (month: number, date: number, isSaturdayObserved: boolean) => (year: number) => {
  const weekday = utc(year, month, date).getUTCDay()
  return utc(year, month, date + (weekday === 0 ? 1 : weekday === 6 && isSaturdayObserved ? 2 : 0))
}

/** Good Friday, by the anonymous Gregorian computus. */
function goodFriday(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return utc(year, Math.floor(sum / 31), (sum % 31) + 1 - 2)
}

/** December 26, or the next weekday that Christmas hasn't moved to. */
function boxingDay(year: number): Date {
  const weekday = utc(year, 12, 26).getUTCDay()
  return utc(year, 12, weekday === 6 ? 28 : weekday === 0 ? 28 : weekday === 1 ? 27 : 26)
}

const holidays: Record<Country, readonly Holiday[]> = {
  US: [
    { on: observed(1, 1, false) },
    { on: nth(1, 1, 3) },
    { on: nth(2, 1, 3) },
    { on: last(5, 1) },
    { on: observed(6, 19, false), since: 2022 },
    { on: observed(7, 4, false) },
    { on: nth(9, 1, 1) },
    { on: nth(10, 1, 2) },
    { on: observed(11, 11, false) },
    { on: nth(11, 4, 4) },
    { on: observed(12, 25, false) },
  ],
  CA: [
    { on: observed(1, 1, true) },
    { on: goodFriday },
    { on: mondayBefore(5, 25) },
    { on: observed(7, 1, true) },
    { on: nth(8, 1, 1) },
    { on: nth(9, 1, 1) },
    { on: observed(9, 30, true), since: 2021 },
    { on: nth(10, 1, 2) },
    { on: observed(11, 11, true) },
    { on: observed(12, 25, true) },
    { on: boxingDay },
  ],
}

// Days are counted from 1970-01-01 in loops, because strings took two thirds of the time of long histories.
const numberOf = (date: string) => Math.floor(Date.parse(date) / day)
const dateOf = (number: number) => dayOf(number * day)

const known = new Map<string, ReadonlySet<number>>()

function holidaysOf(country: Country, year: number): ReadonlySet<number> {
  const key = `${country}${year}`
  let days = known.get(key)
  if (!days) {
    const since = holidays[country].filter(({ since = 0 }) => year >= since)
    days = new Set(since.map(({ on }) => on(year).getTime() / day))
    known.set(key, days)
  }
  return days
}

function isOpen(number: number, country: Country): boolean {
  const time = new Date(number * day)
  const weekday = time.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidaysOf(country, time.getUTCFullYear()).has(number)
}

export const isBusinessDay = (date: string, country: Country): boolean => isOpen(numberOf(date), country)

/** The date, or the nearest business day in a direction. */
function nearest(date: string, step: 1 | -1, country: Country): string {
  let number = numberOf(date)
  while (!isOpen(number, country)) number += step
  return dateOf(number)
}

/** The date, or the next business day. */
export const businessDayFrom = (date: string, country: Country) => nearest(date, 1, country)

/** The date, or the previous business day. */
export const businessDayUntil = (date: string, country: Country) => nearest(date, -1, country)

/** Business days from a date to before another one. */
export function businessDaysIn(from: string, before: string, country: Country): string[] {
  const days: string[] = []
  const end = numberOf(before)
  for (let number = numberOf(from); number < end; number += 1) if (isOpen(number, country)) days.push(dateOf(number))
  return days
}

/** The date, or the next business day outside all of the given periods. */
export function payableFrom(date: string, country: Country, pauses: readonly Pause[]): string {
  let at = businessDayFrom(date, country)
  for (let pause = pauseOn(at, pauses); pause; pause = pauseOn(at, pauses))
    at = businessDayFrom(addDays(pause.ends_on, 1), country)
  return at
}

/** The business day that is a number of business days away; the date itself if the number is 0. */
function move(date: string, count: number, step: 1 | -1, country: Country): string {
  if (count <= 0) return date
  let number = numberOf(date)
  for (let left = count; left > 0; ) {
    number += step
    if (isOpen(number, country)) left -= 1
  }
  return dateOf(number)
}

export const addBusinessDays = (date: string, count: number, country: Country) => move(date, count, 1, country)
export const subtractBusinessDays = (date: string, count: number, country: Country) => move(date, count, -1, country)

/** Times (UTC) at which debits are sent to the bank and settle. */
export const batchTimes = { sent: '19:30:00', settled: '13:30:00' } as const
export const countryOf = (currency: 'USD' | 'CAD'): Country => (currency === 'CAD' ? 'CA' : 'US')
