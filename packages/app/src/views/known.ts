/** All values of a type of the contract, as a list. One that the contract learns does not compile until it stands there. */
export const known = <TValue extends string>(values: Record<TValue, true>) => Object.keys(values) as TValue[]
