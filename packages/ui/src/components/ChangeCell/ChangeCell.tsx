import { Change, type Comparison } from '../StatTile/StatTile'
import * as styles from './ChangeCell.css'

export interface ChangeCellProps {
  /** Formatted value, such as "$12,480.00". */
  value: string
  /** Change against a period. The period is read to screen readers only. */
  comparison?: Comparison
}

/** Table cell with a figure and its change. */
export const ChangeCell = ({ value, comparison }: ChangeCellProps) => (
  <span className={styles.cell}>
    {value}
    <span className={styles.change}>{comparison && <Change {...comparison} isPeriodHidden />}</span>
  </span>
)
