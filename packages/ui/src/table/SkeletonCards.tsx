import * as cardStyles from './Cards.css'
import type { Column } from './column'
import * as styles from './Skeleton.css'

// Fixed widths, so the skeleton looks the same on every visit.
const lengths = [72, 56, 84, 64, 48, 76, 60]

export interface SkeletonCardsProps<Row> {
  count: number
  columns: readonly Column<Row>[]
}

export function SkeletonCards<Row>({ count, columns }: SkeletonCardsProps<Row>) {
  return (
    <div className={`${cardStyles.list} ${styles.late}`} aria-hidden data-shape>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical.
        <div key={card} className={cardStyles.card}>
          <div className={cardStyles.name}>
            <span className={styles.bar} style={{ inlineSize: `${lengths[(card * 3) % lengths.length]}%` }} />
          </div>
          <div className={cardStyles.facts}>
            {columns
              .slice(1)
              .map((column) => !column.isStatus && <SkeletonFact key={column.id} label={column.header} />)}
          </div>
        </div>
      ))}
    </div>
  )
}

// Labels are known; only the values are placeholders.
const SkeletonFact = ({ label }: { label: string }) => (
  <div className={cardStyles.fact}>
    <span className={cardStyles.label}>{label}</span>
    <span className={cardStyles.value}>
      <span className={styles.bar} style={{ inlineSize: '64px' }} />
    </span>
  </div>
)
