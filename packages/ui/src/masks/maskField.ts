import type { FieldType, FieldValue } from '../data/fieldType'
import { formatCurrency } from '../format/currency'
import { formatPercent, parsePercent } from '../format/percent'
import { settleCurrency, settlePercent } from './amountMask'
import { storedDate } from './dateMask'
import { type MaskOptions, maskOf } from './fieldMasks'

/**
 * What a field shows while one types or after a paste. `typed` is text as shown, as stored or as pasted: for masked types all three mean
 * the same, except that a percentage is stored as a fraction, so that only the number 0.125 is 12.5%, while the text `0.125` is what somebody
 * types. Types without a mask come back as they are.
 */
export function maskField(type: FieldType, typed: FieldValue, options?: MaskOptions): string {
  const text = textOf(type, typed)
  const mask = maskOf(type, options)
  return mask ? mask.format(mask.unformat(mask.rewrite?.(text) ?? text)) : text
}

/** What the field shows once it is left: amounts without idle zeros and with two decimals or none, the rest as while typing. */
export function maskFieldOnBlur(type: FieldType, shown: FieldValue, options?: MaskOptions): string {
  const masked = maskField(type, shown, options)
  const settle = type === 'currency' ? settleCurrency : type === 'percent' ? settlePercent : undefined
  const mask = settle && maskOf(type)
  return mask ? mask.format(settle(mask.unformat(masked))) : masked
}

/** What a field shows for a stored value that it is given: as when it was left, and the text of a fraction as the percentage that it is. */
export const maskStored = (type: FieldType, stored: FieldValue, options?: MaskOptions): string =>
  maskFieldOnBlur(type, type === 'percent' ? formatPercent(stored) : stored, options)

/**
 * What is stored for what is shown, as text: digits; yyyy-mm-dd (or the digits of an unfinished date); an amount without sign and commas; a
 * percentage as its fraction; a color with its #.
 */
export const unmaskField = (type: FieldType, shown: FieldValue, options?: MaskOptions): string =>
  storedForm(type, maskField(type, shown, options), options)

/** The same for a text that is masked already, such as what a field shows. */
export function storedForm(type: FieldType, masked: string, options?: MaskOptions): string {
  const significant = maskOf(type, options)?.unformat(masked)
  if (significant === undefined || type === 'hexcode') return masked
  if (type === 'date') return storedDate(significant, options?.dateFormat ?? 'us')
  if (type === 'percent') return String(parsePercent(masked) ?? '')
  return significant
}

function textOf(type: FieldType, value: FieldValue): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  if (type === 'percent') return formatPercent(value)
  if (type === 'currency') return formatCurrency(value)
  return Number.isFinite(value) ? String(value) : ''
}
