/** `#1F6F54` or `#abc` → red, green and blue from 0 to 1; undefined if it's not a color. */
export function readHex(hex: string): [number, number, number] | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1]
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255
  return [part(0), part(2), part(4)]
}

// Relative luminance (WCAG 2.2).
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function luminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two colors (WCAG 2.2), from 1 to 21; undefined if one isn't a color. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [readHex(one), readHex(other)]
  if (!first || !second) return undefined
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The text color with the higher contrast. */
export const textColorOn = (ground: string): '#FFFFFF' | '#1C2024' =>
  (contrastOf(ground, '#FFFFFF') ?? 0) >= (contrastOf(ground, '#1C2024') ?? 1) ? '#FFFFFF' : '#1C2024'
