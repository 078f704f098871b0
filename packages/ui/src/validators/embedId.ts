/**
 * Whether an embed ID is a non-zero decimal number: 007, -1, 1.5, 1e3 and +7 are; hexadecimal, Infinity, commas, text,
 * blanks and zero aren't. The ID itself stays text.
 */
export function isEmbedId(value: string | number | null | undefined): boolean {
  const text = String(value ?? '').trim()
  if (!/^[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[-+]?[0-9]+)?$/i.test(text)) return false
  const number = Number(text)
  return Number.isFinite(number) && number !== 0
}
