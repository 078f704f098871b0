import { type AnchorHTMLAttributes, Children, type ReactNode, type Ref } from 'react'
import * as styles from './FunnelStep.css'

export interface FunnelStepsProps {
  /** Accessible name, such as "From offer to repayment". */
  label: string
  /** Content. */
  children: ReactNode
}

/** Funnel steps, each linked to its businesses. */
export function FunnelSteps({ label, children }: FunnelStepsProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ol>
  )
}

export interface FunnelStepLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  /** Ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>
  /** Name of the step, such as "Applied". */
  label: string
  /** Formatted count for this step. */
  value: string
  /** Share of the previous step, such as "38% of Offered". */
  share?: string
  /** Bar length from 0 to 1. */
  fill: number
}

/** Funnel step with a count and a bar. A plain anchor, so a router can wrap it. */
export function FunnelStepLink({ label, value, share, fill, ...anchor }: FunnelStepLinkProps) {
  return (
    <a {...anchor} className={styles.link}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>{' '}
        {share !== undefined && <span className={styles.share}>{share}</span>}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ transform: `scaleX(${Math.min(Math.max(fill, 0), 1)})` }} />
      </span>
    </a>
  )
}
