import type { FieldType, FieldValue } from '../data/fieldType'
import { currency, percent } from './amounts'
import { type DateOptions, date } from './date'
import { digits } from './digits'
import { email } from './email'
import { hexcode } from './hexcode'
import { sin, ssn } from './personalNumbers'
import { canadaPhone, phone } from './phone'
import { routingNumber } from './routingNumber'
import { textLength } from './textLength'
import { url } from './url'
import type { Validator } from './validator'
import { type Code, tell } from './words'

export interface ValidateOptions extends DateOptions {
  /** Default: true. Empty optional fields skip all rules. */
  isRequired?: boolean
  /** Runs after the built-in rule with the text as typed; returns an error message. */
  validate?: (value: string) => string | null | undefined
}

/** Why a value is invalid: a code for programs and a message for users. `custom` is the caller's rule. */
export interface FieldProblem {
  code: Code | 'custom'
  message: string
}

const rules: Record<Exclude<FieldType, 'date'>, Validator> = {
  phone,
  canadaPhone,
  email,
  ssn,
  sin,
  ein: digits(9),
  tin: digits(9),
  account: digits(5, 17),
  routing: routingNumber,
  canadaAccount: digits(7, 12),
  canadaTransit: digits(5),
  canadaInstitution: digits(3),
  firstName: textLength(2, 36),
  lastName: textLength(2, 48),
  textArea: textLength(1, 400),
  memo: textLength(1, 20),
  accountNickname: textLength(1, 50),
  currency,
  percent,
  text: textLength(1, 64),
  url,
  hexcode,
}

/**
 * Error message of a value, or undefined. `value` is formatted, stored or pasted text, and is trimmed; null, undefined
 * and blanks are missing.
 */
export const validateField = (type: FieldType, value: FieldValue, options?: ValidateOptions): string | undefined =>
  checkField(type, value, options)?.message

/** Same with the code, for server responses. */
export function checkField(
  type: FieldType,
  value: FieldValue,
  { isRequired = true, validate, ...dateOptions }: ValidateOptions = {},
): FieldProblem | undefined {
  const rawText = String(value ?? '')
  const text = rawText.trim()
  if (text === '') return isRequired ? { code: 'required', message: tell('required') } : undefined

  const refused = isUnreadable(value)
    ? plain('characters')
    : type === 'date'
      ? date(text, dateOptions)
      : plain(rules[type](text))
  if (refused) return { code: refused.code, message: tell(refused.code, refused.about) }

  const message = validate?.(rawText)
  return message ? { code: 'custom', message } : undefined
}

/** A number is a stored value, whose sign no mask has dropped. */
const isUnreadable = (value: FieldValue) => typeof value === 'number' && !(value >= 0)

const plain = (code: Code | undefined): { code: Code; about?: string } | undefined => code && { code }
