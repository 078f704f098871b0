import type { Column } from './column'
import * as rowStyles from './Row.css'
import * as styles from './Skeleton.css'

// As long as names and amounts are, and the same on every visit.
const lengths = [72, 56, 84, 64, 48, 76, 60]
export const skeletonLength = (row: number, column: number) => `${lengths[(row * 3 + column * 2) % lengths.length]}%`

export interface SkeletonRowsProps<Row> {
  count: number
  columns: readonly Column<Row>[]
  hasBox: boolean
  hasMenu: boolean
}

export function SkeletonRows<Row>({ count, columns, hasBox, hasMenu }: SkeletonRowsProps<Row>) {
  return (
    <tbody className={styles.late} aria-hidden data-shape>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and have no other name
        <tr key={row}>
          {hasBox && <td className={rowStyles.cell({ kind: 'box' })} />}
          {columns.map((column, at) => (
            <td key={column.id} className={rowStyles.cell({ align: column.align })}>
              <span className={styles.bar} style={{ inlineSize: skeletonLength(row, at) }} />
            </td>
          ))}
          {hasMenu && <td className={rowStyles.cell({ kind: 'menu' })} />}
        </tr>
      ))}
    </tbody>
  )
}
