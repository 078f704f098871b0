import * as styles from './Skeleton.css'

export interface SkeletonProps {
  /** How many lines of text come. */
  lines?: number
}

/** The shape of what comes. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div className={styles.root} role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <div key={index} className={styles.line} />
      ))}
    </div>
  )
}
