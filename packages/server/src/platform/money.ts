/** Converts integer minor units to the contract's number with two decimals. */
export const money = (minor: number): number => minor / 100
