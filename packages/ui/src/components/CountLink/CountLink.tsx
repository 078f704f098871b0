import { type AnchorHTMLAttributes, Children, type ReactNode, type Ref } from 'react'
import { ChevronRightIcon, Icon } from '../Icon/Icon'
import type { Tone } from '../StatusPill/StatusPill'
import * as styles from './CountLink.css'

export interface CountLinksProps {
  /** What they are: 'Needs attention'. */
  label: string
  /** CountLinks. */
  children: ReactNode
}

/** Lines that each count something and link to it. */
export function CountLinks({ label, children }: CountLinksProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.line}>{child}</li>
      ))}
    </ul>
  )
}

export interface CountLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  /** The anchor element, to focus or measure it. */
  ref?: Ref<HTMLAnchorElement>
  /** As shown: '1,204'. */
  count: string
  /** Read after the count: 'applications are waiting for the business'. */
  label: string
  /** Below the label: the first names and amounts. */
  note?: string
  /** What the link is for: 'View payments'. */
  action?: string
  /** Severity as a color; the label says it too. */
  tone?: Tone
}

/** A count that links to what it counts. A plain anchor, so that a router can wrap it. */
export function CountLink({ count, label, note, action, tone = 'neutral', ...anchor }: CountLinkProps) {
  return (
    <a {...anchor} className={styles.link}>
      <span className={styles.counts[tone]}>{count}</span>{' '}
      <span className={styles.words}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {action && <span className={styles.action}>{action}</span>}
      <Icon icon={ChevronRightIcon} />
    </a>
  )
}
