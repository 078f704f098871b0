import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './CompareFields.css'

export interface ComparedField {
  id: string
  label: string
  /** Value before both changes, if known. */
  before?: string | undefined
  /** Formatted value. */
  theirs: string
  /** Author and time of the change. */
  by?: string | undefined
  yours: string
}

export interface CompareFieldsProps {
  /** Accessible name of the table. */
  label: string
  /** Fields with both values, in display order. */
  fields: readonly ComparedField[]
  /** Header of the column with the stored values. */
  theirsLabel?: string
  /** Header of the column with the unsaved values. */
  yoursLabel?: string
  /** Hides fields with equal values. */
  isOnlyDifferences?: boolean
}

function Value({ text, mark }: { text: string; mark: string | undefined }) {
  const shown = text === '' ? <span className={styles.empty}>(empty)</span> : text
  return mark === undefined ? shown : <span className={mark}>{shown}</span>
}

/** Compares the stored values with unsaved ones, field by field. */
export function CompareFields({
  label,
  fields,
  theirsLabel = 'Their changes',
  yoursLabel = 'Your changes',
  isOnlyDifferences = false,
}: CompareFieldsProps) {
  const hasBefore = fields.some(({ before }) => before !== undefined)
  const shown = isOnlyDifferences ? fields.filter(({ theirs, yours }) => theirs !== yours) : fields
  if (shown.length === 0) return <p className={styles.none}>No differences.</p>
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.header}>
            Field
          </th>
          {hasBefore && (
            <th scope="col" className={styles.header}>
              Before
            </th>
          )}
          <th scope="col" className={styles.header}>
            {theirsLabel}
          </th>
          <th scope="col" className={styles.header}>
            {yoursLabel}
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {shown.map(({ id, label: name, before, theirs, by, yours }) => {
          const isDifferent = theirs !== yours
          return (
            <tr key={id} className={styles.line}>
              <th scope="row" className={styles.field}>
                {name}
                {isDifferent && <VisuallyHidden>(differs)</VisuallyHidden>}
              </th>
              {hasBefore && (
                <td className={styles.value} data-label="Before">
                  {before === undefined ? (
                    <span className={styles.empty}>(unknown)</span>
                  ) : (
                    <Value text={before} mark={undefined} />
                  )}
                </td>
              )}
              <td className={styles.value} data-label={theirsLabel}>
                <Value text={theirs} mark={isDifferent ? styles.theirs : undefined} />
                {by !== undefined && <div className={styles.by}>{by}</div>}
              </td>
              <td className={styles.value} data-label={yoursLabel}>
                <Value text={yours} mark={isDifferent ? styles.yours : undefined} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
