import { once } from './once'
import { readable } from './readable'

const style = { style: 'percent', maximumFractionDigits: 2, signDisplay: 'negative' } as const
const formatter = once(() => new Intl.NumberFormat('en-US', style))
const shareFormatter = once(
  () => new Intl.NumberFormat('en-US', { ...style, minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const alignedFormatter = once(() => new Intl.NumberFormat('en-US', { ...style, minimumFractionDigits: 2 }))

/**
 * Formats a rate that was agreed or entered, such as a fee: 0.29 → `29%`, 0.12345 → `12.35%`. At most two decimals, rounded
 * in decimal to avoid binary rounding errors. Returns text with a percent sign as it is, and '' if it isn't a number.
 */
export const formatPercent = (fraction: Fraction): string => format(fraction, formatter())

/** Formats a calculated share or change, such as a conversion: always one decimal, 0.5789 → `57.9%`. */
export const formatShare = (fraction: Fraction): string => format(fraction, shareFormatter())

/** Formats a rate in a table column: always two decimals, so that the values line up. */
export const formatPercentCell = (fraction: Fraction): string => format(fraction, alignedFormatter())

type Fraction = number | string | null | undefined

function format(fraction: Fraction, numberFormat: Intl.NumberFormat): string {
  const value = typeof fraction === 'string' ? readFraction(fraction) : fraction
  return typeof value === 'number' && Number.isFinite(value) ? numberFormat.format(value) : ''
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
