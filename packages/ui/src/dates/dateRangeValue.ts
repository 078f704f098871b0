import { type CalendarDay, dayText, isRealDay, readDay } from './calendar'
import { type DateRange, type RangePreset, rangeForPreset, rangePresets } from './rangePresets'

/**
 * What somebody chose, as an address keeps it: a preset stays 'the past week' tomorrow too; only custom names its days, YYYY-MM-DD in UTC, both
 * included. One of them may be missing.
 */
export interface DateRangeValue {
  preset: RangePreset
  from?: string
  to?: string
}

/** The days that are meant, now. */
export function daysOfRange(value: DateRangeValue, now: Date): DateRange {
  if (value.preset !== 'custom') return rangeForPreset(value.preset, now)
  return { start: value.from ?? null, end: value.to ?? null }
}

/**
 * Reads what stood in an address. An unknown preset is no choice; days that do not exist are left out, and two in the wrong order are turned
 * round: whoever wrote them meant what lies between.
 */
export function readDateRange(preset: unknown, from: unknown, to: unknown): DateRangeValue | undefined {
  const known = rangePresets.find(({ id }) => id === preset)
  if (!known) return undefined
  if (known.id !== 'custom') return { preset: known.id }
  const [first, second] = [realDay(from), realDay(to)]
  const isTurned = first !== undefined && second !== undefined && first > second
  return custom(isTurned ? second : first, isTurned ? first : second)
}

const custom = (from: string | undefined, to: string | undefined): DateRangeValue => ({
  preset: 'custom',
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

function realDay(text: unknown): string | undefined {
  const day: CalendarDay | undefined = typeof text === 'string' ? readDay(text, 'international') : undefined
  return day && isRealDay(day) ? dayText(day) : undefined
}
