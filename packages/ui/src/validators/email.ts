import type { Validator } from './validator'

/** Loose check: text, one at sign, a domain with a dot and no empty label. */
export const email: Validator<'shape'> = (text) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? undefined : 'shape'
