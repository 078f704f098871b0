import type { Mask } from './mask'

/**
 * Digits with one decimal point and at most two decimals. Ignores a third decimal instead of rounding, which would
 * change digits while typing.
 */
function amount(typed: string): string {
  const [whole = '', ...decimals] = typed.replace(/[^0-9.]/g, '').split('.')
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('').slice(0, 2)}`
}

const grouped = (digits: string) => digits.replace(/\B(?=(?:[0-9]{3})+$)/g, ',')

const unformat: Mask['unformat'] = (typed, upTo = typed.length) => amount(typed.slice(0, upTo))

/**
 * A decimal comma: one or two digits after it, and only groups of three before it. After a dollar sign, it's a partly
 * edited thousands comma instead.
 */
const decimalComma = /^[^\d.,$]*(?:\d{1,3}(?:[.\s'’]\d{3})+|\d+),\d{1,2}[^\d.,]*$/

/** `1.234,56` → `1234.56`: pasted amounts of other locales keep their value. */
const rewrite: Mask['rewrite'] = (typed) =>
  decimalComma.test(typed) ? typed.replace(/[.\s'’](?=\d{3})/g, '').replace(',', '.') : typed

const significant = /[0-9.]/

/** `1234.5` → `$1,234.5`. */
export const currencyMask: Mask = {
  significant,
  unformat,
  rewrite,
  format(typed) {
    if (typed === '') return ''
    const [whole = '', decimals] = typed.split('.')
    return `$${grouped(whole)}${decimals === undefined ? '' : `.${decimals}`}`
  },
}

/** `12.5` → `12.5%`. */
export const percentMask: Mask = {
  significant,
  unformat,
  rewrite,
  format: (typed) => (typed === '' ? '' : `${typed}%`),
}

const withoutLeadingZeros = (whole: string) => whole.replace(/^0+(?=[0-9])/, '') || '0'

/** Amount after blur: no leading zeros, and two decimals if any were typed. */
export function settleCurrency(typed: string): string {
  const [whole = '', decimals = ''] = typed.split('.')
  if (whole === '' && decimals === '') return ''
  return `${withoutLeadingZeros(whole)}${decimals === '' ? '' : `.${decimals.padEnd(2, '0')}`}`
}

/** Percentage after blur: no unnecessary zeros. */
export function settlePercent(typed: string): string {
  const [whole = '', decimals = ''] = typed.split('.')
  if (whole === '' && decimals === '') return ''
  const telling = decimals.replace(/0+$/, '')
  return `${withoutLeadingZeros(whole)}${telling === '' ? '' : `.${telling}`}`
}
