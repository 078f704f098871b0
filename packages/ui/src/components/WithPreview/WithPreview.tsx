import { type ReactNode, useId } from 'react'
import * as styles from './WithPreview.css'

export interface WithPreviewProps {
  /** Form fields. */
  children: ReactNode
  /** Preview of the current values. */
  preview: ReactNode
  /** Heading of the preview. */
  title?: string
}

/** Form with a preview: on the right and sticky from 1080 px on, below the fields otherwise. */
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
