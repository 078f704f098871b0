import { plainDigits } from '../masks/plainDigits'
import type { Validator } from './validator'

/** Exact number of digits, ignoring separators. */
export const digits =
  (least: number, most = least): Validator<'characters' | 'length'> =>
  (text) => {
    const found = plainDigits(text)
    if (found === undefined) return 'characters'
    return found.length < least || found.length > most ? 'length' : undefined
  }
