import type { Validator } from './validator'

/** Loose: text, one at sign, a domain with a dot and no empty label. Whether mail arrives, only mail can tell. */
export const email: Validator<'shape'> = (text) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? undefined : 'shape'
