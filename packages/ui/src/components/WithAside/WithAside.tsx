import type { ReactNode } from 'react'
import { Stack } from '../Stack/Stack'
import * as styles from './WithAside.css'

export interface WithAsideProps {
  /** Accessible name of the aside, such as "Facts". */
  label: string
  /** Content of the aside. */
  aside: ReactNode
  /** Main content. */
  children: ReactNode
}

/** Page content with an aside. */
export const WithAside = ({ label, aside, children }: WithAsideProps) => (
  <div className={styles.root}>
    <Stack gap={8}>{children}</Stack>
    <Stack as="aside" gap={8} aria-label={label}>
      {aside}
    </Stack>
  </div>
)
