import { line } from 'd3-shape'
import { type ChartSeries, type DrawingProps, toneOf, valueAt } from './chartData'
import { allValues, extentOf } from './geometry'
import * as styles from './LineChart.css'
import { type EndLabel, Plot, type PlotArea } from './Plot'
import { tones } from './tones.css'

/** Values over time, one line per series, with a gap where a value is unknown. */
export function LineChart(props: DrawingProps) {
  const { categories, series, partial = [] } = props
  const extent = extentOf(allValues(series, categories.length))
  return (
    <Plot {...props} extent={extent} layout="edges" endLabels={endLabels(series, categories.length)}>
      {(area) =>
        series.map((one, index) => (
          <g key={one.id} className={tones[toneOf(series, index)]}>
            <path
              className={one.isComparison ? styles.comparison : styles.line}
              d={pathOf(one, categories.length, area, one.isComparison ? [] : partial)}
              data-series={one.id}
            />
            {!one.isComparison && partial.length > 0 && (
              <path className={styles.partial} d={partialPath(one, partial, area)} />
            )}
            {dotsOf(one, categories.length, area.shown).map((at) => (
              <circle key={at} className={styles.dot} cx={area.x(at)} cy={area.y(valueAt(one, at) ?? 0)} r={4.5} />
            ))}
          </g>
        ))
      }
    </Plot>
  )
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The line through complete periods. */
const pathOf = (series: ChartSeries, count: number, { x, y }: PlotArea, partial: readonly number[]): string =>
  line<number>()
    .defined((index) => valueAt(series, index) !== null && !partial.includes(index))
    .x(x)
    .y((index) => y(valueAt(series, index) ?? 0))(indexes(count)) ?? ''

/** From each partial period to its neighbors. */
const partialPath = (series: ChartSeries, partial: readonly number[], { x, y }: PlotArea): string =>
  [...new Set(partial.flatMap((index) => [index - 1, index]))]
    .map((start) => [start, start + 1, valueAt(series, start), valueAt(series, start + 1)] as const)
    .map(([start, end, from, to]) => (from === null || to === null ? '' : `M${x(start)},${y(from)}L${x(end)},${y(to)}`))
    .join('')

/** The active point, and points without neighbors, which no line connects. */
const dotsOf = (series: ChartSeries, count: number, shown: number | undefined): number[] =>
  indexes(count).filter((index) => {
    if (valueAt(series, index) === null) return false
    const isAlone = valueAt(series, index - 1) === null && valueAt(series, index + 1) === null
    return isAlone || index === shown
  })

/** Placed at the last known value. */
const endLabels = (series: readonly ChartSeries[], count: number): EndLabel[] =>
  series.flatMap((one, index) => {
    const last = indexes(count).findLast((at) => valueAt(one, at) !== null)
    if (last === undefined) return []
    return [{ id: one.id, label: one.label, tone: toneOf(series, index), value: valueAt(one, last) ?? 0 }]
  })
