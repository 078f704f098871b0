import { parseCurrency } from '../format/currency'
import { parsePercent } from '../format/percent'
import { maskFieldOnBlur } from '../masks/maskField'
import type { Validator } from './validator'

/**
 * Amount with at most two decimals and 13 displayed characters: up to $9,999,999.99, or $999,999,999 in whole dollars.
 * Ignores a minus, as the mask drops it.
 */
export const currency: Validator<'characters' | 'length'> = (text) => {
  if (parseCurrency(text) === undefined) return 'characters'
  return maskFieldOnBlur('currency', text).length > 13 ? 'length' : undefined
}

/** Percentage. With a percent sign, at most two decimals; a stored fraction can have more. The form sets the range. */
export const percent: Validator<'characters' | 'decimals'> = (text) => {
  if (parsePercent(text) === undefined) return 'characters'
  return /\.[0-9]{3,}\s*%$/.test(text) ? 'decimals' : undefined
}
