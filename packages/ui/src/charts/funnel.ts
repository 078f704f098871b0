import type { ChartSeries } from './chartData'
import { valueAt } from './chartData'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** The share of one step in another: `48.2%`; nothing where there is none to compare with. */
function shareText(part: number | null, whole: number | null): string {
  if (part === null || whole === null || whole <= 0) return ''
  return percent.format(part / whole)
}

/** How much of the first step, and of the one before, came to this one. */
export const shares = (series: ChartSeries | undefined, index: number) => ({
  ofFirst: index === 0 ? '' : shareText(valueAt(series, index), valueAt(series, 0)),
  ofBefore: index === 0 ? '' : shareText(valueAt(series, index), valueAt(series, index - 1)),
})
