import type { components } from '@partner-dashboard/contract'

export type Frequency = components['schemas']['ReportFrequency']

/** UTC, after nightly data has arrived. */
const hour = 6
const day = 86_400_000

const midnight = (now: Date) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
/** Days since Monday. */
const weekday = (now: Date) => (now.getUTCDay() + 6) % 7
const dayText = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Next run after now: 06:00 UTC of a day, a Monday or the first day of a month. */
export function nextRun(frequency: Frequency, now: Date): Date {
  const today = midnight(now)
  const starts = {
    daily: [today, today + day],
    weekly: [today - weekday(now) * day, today + (7 - weekday(now)) * day],
    monthly: [
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1),
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1),
    ],
  }[frequency]
  const times = starts.map((start) => start + hour * 3_600_000)
  return new Date(times.find((time) => time > now.getTime()) ?? now)
}

/** The complete day, week or month before a run. */
export function periodBefore(frequency: Frequency, due: Date): { from: string; to: string } {
  const end = midnight(due)
  if (frequency === 'daily') return { from: dayText(end - day), to: dayText(end - day) }
  if (frequency === 'weekly') {
    const monday = end - weekday(due) * day
    return { from: dayText(monday - 7 * day), to: dayText(monday - day) }
  }
  const first = Date.UTC(due.getUTCFullYear(), due.getUTCMonth(), 1)
  return { from: dayText(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() - 1, 1)), to: dayText(first - day) }
}
