import type { Code } from './words'

/** Says why a text that is there and trimmed is refused, or nothing. The words for its codes stand in one table. */
export type Validator<TCode extends Code = Code> = (text: string) => TCode | undefined
