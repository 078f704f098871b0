import { plainDigits } from '../masks/plainDigits'
import type { Validator } from './validator'

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** US routing number: nine digits with a valid ABA checksum. Doesn't check that the bank exists. */
export const routingNumber: Validator<'length' | 'prefix' | 'checksum'> = (text) => {
  const digits = plainDigits(text) ?? ''
  if (digits.length !== 9) return 'length'
  if (!/^(?:0[0-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(digits)) return 'prefix'
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0)
  return sum % 10 === 0 ? undefined : 'checksum'
}
