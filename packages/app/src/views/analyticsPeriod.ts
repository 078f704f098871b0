import { once } from '@partner-dashboard/ui/format'

/** UTC days as YYYY-MM-DD, both inclusive. */
export interface Days {
  from: string
  to: string
}

export type Granularity = 'day' | 'week' | 'month' | 'quarter'
export type Comparison = 'before' | 'year'

const day = 86_400_000
const at = (text: string) => Date.parse(`${text}T00:00:00Z`)
const text = (time: number) => new Date(time).toISOString().slice(0, 10)
const lengthOf = ({ from, to }: Days) => Math.round((at(to) - at(from)) / day) + 1

/** The previous period of the same length, or the same days of the previous year (February 29 becomes 28). */
export function compared(days: Days, by: Comparison): Days {
  if (by === 'before') return { from: text(at(days.from) - lengthOf(days) * day), to: text(at(days.from) - day) }
  const yearBefore = (one: string) => {
    const [year = '', month = '', date = ''] = one.split('-')
    const last = new Date(Date.UTC(Number(year) - 1, Number(month), 0)).getUTCDate()
    return `${Number(year) - 1}-${month}-${String(Math.min(Number(date), last)).padStart(2, '0')}`
  }
  return { from: yearBefore(days.from), to: yearBefore(days.to) }
}

/** Interval with enough points for a trend, but not too many. */
export function defaultGranularity(days: Days): Granularity {
  const length = lengthOf(days)
  if (length <= 31) return 'day'
  if (length <= 183) return 'week'
  return length <= 1100 ? 'month' : 'quarter'
}

/** First day of the day's interval; weeks start on Monday. */
export function startOf(one: string, granularity: Granularity): string {
  const date = new Date(at(one))
  if (granularity === 'day') return one
  if (granularity === 'week') return text(at(one) - ((date.getUTCDay() + 6) % 7) * day)
  const month = granularity === 'quarter' ? Math.floor(date.getUTCMonth() / 3) * 3 : date.getUTCMonth()
  return text(Date.UTC(date.getUTCFullYear(), month, 1))
}

function after(begin: string, granularity: Granularity): string {
  const date = new Date(at(begin))
  if (granularity === 'day') return text(at(begin) + day)
  if (granularity === 'week') return text(at(begin) + 7 * day)
  return text(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + (granularity === 'quarter' ? 3 : 1), 1))
}

/** All steps of a period, including empty ones, which the service leaves out. */
export function stepsOf(days: Days, granularity: Granularity): string[] {
  const steps: string[] = []
  let step = startOf(days.from, granularity)
  while (step <= days.to && steps.length < 1000) {
    steps.push(step)
    step = after(step, granularity)
  }
  return steps
}

/** Whether `stepsOf` returns all steps of the period. Charts of more would miss their latest days. */
export const fitsSteps = (days: Days, granularity: Granularity) =>
  lastDayOf(stepsOf(days, granularity).at(-1) ?? days.from, granularity) >= days.to

export const lastDayOf = (step: string, granularity: Granularity) => text(at(after(step, granularity)) - day)

/** Days of a step that are within the period. */
export function daysOfStep(step: string, granularity: Granularity, { from, to }: Days): Days {
  const last = lastDayOf(step, granularity)
  return { from: step < from ? from : step, to: last > to ? to : last }
}

/**
 * Days of the compared period for each step: as far from its start, so that partial steps are compared with as many days, or
 * the same days of the previous year. They include each of its days.
 */
export function comparedSteps(days: Days, granularity: Granularity, by: Comparison): Days[] {
  const before = compared(days, by)
  const starts = stepsOf(days, granularity)
    .map((step) => daysOfStep(step, granularity, days).from)
    .map((from) => (by === 'year' ? compared({ from, to: from }, by).from : text(at(from) - lengthOf(days) * day)))
  return starts.map((from, index) => {
    const next = starts[index + 1]
    const last = next === undefined ? before.to : text(at(next) - day)
    return { from, to: last < from ? from : last }
  })
}

/** Indexes of the steps that are only partly within the period, which can only be the first and the last one. */
export const partialSteps = (days: Days, granularity: Granularity): number[] =>
  stepsOf(days, granularity).flatMap((step, index) => {
    const { from, to } = daysOfStep(step, granularity, days)
    return from === step && to === lastDayOf(step, granularity) ? [] : [index]
  })

const ofDay = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }))
const ofMonth = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }))

export function stepName(step: string, granularity: Granularity): string {
  const date = new Date(at(step))
  if (granularity === 'day' || granularity === 'week') return ofDay().format(date)
  if (granularity === 'month') return ofMonth().format(date)
  return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${date.getUTCFullYear()}`
}
