import type { DateFormat } from '../data/fieldType'
import { formatDate } from '../format/date'
import { digitMask } from './digitMask'
import type { Mask } from './mask'

const us = digitMask('xx/xx/xxxx')
const international = digitMask('xxxx-xx-xx')

const twoDigits = (part: string) => (/^[1-9]$/.test(part) ? `0${part}` : part)

/**
 * Parses a date with its own punctuation in the order of the format: `2/9/2024` and the stored `2024-02-09` both
 * become `02/09/2024`. A separator ends a month or day. A time becomes its UTC day. Anything else is treated as
 * digits.
 */
function rewrite(typed: string, format: DateFormat): string {
  const time = typed.trim().length > 10 ? formatDate(typed) : ''
  const parts = (time || typed.trim()).split(/\s*[-/.]\s*/)
  const [first = '', second = '', third = ''] = parts
  if (parts.length < 2 || parts.length > 3 || !/^[0-9]+$/.test(first) || !/^[0-9]*$/.test(second + third)) return typed

  if (first.length === 4) {
    if (second.length > 2 || third.length > 2) return typed
    if (format === 'international') return first + (parts.length === 3 ? twoDigits(second) : second) + third
    return second && third ? twoDigits(second) + twoDigits(third) + first : typed
  }
  if (first.length > 2 || second.length > 2) return typed
  if (format === 'us') return twoDigits(first) + (parts.length === 3 ? twoDigits(second) : second) + third
  return second && third.length === 4 ? third + twoDigits(first) + twoDigits(second) : typed
}

export const dateMasks: Record<DateFormat, Mask> = {
  us: { ...us, rewrite: (typed) => rewrite(typed, 'us') },
  international: { ...international, rewrite: (typed) => rewrite(typed, 'international') },
}

/** Eight digits in the order of the format → yyyy-mm-dd; fewer digits stay as they are, since an unfinished date has no stored form. */
export function storedDate(digits: string, format: DateFormat): string {
  if (digits.length < 8) return digits
  return international.format(format === 'us' ? digits.slice(4) + digits.slice(0, 4) : digits)
}
