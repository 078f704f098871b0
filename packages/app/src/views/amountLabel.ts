/** Label of an amount field. The mask always shows `$`, so Canadian amounts are labeled `Amount, CA$`. */
export const amountLabel = (label: string, currency: string | undefined): string =>
  currency === 'CAD' ? `${label}, CA$` : label
