import { type AnchorHTMLAttributes, Children, type ReactNode, type Ref } from 'react'
import * as styles from './FunnelStep.css'

export interface FunnelStepsProps {
  /** From what to what: 'From offer to repayment'. */
  label: string
  /** FunnelStepLinks, from the first step to the last. */
  children: ReactNode
}

/** Steps one after the other; each leads to those who came to it. */
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
  /** The element, for who must focus or measure it. */
  ref?: Ref<HTMLAnchorElement>
  /** The step: 'Applied'. */
  label: string
  /** How many came to it, as shown. */
  value: string
  /** In words, how many that is of those before: '38% of those with an offer'. */
  share?: string
  /** The length of the bar, from 0 to 1. */
  fill: number
}

/** One step: who came to it, as a number and as a bar. A plain anchor, so that a router can wrap it. */
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
