import { type ReactNode, useId } from 'react'
import * as styles from './ProgressBar.css'

export interface ProgressBarProps {
  /** What is under way. */
  label: string
  /** How far it is; without it nobody knows, and the bar says so. */
  value?: number
  /** 100 unless told. */
  maxValue?: number
  /** In words, in place of the percentage: '$1,200.00 of $4,000.00', 'about 3 minutes'. */
  valueLabel?: string
  /** Under the bar: what comes next. */
  description?: ReactNode
  /** How it is meant: a colour, never the only sign of it. */
  tone?: 'accent' | 'positive' | 'negative'
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** How far something is, in words and as a bar. */
export function ProgressBar({
  label,
  value,
  maxValue = 100,
  valueLabel,
  description,
  tone = 'accent',
}: ProgressBarProps) {
  const labelId = useId()
  const share = value === undefined || maxValue <= 0 ? undefined : Math.min(Math.max(value / maxValue, 0), 1)
  const text = valueLabel ?? (share === undefined ? undefined : percent.format(share))
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {text !== undefined && <span className={styles.value}>{text}</span>}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={share === undefined ? undefined : 0}
        aria-valuemax={share === undefined ? undefined : maxValue}
        aria-valuenow={share === undefined ? undefined : share * maxValue}
        aria-valuetext={text}
      >
        <div
          className={share === undefined ? `${styles.fills[tone]} ${styles.passing}` : styles.fills[tone]}
          style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
      {description !== undefined && <div className={styles.description}>{description}</div>}
    </div>
  )
}
