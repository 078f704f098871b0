import type { ReactNode } from 'react'
import { AppLink } from '../../../../shell/links'

interface ListLinkProps {
  to: string
  /** Filters that match what the figure counts. */
  filter: Readonly<Record<string, unknown>>
  children: ReactNode
}

export const ListLink = ({ to, filter, children }: ListLinkProps) => (
  <AppLink to={to} search={filter} tone="plain">
    {children}
  </AppLink>
)
