import { readable } from './readable'

interface CurrencyFormatters {
  exact: Intl.NumberFormat
  compact: Intl.NumberFormat
}

// Making one costs some fifty times what using it does, and a table uses it in every row.
const formatters = new Map<string, CurrencyFormatters>()

function formattersOf(currency: string): CurrencyFormatters {
  const known = formatters.get(currency)
  if (known) return known
  // A negative amount that rounds to nothing shows no sign.
  const style = { style: 'currency', currency, signDisplay: 'negative' } as const
  const made = {
    exact: new Intl.NumberFormat('en-US', { ...style, minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    compact: new Intl.NumberFormat('en-US', {
      ...style,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
  }
  formatters.set(currency, made)
  return made
}

type Amount = number | string | null | undefined

function format(amount: Amount, currency: string | null | undefined, kind: keyof CurrencyFormatters): string {
  const value = typeof amount === 'string' ? parseCurrency(amount) : amount
  if (typeof value !== 'number' || !Number.isFinite(value) || !/^[A-Z]{3}$/.test(currency ?? '')) return ''
  return formattersOf(currency ?? '')[kind].format(value)
}

/** `1234.5, 'USD'` → `$1,234.50`; CAD as `CA$1,234.50`. What is no amount, or no currency, gives ''. */
export const formatCurrency = (amount: Amount, currency: string | null | undefined = 'USD'): string =>
  format(amount, currency, 'exact')

/** `1234567, 'USD'` → `$1.2M`: for the axis of a chart, never where somebody acts on the amount. */
export const formatCompactCurrency = (amount: Amount, currency: string | null | undefined = 'USD'): string =>
  format(amount, currency, 'compact')

/** `$1,234.50`, `CA$1,234.50`, `-$5`, `1234.5` → the number; undefined where it is no amount of at most two decimals. */
export function parseCurrency(shown: string | null | undefined): number | undefined {
  const match = /^([-−]?)(?:US|CA)?\$?([0-9,]*)(\.[0-9]{0,2})?$/.exec(readable(shown))
  const [, sign = '', whole = '', decimals = ''] = match ?? []
  const digits = whole.replaceAll(',', '') + decimals
  if (!/[0-9]/.test(digits)) return undefined
  const value = Number(digits)
  return sign && value !== 0 ? -value : value
}
