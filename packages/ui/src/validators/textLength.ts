import type { Validator } from './validator'

/** Length in code points, so an emoji counts once. */
export const textLength =
  (least: number, most: number): Validator<'length'> =>
  (text) => {
    const { length } = Array.from(text)
    return length < least || length > most ? 'length' : undefined
  }
