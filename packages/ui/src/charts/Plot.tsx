import { scaleBand } from 'd3-scale'
import type { ReactNode } from 'react'
import { type ChartTone, categoryText, type DrawingProps, pointText } from './chartData'
import {
  type Extent,
  fitText,
  labelStep,
  spreadLabels,
  textWidth,
  type ValueScale,
  valueAxis,
  widestName,
  wrapText,
} from './geometry'
import * as styles from './Plot.css'
import { SeriesKey } from './SeriesKey'
import { seriesRows, Tooltip, type TooltipRow } from './Tooltip'
import { tones } from './tones.css'
import { usePoint } from './usePoint'
import { useSize } from './useSize'

/** Geometry for the drawings, in px from the corner of the plot. */
export interface PlotArea {
  /** Center of a category. */
  x: (index: number) => number
  y: ValueScale
  bandWidth: number
  shown: number | undefined
}

/** Series label at the right end of a line. */
export interface EndLabel {
  id: string
  label: string
  tone: ChartTone
  value: number
}

export interface PlotProps extends DrawingProps {
  extent: Extent
  /** `bands` reserves a band per category (bars); `edges` spans the full width (lines). */
  layout: 'bands' | 'edges'
  /** Labels at the line ends if there's room, else in a legend. Always a legend if omitted. */
  endLabels?: readonly EndLabel[]
  tooltipRows?: (index: number) => TooltipRow[]
  children: (area: PlotArea) => ReactNode
}

const margin = { top: 10, bottom: 26 }
const leading = 16

/** Axes, grid, legend and point navigation shared by line, bar and stacked charts. */
export function Plot(props: PlotProps) {
  const { label, categories, series, formatValue, formatTick = formatValue, extent, layout, endLabels = [] } = props
  const { tooltipRows = (index) => seriesRows(props, index), children } = props
  const [ref, { width, height }] = useSize<HTMLDivElement>()
  const count = categories.length

  const { y, ticks } = valueAxis(extent, formatTick)
  // First and last tick labels align with the ends of a line, or center under a bar.
  const halfBand = layout === 'edges' ? 0 : width / Math.max(count, 1) / 2
  const overhang = (index: number) =>
    Math.max(Math.min(textWidth(categories.at(index) ?? ''), widestName) / 2 - halfBand, 0)
  const left = Math.max(...ticks.map((tick) => textWidth(formatTick(tick)) + 10), overhang(0))
  const saysOnTheSpot = endLabels.length > 1 && width >= 520
  const endWidth = saysOnTheSpot ? Math.min(Math.max(...endLabels.map((one) => textWidth(one.label))) + 12, 160) : 0
  const right = Math.max(endWidth, overhang(-1), 10)
  const innerWidth = Math.max(width - left - right, 1)

  const bands = scaleBand<number>()
    .domain(categories.keys())
    .range([0, innerWidth])
    .paddingInner(layout === 'bands' ? 0.3 : 0)
    .paddingOuter(layout === 'bands' ? 0.15 : 0)
  const bandWidth = bands.bandwidth()
  const step = layout === 'edges' ? innerWidth / Math.max(count - 1, 1) : bands.step()
  const edge = (index: number) => (count === 1 ? innerWidth / 2 : index * step)
  const x = layout === 'edges' ? edge : (index: number) => (bands(index) ?? 0) + bandWidth / 2
  const indexAt = (place: number) => Math.round((place - left - x(0)) / step)

  const { shown, slider, handlers } = usePoint({ label, count, textOf: (index) => pointText(props, index), indexAt })
  const named = labelStep(categories, step)
  const roomFor = (index: number) => {
    const toTheSide = Math.min(left + x(index), width - left - x(index))
    return Math.min(named * step - 4, 2 * toTheSide + 1)
  }
  const names = categories.map((category, index) => {
    if (index % named !== 0) return []
    return layout === 'bands' ? wrapText(category, roomFor(index)) : [fitText(category, roomFor(index))]
  })
  const bottom = margin.bottom + (names.some((lines) => lines.length > 1) ? leading : 0)
  y.range([Math.max(height - margin.top - bottom, 1), 0])

  return (
    <div className={styles.root}>
      {series.length > 1 && width > 0 && !saysOnTheSpot && <SeriesKey series={series} />}
      <div ref={ref} className={styles.plot} {...slider} {...handlers}>
        {width > 0 && (
          <svg data-drawing className={styles.drawing} width={width} height={height} aria-hidden focusable={false}>
            <g transform={`translate(${left} ${margin.top})`}>
              <ValueAxis ticks={ticks} y={y} width={innerWidth} formatTick={formatTick} />
              {shown !== undefined && layout === 'bands' && (
                <rect
                  className={styles.cursorBand}
                  x={x(shown) - step / 2}
                  width={step}
                  y={-margin.top}
                  height={height - bottom}
                />
              )}
              {shown !== undefined && layout === 'edges' && (
                <line className={styles.cursorLine} x1={x(shown)} x2={x(shown)} y2={y.range()[0]} />
              )}
              {children({ x, y, bandWidth, shown })}
              {names.map(
                (lines, index) =>
                  lines.length > 0 && (
                    <CategoryName
                      // biome-ignore lint/suspicious/noArrayIndexKey: categories are identified by their position, and two labels can be equal.
                      key={index}
                      lines={lines}
                      x={x(index)}
                      y={(y.range()[0] ?? 0) + 20}
                    />
                  ),
              )}
              {saysOnTheSpot && <EndLabels labels={endLabels} y={y} x={innerWidth + 10} width={endWidth - 10} />}
            </g>
          </svg>
        )}
        {shown !== undefined && (
          <Tooltip title={categoryText(props, shown)} rows={tooltipRows(shown)} at={left + x(shown)} width={width} />
        )}
      </div>
    </div>
  )
}

interface CategoryNameProps {
  lines: readonly string[]
  x: number
  y: number
}

const CategoryName = ({ lines: [first, second], x, y }: CategoryNameProps) => (
  <text className={styles.axisText} y={y} textAnchor="middle">
    <tspan x={x}>{first}</tspan>
    {second !== undefined && (
      <tspan x={x} dy={leading}>
        {second}
      </tspan>
    )}
  </text>
)

interface ValueAxisProps {
  ticks: readonly number[]
  y: ValueScale
  width: number
  formatTick: (value: number) => string
}

const ValueAxis = ({ ticks, y, width, formatTick }: ValueAxisProps) =>
  ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${y(tick)})`}>
      <line className={tick === 0 ? styles.zeroLine : styles.gridLine} x2={width} />
      <text className={styles.axisText} x={-10} dy="0.32em" textAnchor="end">
        {formatTick(tick)}
      </text>
    </g>
  ))

interface EndLabelsProps {
  labels: readonly EndLabel[]
  y: ValueScale
  x: number
  width: number
}

function EndLabels({ labels, y, x, width }: EndLabelsProps) {
  const heights = spreadLabels(
    labels.map(({ value }) => y(value)),
    leading,
    y.range()[0] ?? 0,
  )
  return labels.map(({ id, label, tone }, index) => (
    <text key={id} className={`${styles.endLabel} ${tones[tone]}`} x={x} y={heights[index]} dy="0.32em">
      {fitText(label, width)}
    </text>
  ))
}
