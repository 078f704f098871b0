import { type ReactNode, useId } from 'react'
import * as styles from './WithPreview.css'

export interface WithPreviewProps {
  /** Fields. */
  children: ReactNode
  /** What they make, as it is now. */
  preview: ReactNode
  /** Over the preview: where it will be seen. */
  title?: string
}

/** Fields, and what they make: to the right from 1080 px on, and in sight while one scrolls; below them before. */
export function WithPreview({ children, preview, title = 'Preview' }: WithPreviewProps) {
  const id = useId()
  return (
    <div className={styles.root}>
      <div className={styles.main}>{children}</div>
      <section className={styles.preview} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.stage}>{preview}</div>
      </section>
    </div>
  )
}
