import { CheckIcon, Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './CheckMatrix.css'

export interface CheckMatrixProps {
  /** Accessible name. */
  label: string
  /** Header of the first column. */
  rowLabel: string
  /** Columns in display order. */
  columns: readonly { id: string; label: string }[]
  /** Rows in display order, with the columns that are checked. */
  rows: readonly { label: string; checked: readonly string[] }[]
  /** Highlighted column. */
  selected?: string
}

/** Table of what applies to which column, such as the capabilities of each role. */
export function CheckMatrix({ label, rowLabel, columns, rows, selected }: CheckMatrixProps) {
  const isSelected = (id: string) => id === selected || undefined
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {rowLabel}
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={styles.head} data-selected={isSelected(column.id)}>
              <span className={styles.headText}>{column.label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className={styles.name}>
              {row.label}
            </th>
            {columns.map(({ id }) => (
              <td key={id} className={styles.cell} data-selected={isSelected(id)}>
                {row.checked.includes(id) ? (
                  <>
                    <Icon icon={CheckIcon} size={14} className={styles.check} />
                    <VisuallyHidden>Yes</VisuallyHidden>
                  </>
                ) : (
                  <>
                    <span aria-hidden>–</span>
                    <VisuallyHidden>No</VisuallyHidden>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
