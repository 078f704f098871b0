import { Bar } from './Bar'
import { type DrawingProps, toneOf, valueAt } from './chartData'
import { extentOf, stackParts } from './geometry'
import { type EndLabel, Plot } from './Plot'
import { seriesRows } from './Tooltip'
import { tones } from './tones.css'

const widestBar = 48

/** Parts of a whole: one bar per category, one color per part. Negative parts go below zero. */
export function StackedBarChart(props: DrawingProps) {
  const { categories, series, partial, formatValue } = props
  const parts = stackParts(series, categories.length)
  const endLabels = series.map((one, index): EndLabel => {
    const [from, to] = parts[index]?.at(-1) ?? [0, 0]
    return { id: one.id, label: one.label, tone: toneOf(series, index), value: (from + to) / 2 }
  })
  const totalAt = (index: number) => series.reduce((total, one) => total + (valueAt(one, index) ?? 0), 0)
  const tooltipRows = (index: number) => [
    ...seriesRows(props, index),
    ...(series.length > 1 ? [{ label: 'Total', value: formatValue(totalAt(index)) }] : []),
  ]
  return (
    <Plot {...props} extent={extentOf(parts.flat(2))} layout="bands" endLabels={endLabels} tooltipRows={tooltipRows}>
      {({ x, y, bandWidth }) => {
        const width = Math.min(bandWidth, widestBar)
        return series.map((one, at) => (
          <g key={one.id} className={tones[toneOf(series, at)]} data-series={one.id}>
            {parts[at]?.map((span, index) => (
              <Bar
                // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by their position, and two labels can be equal.
                key={index}
                x={x(index) - width / 2}
                width={width}
                span={span}
                y={y}
                isPartial={partial?.includes(index)}
              />
            ))}
          </g>
        ))
      }}
    </Plot>
  )
}
