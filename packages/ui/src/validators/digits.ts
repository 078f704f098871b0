import { plainDigits } from '../masks/plainDigits'
import type { Validator } from './validator'

/** Exact number of digits, ignoring separators. */
export const digits =
  (least: number, most = least): Validator<'characters' | 'length'> =>
  (text) => {
    const plain = plainDigits(text)
    if (plain === undefined) return 'characters'
    return plain.length < least || plain.length > most ? 'length' : undefined
  }
