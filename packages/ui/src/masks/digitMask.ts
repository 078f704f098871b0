import type { Mask } from './mask'

interface DigitMaskOptions {
  /** Drops the leading 1 of a pasted phone number with country code. */
  hasCountryCode?: boolean
}

const onlyDigits = (text: string) => text.replace(/[^0-9]/g, '')

/** `xx-xxxxxxx`: each x is a digit; punctuation is written together with the next digit, never after the last one. */
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
