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

/** Lines of which each counts something and leads to it. */
export function CountLinks({ label, children }: CountLinksProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.line}>{child}</li>
      ))}
    </ul>
  )
}

/** Room for six lines on a wide screen, while it is not known how many come: what is below them is not to move. */
export const CountLinksRoom = ({ children }: { children: ReactNode }) => <div className={styles.room}>{children}</div>

export interface CountLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  /** The element, for who must focus or measure it. */
  ref?: Ref<HTMLAnchorElement>
  /** As shown: '1,204'. */
  count: string
  /** What is counted, to be read after the count: 'applications wait for the business'. */
  label: string
  /** How it is meant: a colour, never the only sign of it. */
  tone?: Tone
}

/** How many of something there are, and the way to them. A plain anchor, so that a router can wrap it. */
export function CountLink({ count, label, tone = 'neutral', ...anchor }: CountLinkProps) {
  return (
    <a {...anchor} className={styles.link}>
      <span className={styles.counts[tone]}>{count}</span> <span className={styles.words}>{label}</span>
      <Icon icon={ChevronRightIcon} />
    </a>
  )
}
