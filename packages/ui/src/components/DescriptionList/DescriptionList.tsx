import type { ReactNode } from 'react'
import * as styles from './DescriptionList.css'

export interface DescriptionListProps {
  /** Each fact with its name. */
  items: readonly { label: string; value: ReactNode }[]
}

/** Facts: label beside value, on a phone above it. */
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
