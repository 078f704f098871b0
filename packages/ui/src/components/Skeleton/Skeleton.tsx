import * as styles from './Skeleton.css'

export interface SkeletonProps {
  /** Number of text lines. */
  lines?: number
}

/** Placeholder in the shape of the loading content. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div className={styles.root} role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move.
        <div key={index} className={styles.line} />
      ))}
    </div>
  )
}
