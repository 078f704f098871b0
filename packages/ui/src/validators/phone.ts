import { canadianAreaCodes, usAreaCodes } from '../data/areaCodes'
import { phoneDigits } from '../masks/plainDigits'
import type { Validator } from './validator'

const knownIn =
  (areaCodes: string): Validator<'length' | 'areaCode'> =>
  (text) => {
    const number = phoneDigits(text)
    if (!number) return 'length'
    return areaCodes.includes(number.slice(0, 3)) ? undefined : 'areaCode'
  }

/** Ten digits with an optional leading 1 and a US area code in service. Doesn't check the exchange. */
export const phone = knownIn(usAreaCodes)

/** The same with a Canadian area code. */
export const canadaPhone = knownIn(canadianAreaCodes)
