import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css'

/** Read out, never seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
