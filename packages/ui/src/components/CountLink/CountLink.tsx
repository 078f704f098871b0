import { type AnchorHTMLAttributes, Children, type ReactNode, type Ref } from 'react'
import { ChevronRightIcon, Icon } from '../Icon/Icon'
import type { Tone } from '../StatusPill/StatusPill'
import * as styles from './CountLink.css'

export interface CountLinksProps {
  /** Accessible name of the list, such as "Needs attention". */
  label: string
  /** Content. */
  children: ReactNode
}

/** List of counts, each linked to its items. */
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
  /** Ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>
  /** Formatted count, such as "1,204". */
  count: string
  /** Continues after the count, such as "applications are waiting for the business". */
  label: string
  /** Shown below the label, such as the first names and amounts. */
  note?: string
  /** Action of the link, such as "View payments". */
  action?: string
  /** Color by severity; the label must also convey it. */
  tone?: Tone
}

/** A count that links to its items. A plain anchor, so a router can wrap it. */
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
