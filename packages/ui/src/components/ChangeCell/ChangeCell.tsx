import { Change, type Comparison } from '../StatTile/StatTile'
import * as styles from './ChangeCell.css'

export interface ChangeCellProps {
  /** As shown: '$12,480.00'. */
  value: string
  /** The page says what it's compared with, so the period is read to screen readers only. */
  comparison?: Comparison
}

/** A figure in a table with its change below. */
export const ChangeCell = ({ value, comparison }: ChangeCellProps) => (
  <span className={styles.cell}>
    {value}
    <span className={styles.change}>{comparison && <Change {...comparison} isPeriodHidden />}</span>
  </span>
)
