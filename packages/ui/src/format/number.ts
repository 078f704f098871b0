import { once } from './once'

const anyNumber = once(() => new Intl.NumberFormat('en-US', { signDisplay: 'negative' }))
const oneDecimal = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }))

/** `1234567` → `1,234,567`. Without `Intl`, which is slow to load on the first page. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** `1234` → `1,234`. */
export function formatNumber(count: number | null | undefined): string {
  if (typeof count !== 'number' || !Number.isFinite(count)) return ''
  return Number.isSafeInteger(count) ? groupDigits(String(count)) : anyNumber().format(count)
}

const units = ['kB', 'MB', 'GB', 'TB']

/** `10485760` → `10 MB`. 1 kB is 1024 bytes, as for the 10 MB file limit. */
export function formatBytes(bytes: number | null | undefined): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return ''
  if (bytes < 1024) return `${formatNumber(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`
  let amount = bytes / 1024
  let unit = 0
  // Compares the rounded value: 1023.99 kB is shown as "1 MB", not "1,024 kB".
  while (Math.round(amount * 10) / 10 >= 1024 && unit < units.length - 1) {
    amount /= 1024
    unit++
  }
  return `${oneDecimal().format(amount)} ${units[unit]}`
}

/**
 * `1, 10, 1412` → `Showing 1 to 10 of 1,412`, or `of 1,412+` if there may be more; without `of` until the total is known. Returns '' for an empty
 * list.
 */
export function formatRange(start: number, end: number, total?: number | null, isAtLeast = false): string {
  if (!Number.isFinite(start) || !Number.isFinite(end) || end < start || total === 0) return ''
  const range = `Showing ${formatNumber(start)} to ${formatNumber(end)}`
  const all = formatNumber(total)
  return all === '' ? range : `${range} of ${all}${isAtLeast ? '+' : ''}`
}
