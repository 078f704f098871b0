import { plainDigits } from '../masks/plainDigits'
import type { Validator } from './validator'

/**
 * A US social security number: nine digits that begin neither with 000 nor with 666. Nine hundreds and groups of zeros pass, as specified:
 * taxpayers without such a number have one that begins with 9.
 */
export const ssn: Validator<'length' | 'prefix'> = (text) => {
  const found = plainDigits(text) ?? ''
  if (found.length !== 9) return 'length'
  return /^(?:000|666)/.test(found) ? 'prefix' : undefined
}

/** A Canadian social insurance number: nine digits that pass the Luhn check. */
export const sin: Validator<'length' | 'checksum'> = (text) => {
  const found = plainDigits(text) ?? ''
  if (found.length !== 9) return 'length'
  return luhnSum(found) % 10 === 0 ? undefined : 'checksum'
}

/** From the right, every second digit counts twice, and a double of two digits counts as their sum. */
function luhnSum(found: string): number {
  let sum = 0
  for (let i = 0; i < found.length; i++) {
    const digit = Number(found[found.length - 1 - i])
    const counted = i % 2 === 0 ? digit : digit * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum
}
