import type { ReactNode } from 'react'
import * as styles from './PayoffBar.css'

export interface PayoffBarProps {
  /** Accessible name. */
  label: string
  /** Amount paid so far. */
  paid: number
  /** Amount expected by today at an even pace; omitted if unknown. */
  expected?: number
  /** Total amount to pay. */
  total: number
  /** Formats an amount. */
  formatValue: (value: number) => string
  /** Below the paid amount, such as "42% paid". */
  paidNote?: ReactNode
  /** Below the expected amount, such as "Behind schedule". */
  expectedNote?: ReactNode
}

/** Repayment progress: paid, expected by today and total. */
export function PayoffBar({ label, paid, expected, total, formatValue, paidNote, expectedNote }: PayoffBarProps) {
  const shareOf = (value: number) => (total > 0 ? Math.min(Math.max(value / total, 0), 1) : 0)
  const isPaidOff = total > 0 && paid >= total
  const tone = isPaidOff ? 'positive' : 'accent'
  const expectedText = expected === undefined ? '' : `, ${formatValue(expected)} expected by today`
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
          aria-valuetext={`${formatValue(paid)} of ${formatValue(total)} paid${expectedText}`}
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
