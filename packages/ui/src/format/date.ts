const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/

const withTimeFormatter = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export interface FormatDateOptions {
  /** Shows the time too, in the viewer's own time zone; a date without a time has none to show. */
  withTime?: boolean
}

/**
 * `2026-11-21` → `11/21/2026`. A time (RFC 3339) gives the date in UTC, so that everybody sees the same day; with `withTime`, date and time where
 * the viewer is. What is no date gives ''.
 */
export function formatDate(value: string | null | undefined, { withTime = false }: FormatDateOptions = {}): string {
  const text = (value ?? '').trim()
  const plain = dateOnly.exec(text)
  if (plain) return isRealDate(text) ? `${plain[2]}/${plain[3]}/${plain[1]}` : ''
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) return ''
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) return ''
  return withTime ? withTimeFormatter.format(time) : formatDate(time.toISOString().slice(0, 10))
}

/** `11/21/2026` or `2026-11-21` → `2026-11-21`; undefined where it is no date. */
export function parseDate(shown: string | null | undefined): string | undefined {
  const text = (shown ?? '').trim()
  const us = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  const stored = us ? `${us[3]}-${us[1]}-${us[2]}` : text
  return dateOnly.test(stored) && isRealDate(stored) ? stored : undefined
}

/** Whether the day exists: `2026-02-30` does not. */
function isRealDate(stored: string): boolean {
  const time = new Date(`${stored}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(stored)
}
