/** Converts integer minor units to the contract's number with two decimals. */
export const money = (minor: number): number => minor / 100

const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

/** Minor units as an amount in an error's text, such as `7,800.00`. */
export const amountText = (minor: number): string => format.format(minor / 100)
