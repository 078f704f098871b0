import { type ReactNode, useId } from 'react'
import * as styles from './ProgressBar.css'

export interface ProgressBarProps {
  /** Name of the running task. */
  label: string
  /** Current value; indeterminate if omitted. */
  value?: number
  /** Default: 100. */
  maxValue?: number
  /** Text instead of the percentage, such as "$1,200.00 of $4,000.00" or "about 3 minutes". */
  valueLabel?: string
  /** Text below the bar. */
  description?: ReactNode
  /** Color by meaning; never the only carrier of it. */
  tone?: 'accent' | 'positive' | 'negative'
}

/** Progress as text and a bar. */
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
  const text = valueLabel ?? (share === undefined ? undefined : `${Math.round(share * 100)}%`)
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
