import type { ChartTone } from './chartData'
import * as styles from './Sparkline.css'
import { sparkPath } from './sparkPath'
import { tones } from './tones.css'

export interface SparklineProps {
  /** In order; null if unknown. */
  values: readonly (number | null)[]
  /** Color of the line; never the only carrier of meaning. */
  tone?: ChartTone
  /** Height in px; the width fills the container. */
  height?: number
}

/** Trend line without axes, shown next to a figure. Small enough to load with the page. */
export function Sparkline({ values, tone = 'accent', height = 32 }: SparklineProps) {
  return (
    <svg
      className={`${styles.root} ${tones[tone]}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      height={height}
      aria-hidden
      focusable={false}
    >
      <path className={styles.line} d={sparkPath(values)} />
    </svg>
  )
}
