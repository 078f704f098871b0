import { scaleBand } from 'd3-scale'
import { Bar } from './Bar'
import { type DrawingProps, toneOf, valueAt } from './chartData'
import { allValues, extentOf } from './geometry'
import { Plot } from './Plot'
import { tones } from './tones.css'

const widestBar = 40

/** Compares amounts: one bar per category, grouped by series. Negative bars go below zero. */
export function BarChart(props: DrawingProps) {
  const { categories, series } = props
  const extent = extentOf(allValues(series, categories.length))
  return (
    <Plot {...props} extent={extent} layout="bands">
      {({ x, y, bandWidth }) => {
        const width = Math.min(bandWidth, widestBar * series.length)
        const inside = scaleBand<number>()
          .domain(series.keys())
          .range([-width / 2, width / 2])
          .paddingInner(0.12)
        return series.map((one, at) => (
          <g key={one.id} className={tones[toneOf(series, at)]} data-series={one.id}>
            {categories.map((_, index) => (
              <Bar
                // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by their position, and two labels can be equal.
                key={index}
                x={x(index) + (inside(at) ?? 0)}
                width={inside.bandwidth()}
                span={[0, valueAt(one, index) ?? 0]}
                y={y}
              />
            ))}
          </g>
        ))
      }}
    </Plot>
  )
}
