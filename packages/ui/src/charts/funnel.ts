import { formatShare } from '../format'
import type { ChartSeries } from './chartData'
import { valueAt } from './chartData'

/** Share of the previous step: `48.2%`; '' if there's nothing to compare with or the step exceeds the previous one. */
export function shareOfBefore(series: ChartSeries | undefined, index: number): string {
  const part = valueAt(series, index)
  const previous = index === 0 ? null : valueAt(series, index - 1)
  return part === null || previous === null || previous <= 0 || part > previous ? '' : formatShare(part / previous)
}
