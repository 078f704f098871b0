import type { ReactNode } from 'react'
import type { ScopeSearch } from '../../../../router/scoped'
import { AppLink } from '../../../../shell/links'

/** The lists that figures lead to. */
export type ListPath =
  | '/businesses'
  | '/businesses/capital'
  | '/businesses/capital/applications'
  | '/businesses/capital/offers'
  | '/reporting'

interface ListLinkProps {
  to: ListPath
  /** The filter that finds what the figure counts. */
  filter: object
  children: ReactNode
}

/** A figure as the way to what it counts, for the same partner and mode. */
export const ListLink = ({ to, filter, children }: ListLinkProps) => (
  <AppLink
    to={to}
    search={({ partner_id, sandbox_mode }: ScopeSearch) => ({ partner_id, sandbox_mode, ...filter }) as never}
    tone="plain"
  >
    {children}
  </AppLink>
)
