import { once } from '@partner-dashboard/ui/format'

const formatter = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** `2026-11` → November 2026. */
export function monthName(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? month : formatter().format(date)
}
