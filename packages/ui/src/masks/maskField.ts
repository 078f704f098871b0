import type { FieldType, FieldValue } from '../data/fieldType'
import { formatCurrency } from '../format/currency'
import { formatPercent, parsePercent } from '../format/percent'
import { settleCurrency, settlePercent } from './amountMask'
import { storedDate } from './dateMask'
import { type MaskOptions, maskOf } from './fieldMasks'

/**
 * Formats typed, stored or pasted text. For masked types all three are equivalent, except that percentages are stored
 * as fractions: the number 0.125 is 12.5%, while the text `0.125` is typed input. Types without a mask are returned
 * unchanged.
 */
export function maskField(type: FieldType, typed: FieldValue, options?: MaskOptions): string {
  const text = textOf(type, typed)
  const mask = maskOf(type, options)
  return mask ? mask.format(mask.unformat(mask.rewrite?.(text) ?? text)) : text
}

/** Format after blur: amounts without leading zeros and with two decimals or none; other types as while typing. */
export function maskFieldOnBlur(type: FieldType, shown: FieldValue, options?: MaskOptions): string {
  const masked = maskField(type, shown, options)
  const settle = type === 'currency' ? settleCurrency : type === 'percent' ? settlePercent : undefined
  const mask = settle && maskOf(type)
  return mask ? mask.format(settle(mask.unformat(masked))) : masked
}

/** Formats a stored value as after blur; a percentage's text is a fraction. */
export const maskStored = (type: FieldType, stored: FieldValue, options?: MaskOptions): string =>
  maskFieldOnBlur(type, type === 'percent' ? formatPercent(stored) : stored, options)

/**
 * Stored form of a displayed text: digits; yyyy-mm-dd (or the digits of an unfinished date); an amount without sign
 * and commas; a percentage as a fraction; a color with #.
 */
export const unmaskField = (type: FieldType, shown: FieldValue, options?: MaskOptions): string =>
  storedForm(type, maskField(type, shown, options), options)

/** Same for a text that's already masked. */
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
