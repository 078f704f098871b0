import type { Validator } from './validator'

/** So many characters, counted as code points: an emoji is not two letters of a name. */
export const textLength =
  (least: number, most: number): Validator<'length'> =>
  (text) => {
    const { length } = Array.from(text)
    return length < least || length > most ? 'length' : undefined
  }
