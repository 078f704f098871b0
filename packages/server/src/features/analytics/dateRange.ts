const day = 86_400_000

/** From a time until before another (RFC 3339). */
export interface Range {
  from: string
  before: string
}

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'
/** Larger numbers would exceed the range of dates. */
const maxUnits = { day: 5000, week: 5000, month: 5000, quarter: 4000, year: 1000 } as const satisfies Record<
  Unit,
  number
>

/** Start of the unit that contains a time (UTC). Weeks start on Monday. */
function startOf(unit: Unit, time: Date): Date {
  const [year, month, date] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()]
  if (unit === 'day') return new Date(Date.UTC(year, month, date))
  if (unit === 'week') return new Date(Date.UTC(year, month, date - ((time.getUTCDay() + 6) % 7)))
  if (unit === 'month') return new Date(Date.UTC(year, month, 1))
  return new Date(Date.UTC(year, unit === 'quarter' ? month - (month % 3) : 0, 1))
}

function add(start: Date, unit: Unit, count: number): Date {
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  if (unit === 'day' || unit === 'week')
    return new Date(Date.UTC(year, month, date + count * (unit === 'week' ? 7 : 1)))
  const months = { month: 1, quarter: 3, year: 12 }[unit]
  return new Date(Date.UTC(year, month + count * months, 1))
}

const rangeOf = (from: Date, before: Date): Range | undefined =>
  from.getUTCFullYear() >= 1 && before.getUTCFullYear() <= 9999
    ? { from: from.toISOString(), before: before.toISOString() }
    : undefined

/** Range of a day or time. */
export function readTime(text: string): Range | undefined {
  if (!/^(?!0000)\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?)?$/.test(text)) return undefined
  const isDay = text.length === 10
  const time = new Date(isDay || text.endsWith('Z') ? text : `${text}Z`)
  // JavaScript turns 31 February into a day in March.
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== text.slice(0, 10)) return undefined
  return rangeOf(time, new Date(time.getTime() + (isDay ? day : 1)))
}

/** From the start of the first to the end of the second, inclusive. */
function readPair(first: string, second: string): Range | undefined {
  const [from, to] = [readTime(first), readTime(second)]
  if (!from || !to || to.before <= from.from) return undefined
  return { from: from.from, before: to.before }
}

/** Cube's relative ranges. `last` and `next` exclude the current unit, so `last 7 days` ends yesterday. */
function readWords(text: string, now: Date): Range | undefined {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const today = startOf('day', now)
  const single = { yesterday: -1, today: 0, tomorrow: 1 }[words]
  if (single !== undefined) return rangeOf(add(today, 'day', single), add(today, 'day', single + 1))
  const pair = /^from (\S+) to (\S+)$/.exec(words)
  if (pair) return readPair((pair[1] ?? '').toUpperCase(), (pair[2] ?? '').toUpperCase())
  const [, which, amount, name] =
    /^(this|current|last|prev|previous|next)(?: (\d{1,4}))? (day|week|month|quarter|year)s?$/.exec(words) ?? []
  if (!which || !name) return readTime(text.trim())
  const unit = name as Unit
  const begin = startOf(unit, now)
  if (which === 'this' || which === 'current') {
    return amount === undefined ? rangeOf(begin, add(begin, unit, 1)) : undefined
  }
  const count = Number(amount ?? 1)
  if (count < 1 || count > maxUnits[unit]) return undefined
  return which === 'next'
    ? rangeOf(add(begin, unit, 1), add(begin, unit, count + 1))
    : rangeOf(add(begin, unit, -count), begin)
}

/** Range of a query: one or two days or times in a list, or a relative range. */
export function readRange(value: unknown, now: Date): Range | undefined {
  if (typeof value === 'string') return readWords(value, now)
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return undefined
  if (!value.every((item): item is string => typeof item === 'string')) return undefined
  const [first = '', second = first] = value
  return value.length === 1 ? readWords(first, now) : readPair(first, second)
}

/** Cube's time format: UTC without a zone, with milliseconds. */
const cubeTime = (time: number) => new Date(time).toISOString().slice(0, -1)

/** First and last millisecond, as Cube returns a range. */
export const formatRange = ({ from, before }: Range): [string, string] => [
  cubeTime(Date.parse(from)),
  cubeTime(Date.parse(before) - 1),
]

/** Starts of the units in a range, plus the end of the last one; undefined if there are too many. */
export function stepsOf({ from, before }: Range, unit: Unit): { steps: string[]; end: string } | undefined {
  const steps: string[] = []
  let at = startOf(unit, new Date(from))
  while (at.getTime() < Date.parse(before)) {
    if (steps.push(at.toISOString()) > maxSteps) return undefined
    at = add(at, unit, 1)
  }
  return { steps, end: at.toISOString() }
}

const maxSteps = 2000
