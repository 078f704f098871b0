import type { Validator } from './validator'

/** #RGB or #RRGGBB; the # may be missing from what is stored or pasted, since the mask writes it. */
export const hexcode: Validator<'hexcode'> = (text) =>
  /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? undefined : 'hexcode'
