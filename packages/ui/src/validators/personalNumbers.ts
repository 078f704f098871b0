import { plainDigits } from '../masks/plainDigits'
import type { Validator } from './validator'

/**
 * US social security number: nine digits that don't start with 000 or 666. Numbers from 900 and zero groups pass, as
 * specified, since ITINs start with 9.
 */
export const ssn: Validator<'length' | 'prefix'> = (text) => {
  const digits = plainDigits(text) ?? ''
  if (digits.length !== 9) return 'length'
  return /^(?:000|666)/.test(digits) ? 'prefix' : undefined
}

/** Canadian social insurance number: nine digits with a valid Luhn checksum. */
export const sin: Validator<'length' | 'checksum'> = (text) => {
  const digits = plainDigits(text) ?? ''
  if (digits.length !== 9) return 'length'
  return luhnSum(digits) % 10 === 0 ? undefined : 'checksum'
}

/** From the right, every second digit is doubled; a two-digit result counts as its digit sum. */
function luhnSum(found: string): number {
  let sum = 0
  for (let i = 0; i < found.length; i++) {
    const digit = Number(found[found.length - 1 - i])
    const counted = i % 2 === 0 ? digit : digit * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum
}
