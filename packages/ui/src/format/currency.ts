import { groupDigits } from './number'
import { once } from './once'
import { readable } from './readable'

interface CurrencyFormatters {
  exact: () => Intl.NumberFormat
  compact: () => Intl.NumberFormat
}

// Creating a formatter costs about fifty times a use, and tables format every row.
const formatters = new Map<string, CurrencyFormatters>()

function formattersOf(currency: string): CurrencyFormatters {
  const known = formatters.get(currency)
  if (known) return known
  // A negative amount that rounds to zero has no sign.
  const style = { style: 'currency', currency, signDisplay: 'negative' } as const
  const formatter = {
    exact: once(() => new Intl.NumberFormat('en-US', { ...style, minimumFractionDigits: 2, maximumFractionDigits: 2 })),
    compact: once(
      () =>
        new Intl.NumberFormat('en-US', {
          ...style,
          notation: 'compact',
          minimumFractionDigits: 0,
          maximumFractionDigits: 1,
        }),
    ),
  }
  formatters.set(currency, formatter)
  return formatter
}

type Amount = number | string | null | undefined

function format(amount: Amount, currency: string | null | undefined, kind: keyof CurrencyFormatters): string {
  const value = typeof amount === 'string' ? (parseCurrency(amount) ?? longDecimal(amount)) : amount
  if (typeof value !== 'number' || !Number.isFinite(value) || !/^[A-Z]{3}$/.test(currency ?? '')) return ''
  const byHand = kind === 'exact' ? wholeCents(value, currency ?? '') : undefined
  return (
    byHand ??
    formattersOf(currency ?? '')
      [kind]()
      .format(value)
  )
}

const symbols: Partial<Record<string, string>> = { USD: '$', CAD: 'CA$' }

/** Fast path without `Intl`: amounts in whole cents in USD or CAD. */
function wholeCents(value: number, currency: string): string | undefined {
  const symbol = symbols[currency]
  const cents = Math.round(value * 100)
  // Above a trillion, numbers can't represent exact cents.
  if (symbol === undefined || Math.abs(cents) > 1e14 || cents / 100 !== value) return undefined
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${symbol}${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** Numeric text with more than two decimals, as a database may return it: displayed rounded, but not accepted as input. */
const longDecimal = (text: string) => (/^\s*[-+]?[0-9]+\.[0-9]+\s*$/.test(text) ? Number(text) : undefined)

/** `1234.5, 'USD'` → `$1,234.50`; CAD as `CA$1,234.50`. Returns '' for anything else. */
export const formatCurrency = (amount: Amount, currency: string | null | undefined = 'USD'): string =>
  format(amount, currency, 'exact')

/** `1234567, 'USD'` → `$1.2M`. Only for chart axes. */
export const formatCompactCurrency = (amount: Amount, currency: string | null | undefined = 'USD'): string =>
  format(amount, currency, 'compact')

const shownAmount = /^([-+−]?)(?:(?:US|CA|C)?\$|USD\$?|CAD\$?)?([-+−]?)([0-9,]*)(\.[0-9]{0,2})?(?:USD|CAD)?$/i

/**
 * Parses `$1,234.50`, `CA$1,234.50`, `-$5`, `($5)` and `1 234.5 USD`; undefined if it isn't an amount with at most two
 * decimals. Ignores spaces; brackets mean negative.
 */
export function parseCurrency(shown: string | null | undefined): number | undefined {
  const text = readable(shown).replace(/\s/g, '')
  const bracketed = /^\((.*)\)$/.exec(text)?.[1]
  const [, before = '', after = '', whole = '', decimals = ''] = shownAmount.exec(bracketed ?? text) ?? []
  const digits = whole.replaceAll(',', '') + decimals
  if (!/[0-9]/.test(digits) || (before && after)) return undefined
  const value = Number(digits)
  const isNegative = bracketed !== undefined || /[-−]/.test(before + after)
  return isNegative && value !== 0 ? -value : value
}
