import { once } from './once'
import { readable } from './readable'

const formatter = once(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2, signDisplay: 'negative' }),
)

/**
 * A stored fraction as a percentage: 0.29 → `29%`, 0.12345 → `12.35%`. Two decimals at most, rounded after multiplying, in decimal, so that no dust
 * of binary fractions shows. A text with its sign is shown already and stays. What is no number gives ''.
 */
export function formatPercent(fraction: number | string | null | undefined): string {
  const value = typeof fraction === 'string' ? readFraction(fraction) : fraction
  return typeof value === 'number' && Number.isFinite(value) ? formatter().format(value) : ''
}

function readFraction(text: string): number | undefined {
  if (text.trimEnd().endsWith('%')) return parsePercent(text)
  return /^\s*[-+]?[0-9]*\.?[0-9]+\s*$/.test(text) ? Number(text) : undefined
}

/** `12.5%` or `12.5` → the fraction 0.125; undefined where it is no percentage. */
export function parsePercent(shown: string | null | undefined): number | undefined {
  const match = /^([-+−]?)([0-9,]*)(\.[0-9]*)?%?$/.exec(readable(shown).replace(/\s/g, ''))
  const [, sign = '', whole = '', decimals = ''] = match ?? []
  const digits = whole.replaceAll(',', '') + decimals
  if (!/[0-9]/.test(digits)) return undefined
  // The exponent shifts the point in the text. Dividing by 100 would leave dust: 28.7 / 100 is 0.28700000000000003.
  const value = Number(`${digits}e-2`)
  return sign && sign !== '+' && value !== 0 ? -value : value
}
