import type { Code } from './words'

/** Returns why a trimmed, non-empty text is invalid, or undefined. */
export type Validator<TCode extends Code = Code> = (text: string) => TCode | undefined
