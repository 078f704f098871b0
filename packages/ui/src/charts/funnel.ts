import type { ChartSeries } from './chartData'
import { valueAt } from './chartData'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** Share as text: `48.2%`; undefined if there's nothing to compare with. */
function shareText(part: number | null, whole: number | null): string {
  if (part === null || whole === null || whole <= 0) return ''
  return percent.format(part / whole)
}

/** Shares of the first and the previous step. */
export const shares = (series: ChartSeries | undefined, index: number) => ({
  ofFirst: index === 0 ? '' : shareText(valueAt(series, index), valueAt(series, 0)),
  ofBefore: index === 0 ? '' : shareText(valueAt(series, index), valueAt(series, index - 1)),
})
