import { plainDigits } from '../masks/plainDigits'
import type { Validator } from './validator'

/** So many digits, whatever stands between them. */
export const digits =
  (least: number, most = least): Validator<'characters' | 'length'> =>
  (text) => {
    const found = plainDigits(text)
    if (found === undefined) return 'characters'
    return found.length < least || found.length > most ? 'length' : undefined
  }
