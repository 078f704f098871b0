import type { AnchorHTMLAttributes, Ref } from 'react'
import type { StatusPillProps } from './StatusPill'
import { links } from './StatusPill.css'

export interface StatusPillLinkProps
  extends StatusPillProps,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  /** Ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>
}

/** Status that links to its cause. A plain anchor, so a router can wrap it. */
export const StatusPillLink = ({ tone, label, ...anchor }: StatusPillLinkProps) => (
  <a {...anchor} className={links[tone]}>
    {label}
  </a>
)
