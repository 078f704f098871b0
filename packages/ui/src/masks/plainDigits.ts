// Includes invisible marks that address books add to copied numbers, and signs that Unicode doesn't classify as punctuation.
const punctuation = /[\s\p{P}\p{Cf}+−]/gu

/** Digits of a text that has only digits and separators; undefined otherwise. */
export function plainDigits(text: string): string | undefined {
  const digits = text.replace(punctuation, '')
  return /^[0-9]*$/.test(digits) ? digits : undefined
}

/** Ten digits of a North American number without the country code; undefined otherwise. */
export function phoneDigits(text: string): string | undefined {
  return /^1?([0-9]{10})$/.exec(plainDigits(text) ?? '')?.[1]
}
