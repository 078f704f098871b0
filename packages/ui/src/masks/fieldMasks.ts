import type { DateFormat, FieldType } from '../data/fieldType'
import { currencyMask, percentMask } from './amountMask'
import { dateMasks } from './dateMask'
import { digitMask } from './digitMask'
import { hexcodeMask } from './hexcodeMask'
import type { Mask } from './mask'

export interface MaskOptions {
  /** Displayed date format. Default: `us`. */
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

/** Mask of a type; undefined for types without one. */
export const maskOf = (type: FieldType, { dateFormat = 'us' }: MaskOptions = {}): Mask | undefined =>
  type === 'date' ? dateMasks[dateFormat] : masks[type]

/** Whether a type has a mask. */
export const isMasked = (type: FieldType): boolean => maskOf(type) !== undefined
