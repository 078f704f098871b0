import type { Validator } from './validator'

/** #RGB or #RRGGBB; the # is optional in stored and pasted values. */
export const hexcode: Validator<'hexcode'> = (text) =>
  /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? undefined : 'hexcode'
