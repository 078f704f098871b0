import { once } from './once'
import { readable } from './readable'

const formatter = once(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2, signDisplay: 'negative' }),
)

/**
 * Formats a fraction: 0.29 → `29%`, 0.12345 → `12.35%`. At most two decimals, rounded in decimal to avoid binary
 * rounding errors. Returns text with a percent sign as it is, and '' if it isn't a number.
 */
export function formatPercent(fraction: number | string | null | undefined): string {
  const value = typeof fraction === 'string' ? readFraction(fraction) : fraction
  return typeof value === 'number' && Number.isFinite(value) ? formatter().format(value) : ''
}

function readFraction(text: string): number | undefined {
  if (text.trimEnd().endsWith('%')) return parsePercent(text)
  return /^\s*[-+]?[0-9]*\.?[0-9]+\s*$/.test(text) ? Number(text) : undefined
}

/** `12.5%` or `12.5` → 0.125; undefined if it isn't a percentage. */
export function parsePercent(shown: string | null | undefined): number | undefined {
  const match = /^([-+−]?)([0-9,]*)(\.[0-9]*)?%?$/.exec(readable(shown).replace(/\s/g, ''))
  const [, sign = '', whole = '', decimals = ''] = match ?? []
  const digits = whole.replaceAll(',', '') + decimals
  if (!/[0-9]/.test(digits)) return undefined
  // Shifts the decimal point in the text: 28.7 / 100 is 0.28700000000000003.
  const value = Number(`${digits}e-2`)
  return sign && sign !== '+' && value !== 0 ? -value : value
}
