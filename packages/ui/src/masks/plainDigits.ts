// Beside the punctuation of any country, the invisible marks that address books put around a copied number, and the signs that are none to Unicode.
const punctuation = /[\s\p{P}\p{Cf}+−]/gu

/** The digits 0–9 of a text that holds nothing else but separators; undefined for a text with letters or other signs in it. */
export function plainDigits(text: string): string | undefined {
  const digits = text.replace(punctuation, '')
  return /^[0-9]*$/.test(digits) ? digits : undefined
}

/** Ten digits of a North American number, without the country's 1; undefined where they are not ten. */
export function phoneDigits(text: string): string | undefined {
  return /^1?([0-9]{10})$/.exec(plainDigits(text) ?? '')?.[1]
}
