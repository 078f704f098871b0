type Currency = string

const formatters = new Map<Currency, Intl.NumberFormat>()

function formatterOf(currency: Currency): Intl.NumberFormat {
  let formatter = formatters.get(currency)
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    formatters.set(currency, formatter)
  }
  return formatter
}

/** `1234.5, 'USD'` → `$1,234.50`; CAD as `CA$1,234.50`. What is no amount, or no currency, gives ''. */
export function formatCurrency(amount: number | null | undefined, currency: string | null | undefined = 'USD'): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || !/^[A-Z]{3}$/.test(currency ?? '')) return ''
  return formatterOf(currency ?? 'USD').format(amount)
}

/** `$1,234.50` → 1234.5; undefined where it is no amount. */
export function parseCurrency(shown: string | null | undefined): number | undefined {
  const text = (shown ?? '')
    .replace(/^\s*(CA)?\$?/, '')
    .replaceAll(',', '')
    .trim()
  return /^\d+(\.\d{0,2})?$/.test(text) ? Number(text) : undefined
}
