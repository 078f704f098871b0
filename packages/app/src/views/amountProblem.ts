import { parseCurrency } from '@partner-dashboard/ui/format'

/** Why a stored amount can't be used; a negative amount isn't one either. */
export const amountProblem = (stored: string): string | undefined =>
  (parseCurrency(stored) ?? 0) > 0 ? undefined : 'Must be greater than 0'
