import type { ReactNode } from 'react'
import * as styles from './DescriptionList.css'

export interface DescriptionListProps {
  /** Facts in display order. */
  items: readonly { label: string; value: ReactNode }[]
}

/** Label and value pairs, side by side. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.pair}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
