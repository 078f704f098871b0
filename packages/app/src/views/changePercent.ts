import { formatPercent } from '@partner-dashboard/ui/format'

/** Size of a change against an earlier period, with at most one decimal. */
export const changePercent = (change: number): string => formatPercent(Math.round(Math.abs(change) * 1000) / 1000)
