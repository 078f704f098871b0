import type { Column, Density } from './column'
import { rowHeight } from './measures'
import * as styles from './Skeleton.css'

export interface SkeletonRowsProps<Row> {
  count: number
  columns: readonly Column<Row>[]
  density: Density
  hasBox: boolean
  hasMenu: boolean
}

/** Placeholder rows. Each cell draws the bars of its whole column, to keep the number of elements low. */
export function SkeletonRows<Row>({ count, columns, density, hasBox, hasMenu }: SkeletonRowsProps<Row>) {
  return (
    <tbody className={styles.late} aria-hidden data-shape>
      <tr style={{ blockSize: count * rowHeight[density] }}>
        {hasBox && <td className={styles.lines} />}
        {columns.map(({ id, align = 'start' }) => (
          <td key={id} className={styles.bars[align]} />
        ))}
        {hasMenu && <td className={styles.lines} />}
      </tr>
    </tbody>
  )
}
