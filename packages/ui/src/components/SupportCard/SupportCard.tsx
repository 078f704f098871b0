import * as styles from './SupportCard.css'

export interface SupportCardProps {
  /** Heading. */
  title: string
  /** Contact options. */
  items: readonly { label: string; value: string }[]
}

/** Card with contact options, shown to businesses under "Help". */
export const SupportCard = ({ title, items }: SupportCardProps) => (
  <div className={styles.card}>
    <p className={styles.title}>{title}</p>
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
