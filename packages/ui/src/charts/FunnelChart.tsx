import { scaleBand, scaleLinear } from 'd3-scale'
import { type DrawingProps, toneOf, valueAt, valueText } from './chartData'
import * as styles from './FunnelChart.css'
import { shareOfBefore } from './funnel'
import { fitText, textWidth } from './geometry'
import { drawing, plot, root } from './Plot.css'
import { Tooltip } from './Tooltip'
import { tones } from './tones.css'
import { usePoint } from './usePoint'
import { useSize } from './useSize'

const textHeight = 22
const thickestBar = 20

/** Steps of a funnel with their counts; the drop-off from the previous step is gray. */
export function FunnelChart({ label, categories, series, formatValue }: DrawingProps) {
  const [ref, { width, height }] = useSize<HTMLDivElement>()
  const steps = series[0]
  const count = categories.length
  const amount = (index: number) => Math.max(valueAt(steps, index) ?? 0, 0)
  const widest = Math.max(...categories.map((_, index) => amount(index)))

  const x = scaleLinear()
    .domain([0, widest || 1])
    .range([0, width])
  const y = scaleBand<number>().domain(categories.keys()).range([0, height])
  const barHeight = Math.min(Math.max(y.bandwidth() - textHeight - 8, 4), thickestBar)

  const textOf = (index: number) => {
    const share = shareOfBefore(steps, index)
    const text = `${categories[index] ?? ''}: ${valueText(steps, index, formatValue)}`
    return share ? `${text}; ${share} of ${categories[index - 1]}` : text
  }
  const indexAt = (_: number, place: number) => Math.floor(place / y.step())
  const { shown, slider, handlers } = usePoint({ label, count, textOf, indexAt, orientation: 'vertical' })

  const tooltipRows = (index: number) => {
    const share = shareOfBefore(steps, index)
    return [
      { label: steps?.label ?? '', value: valueText(steps, index, formatValue) },
      ...(share ? [{ label: `Of ${categories[index - 1]}`, value: share }] : []),
    ]
  }

  return (
    <div className={root}>
      <div ref={ref} className={plot} {...slider} {...handlers}>
        {width > 0 && (
          <svg
            data-drawing
            className={`${drawing} ${tones[toneOf(series, 0)]}`}
            width={width}
            height={height}
            aria-hidden
            focusable={false}
          >
            {categories.map((category, index) => (
              <FunnelStep
                // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their position, and two labels can be equal.
                key={index}
                label={category}
                value={valueText(steps, index, formatValue)}
                share={shareOfBefore(steps, index)}
                index={index}
                isShown={shown === index}
                y={y(index) ?? 0}
                width={width}
                height={y.bandwidth()}
                barHeight={barHeight}
                barWidth={amount(index) > 0 ? Math.max(x(amount(index)), 1) : 0}
                widthBefore={index > 0 ? x(amount(index - 1)) : undefined}
              />
            ))}
          </svg>
        )}
        {shown !== undefined && (
          <Tooltip
            title={categories[shown] ?? ''}
            rows={tooltipRows(shown)}
            at={width / 2}
            top={(y(shown) ?? 0) + textHeight + barHeight}
            width={width}
          />
        )}
      </div>
    </div>
  )
}

interface FunnelStepProps {
  label: string
  value: string
  share: string | undefined
  index: number
  isShown: boolean
  y: number
  width: number
  height: number
  barHeight: number
  barWidth: number
  /** Bar width of the previous step. */
  widthBefore: number | undefined
}

function FunnelStep({ label, value, share, index, isShown, y, width, height, ...bar }: FunnelStepProps) {
  const { barHeight, barWidth, widthBefore } = bar
  const room = width - textWidth(`${value} ${share}`) - 24
  return (
    <g transform={`translate(0 ${y})`}>
      {isShown && <rect className={styles.cursor} x={-6} width={width + 12} height={height} rx={6} />}
      <text className={styles.label} y={15}>
        {fitText(label, room)}
      </text>
      <text className={styles.value} x={width} y={15} textAnchor="end">
        {value}
        {share && (
          <tspan className={styles.share} dx={6}>
            {share}
          </tspan>
        )}
      </text>
      {widthBefore !== undefined && (
        <rect className={styles.before} y={textHeight} width={widthBefore} height={barHeight} rx={2} />
      )}
      {barWidth > 0 && (
        <rect className={styles.bar} y={textHeight} width={barWidth} height={barHeight} rx={2} data-step={index} />
      )}
    </g>
  )
}
