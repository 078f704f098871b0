import type { DateFormat, FieldType } from '../data/fieldType'
import { currencyMask, percentMask } from './amountMask'
import { dateMasks } from './dateMask'
import { digitMask } from './digitMask'
import { hexcodeMask } from './hexcodeMask'
import type { Mask } from './mask'

export interface MaskOptions {
  /** How a date is shown; `us` unless told. */
  dateFormat?: DateFormat
}

const phone = digitMask('(xxx) xxx-xxxx', { hasCountryCode: true })

const masks: Partial<Record<FieldType, Mask>> = {
  phone,
  canadaPhone: phone,
  ssn: digitMask('xxx-xx-xxxx'),
  sin: digitMask('xxx xxx xxx'),
  ein: digitMask('xx-xxxxxxx'),
  tin: digitMask('x'.repeat(9)),
  account: digitMask('x'.repeat(17)),
  routing: digitMask('x'.repeat(9)),
  canadaAccount: digitMask('x'.repeat(12)),
  canadaTransit: digitMask('x'.repeat(5)),
  canadaInstitution: digitMask('x'.repeat(3)),
  currency: currencyMask,
  percent: percentMask,
  hexcode: hexcodeMask,
}

/** The mask of a type; undefined where what is typed is what is meant. */
export const maskOf = (type: FieldType, { dateFormat = 'us' }: MaskOptions = {}): Mask | undefined =>
  type === 'date' ? dateMasks[dateFormat] : masks[type]

/** Whether a type writes punctuation of its own. */
export const isMasked = (type: FieldType): boolean => maskOf(type) !== undefined
