import { type CalendarDay, daysInMonth, dayText, utcDay } from './calendar'

export type RangePreset = 'today' | 'all_time' | 'past_week' | 'one_month' | 'three_months' | 'one_year' | 'custom'

/** Presets in display order. */
export const rangePresets: readonly { id: RangePreset; label: string }[] = [
  { id: 'today', label: 'Today' },
  { id: 'all_time', label: 'All time' },
  { id: 'past_week', label: 'Past week' },
  { id: 'one_month', label: '1 month' },
  { id: 'three_months', label: '3 months' },
  { id: 'one_year', label: '1 year' },
  { id: 'custom', label: 'Custom' },
]

/** Calendar days in UTC as YYYY-MM-DD, both inclusive; null means unbounded. */
export interface DateRange {
  start: string | null
  end: string | null
}

const months: Partial<Record<RangePreset, number>> = { one_month: 1, three_months: 3, one_year: 12 }

/**
 * Days of a preset, including today: a week has seven days, a month starts on the same day of the previous month (or
 * its last day). All time is unbounded; custom has no days until the user selects them.
 */
export function rangeForPreset(preset: RangePreset, now: Date): DateRange {
  if (preset === 'all_time' || preset === 'custom') return { start: null, end: null }
  const today = utcDay(now)
  const end = dayText(today)
  if (preset === 'today') return { start: end, end }
  if (preset === 'past_week') return { start: dayText(daysBefore(now, 6)), end }
  return { start: dayText(monthsBefore(today, months[preset] ?? 0)), end }
}

/** The time whose days in UTC are the days of `now` in the user's time zone. */
export const localTime = (now: Date): Date => new Date(now.getTime() - now.getTimezoneOffset() * 60_000)

const daysBefore = (now: Date, days: number): CalendarDay => utcDay(new Date(now.getTime() - days * 86_400_000))

function monthsBefore({ year, month, day }: CalendarDay, count: number): CalendarDay {
  const index = year * 12 + month - 1 - count
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 }
  return { ...target, day: Math.min(day, daysInMonth(target.year, target.month)) }
}
