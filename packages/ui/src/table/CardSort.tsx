import { useId } from 'react'
import * as styles from './Cards.css'
import { Choice } from './Choice'
import type { Column, SortDirection } from './column'
import { toSort } from './sort'

export interface CardSortProps<Row> {
  columns: readonly Column<Row>[]
  sort?: string
  onSortChange: (sort: string | undefined) => void
}

/** Sort menu for cards, which have no headers. Uses the native select. */
export function CardSort<Row>({ columns, sort, onSortChange }: CardSortProps<Row>) {
  const id = useId()
  const options = columns.flatMap((column) => {
    if (!column.sortKey) return []
    const both: SortDirection[] = ['ascending', 'descending']
    return both.map((direction) => ({
      value: toSort(column.sortKey ?? '', direction),
      label: `${column.header}, ${direction}`,
    }))
  })
  if (options.length === 0) return null
  return (
    <div className={styles.sortChoice}>
      <label htmlFor={id}>Sort</label>
      <Choice
        id={id}
        value={sort ?? ''}
        options={[{ value: '', label: 'Default order' }, ...options]}
        onChange={(value) => onSortChange(value || undefined)}
      />
    </div>
  )
}
