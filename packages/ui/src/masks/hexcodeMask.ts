import type { Mask } from './mask'

/** `#a1b2c3`, `a1b2c3` → `#A1B2C3`. */
export const hexcodeMask: Mask = {
  significant: /[0-9A-F]/,
  format: (digits) => (digits === '' ? '' : `#${digits}`),
  unformat: (typed, upTo = typed.length) =>
    typed
      .slice(0, upTo)
      .replace(/[^0-9a-f]/gi, '')
      .slice(0, 6)
      .toUpperCase(),
}
