import type { ReactNode } from 'react'
import * as styles from './PayoffBar.css'

export interface PayoffBarProps {
  /** What is paid off, for those who do not see the bar. */
  label: string
  /** What was paid so far. */
  paid: number
  /** What an even pace would have paid by today. Left out where nobody knows it. */
  expected?: number
  /** What is to be paid altogether. */
  total: number
  /** How an amount is told in words. */
  formatValue: (value: number) => string
  /** Under what is paid, in words: '42% of the total'. */
  paidNote?: ReactNode
  /** Under what is expected, in words: 'Behind the plan'. */
  expectedNote?: ReactNode
}

/** How far something is paid off: one long bar with what is paid, what was expected by today and what there is in all. */
export function PayoffBar({ label, paid, expected, total, formatValue, paidNote, expectedNote }: PayoffBarProps) {
  const shareOf = (value: number) => (total > 0 ? Math.min(Math.max(value / total, 0), 1) : 0)
  const isPaidOff = total > 0 && paid >= total
  const tone = isPaidOff ? 'positive' : 'accent'
  const expectedWords = expected === undefined ? '' : `, ${formatValue(expected)} expected by today`
  return (
    <div className={styles.root}>
      <div className={styles.frame}>
        <div
          className={styles.track}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(shareOf(paid) * 100)}
          aria-valuetext={`${formatValue(paid)} of ${formatValue(total)} paid${expectedWords}`}
        >
          {expected !== undefined && (
            <div className={styles.expected} style={{ transform: `scaleX(${shareOf(expected)})` }} />
          )}
          <div className={styles.paid[tone]} style={{ transform: `scaleX(${shareOf(paid)})` }} />
        </div>
        {expected !== undefined && (
          <div className={styles.mark} style={{ insetInlineStart: `${shareOf(expected) * 100}%` }} />
        )}
      </div>
      <dl className={styles.facts}>
        <Fact swatch={tone} label="Paid" value={formatValue(paid)} note={paidNote} />
        {expected !== undefined && (
          <Fact swatch="mark" label="Expected by today" value={formatValue(expected)} note={expectedNote} />
        )}
        <Fact swatch="total" label="Total" value={formatValue(total)} />
      </dl>
    </div>
  )
}

interface FactProps {
  swatch: keyof typeof styles.swatches
  label: string
  value: string
  note?: ReactNode
}

function Fact({ swatch, label, value, note }: FactProps) {
  return (
    <div>
      <dt className={styles.label}>
        <span className={styles.swatches[swatch]} aria-hidden />
        {label}
      </dt>
      <dd className={styles.value}>
        {value}
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </dd>
    </div>
  )
}
