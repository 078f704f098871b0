import type { ChartTone } from './chartData'
import * as styles from './Sparkline.css'
import { sparkPath } from './sparkPath'
import { tones } from './tones.css'

export interface SparklineProps {
  /** In order; null where nothing is known. */
  values: readonly (number | null)[]
  /** How it is meant: a colour, never the only sign of it. */
  tone?: ChartTone
  /** In px; as wide as its place. */
  height?: number
}

/** How a figure went, without axes and without a word: the figure beside it says what it came to. Light enough to come with the page. */
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
