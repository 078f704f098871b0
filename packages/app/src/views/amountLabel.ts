/** The label of an amount field. The mask writes `$` for every currency, so the label names a Canadian amount's own: `Amount, CA$`. */
export const amountLabel = (label: string, currency: string | undefined): string =>
  currency === 'CAD' ? `${label}, CA$` : label
