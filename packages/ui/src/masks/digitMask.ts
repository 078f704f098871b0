import type { Mask } from './mask'

interface DigitMaskOptions {
  /** Drops the leading 1 of a number that has one digit too many: the country code of a pasted phone number. */
  hasCountryCode?: boolean
}

const onlyDigits = (text: string) => text.replace(/[^0-9]/g, '')

/** `xx-xxxxxxx`: each x a digit, the rest punctuation, which is written with the digit after it and never behind the last one typed. */
export function digitMask(pattern: string, { hasCountryCode = false }: DigitMaskOptions = {}): Mask {
  const length = pattern.split('x').length - 1

  return {
    significant: /[0-9]/,
    format(digits) {
      let shown = ''
      let next = 0
      let punctuation = ''
      for (const place of pattern) {
        if (next === digits.length) break
        if (place === 'x') {
          shown += punctuation + digits[next++]
          punctuation = ''
        } else punctuation += place
      }
      return shown
    },
    unformat(typed, upTo = typed.length) {
      const skipped = hasCountryCode && /^1[0-9]{10}/.test(onlyDigits(typed)) ? 1 : 0
      return onlyDigits(typed.slice(0, upTo)).slice(skipped, skipped + length)
    },
  }
}
