import { type CalendarDay, dayText, isRealDay, readDay } from './calendar'
import { type DateRange, type RangePreset, rangeForPreset, rangePresets } from './rangePresets'

/**
 * Range as kept in the URL: presets are relative to today; only custom has days, YYYY-MM-DD in UTC, both inclusive.
 * One of them can be missing.
 */
export interface DateRangeValue {
  preset: RangePreset
  from?: string
  to?: string
}

/** Days of the range at the given time. */
export function daysOfRange(value: DateRangeValue, now: Date): DateRange {
  if (value.preset !== 'custom') return rangeForPreset(value.preset, now)
  return { start: value.from ?? null, end: value.to ?? null }
}

/** Parses a range from a URL. Ignores unknown presets and days that don't exist, and swaps days in the wrong order. */
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
