import type { ReactNode } from 'react'
import { Stack } from '../Stack/Stack'
import * as styles from './WithAside.css'

export interface WithAsideProps {
  /** What the aside is called: 'Facts'. */
  label: string
  /** Beside the content on a wide screen, under it on others. */
  aside: ReactNode
  /** The content. */
  children: ReactNode
}

/** A page's content with facts beside it. */
export const WithAside = ({ label, aside, children }: WithAsideProps) => (
  <div className={styles.root}>
    <Stack gap={8}>{children}</Stack>
    <Stack as="aside" gap={8} aria-label={label}>
      {aside}
    </Stack>
  </div>
)
