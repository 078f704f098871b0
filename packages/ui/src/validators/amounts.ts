import { parseCurrency } from '../format/currency'
import { parsePercent } from '../format/percent'
import { maskFieldOnBlur } from '../masks/maskField'
import type { Validator } from './validator'

/**
 * An amount of at most two decimals that is shown in at most 13 characters: up to $9,999,999.99, or $999,999,999 in whole dollars. A minus
 * counts for nothing, as the mask drops it.
 */
export const currency: Validator<'characters' | 'length'> = (text) => {
  if (parseCurrency(text) === undefined) return 'characters'
  return maskFieldOnBlur('currency', text).length > 13 ? 'length' : undefined
}

/**
 * A percentage. Its sign tells that it is shown, with two decimals at most; a fraction as it is stored may have more. How large it may be is
 * for the form to say.
 */
export const percent: Validator<'characters' | 'decimals'> = (text) => {
  if (parsePercent(text) === undefined) return 'characters'
  return /\.[0-9]{3,}\s*%$/.test(text) ? 'decimals' : undefined
}
