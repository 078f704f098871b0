export const breakdowns = ['product_type', 'region', 'industry', 'status'] as const
export type Breakdown = (typeof breakdowns)[number]
