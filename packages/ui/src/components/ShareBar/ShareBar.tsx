import type { ReactNode } from 'react'
import * as styles from './ShareBar.css'

export interface ShareBarPart {
  id: string
  /** Can be a link. */
  label: ReactNode
  value: number
  /** Formatted value, such as "$12,480.00". */
  valueLabel: string
  /** Below the value, such as "12 products". */
  note?: string
  tone: keyof typeof styles.fills
}

export interface ShareBarProps {
  /** Accessible name, such as "Outstanding by days past due". */
  label: string
  /** In display order; a part of 0 appears only in the legend. */
  parts: readonly ShareBarPart[]
}

/** Parts of a whole as one bar. Its legend is also what screen readers read. */
export function ShareBar({ label, parts }: ShareBarProps) {
  const shown = parts.filter(({ value }) => value > 0)
  return (
    <div className={styles.root}>
      <div className={styles.bar} aria-hidden>
        {shown.map(({ id, value, tone }) => (
          <span key={id} className={styles.fills[tone]} style={{ flexGrow: value }} />
        ))}
      </div>
      <dl className={styles.parts} aria-label={label}>
        {parts.map(({ id, label: name, valueLabel, note, tone }) => (
          <div key={id}>
            <dt className={styles.label}>
              <span className={styles.swatches[tone]} aria-hidden />
              {name}
            </dt>
            <dd className={styles.value}>
              {valueLabel}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
