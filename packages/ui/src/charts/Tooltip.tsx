import { Fragment } from 'react'
import { type ChartTone, type DrawingProps, toneOf, valueText } from './chartData'
import { swatch } from './SeriesKey.css'
import * as styles from './Tooltip.css'
import { tones } from './tones.css'

export interface TooltipRow {
  label: string
  value: string
  tone?: ChartTone
}

export interface TooltipProps {
  title: string
  rows: readonly TooltipRow[]
  /** Position of the point and width of the drawing, in px. */
  at: number
  width: number
  top?: number
}

const distance = 12

/** Values of the active point. Hidden from screen readers, which read the slider's value. */
export function Tooltip({ title, rows, at, width, top = 0 }: TooltipProps) {
  const isLeft = at > width / 2
  const room = Math.max(isLeft ? at : width - at, 120) - distance
  return (
    <div
      className={styles.root}
      aria-hidden
      data-testid="chart-tooltip"
      style={{
        top,
        left: isLeft ? at - distance : at + distance,
        maxWidth: room,
        transform: isLeft ? 'translateX(-100%)' : undefined,
      }}
    >
      <span className={styles.title}>{title}</span>
      {rows.map(({ label, value, tone }) => (
        <Fragment key={label}>
          {tone && <span className={`${swatch} ${tones[tone]}`} />}
          <span className={tone ? styles.label : styles.plainLabel}>{label}</span>
          <span className={styles.value}>{value}</span>
        </Fragment>
      ))}
    </div>
  )
}

export const seriesRows = ({ series, formatValue }: DrawingProps, index: number): TooltipRow[] =>
  series.map((one, at) => ({
    label: one.label,
    value: valueText(one, index, formatValue),
    tone: toneOf(series, at),
  }))
