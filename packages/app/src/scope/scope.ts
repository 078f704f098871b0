import type { Mode, Scope } from '@partner-dashboard/client'
import type { ScopeSearch } from '../router/scoped'
import { needOf } from './routeNeeds'

/** Part of an identity that decides the scope. */
export interface ScopeOwner {
  organizationId: string | null
  partnerId: string | null
}

export interface ScopeOf {
  owner: ScopeOwner
  search: ScopeSearch
  pathname: string
}

export const isOrganizationUser = (owner: ScopeOwner) => owner.organizationId !== null

/** Why the mode can't be switched; undefined if it can. */
export function whyModeIsForced(owner: ScopeOwner, pathname: string): string | undefined {
  if (isOrganizationUser(owner)) return 'The sandbox is available to partner users only.'
  if (needOf(pathname).mode === 'sandbox') return 'This page is available in the sandbox only.'
  return undefined
}

/** Scope of a page. A forced mode isn't written to the URL, so leaving the page restores the previous mode. */
export function scopeOf({ owner, search, pathname }: ScopeOf): Scope {
  return { partnerId: partnerOf({ owner, search, pathname }), mode: modeOf({ owner, search, pathname }) }
}

function partnerOf({ owner, search, pathname }: ScopeOf): string | null {
  if (!isOrganizationUser(owner)) return owner.partnerId
  return needOf(pathname).partner === 'cleared' ? null : search.partner_id || null
}

function modeOf({ owner, search, pathname }: ScopeOf): Mode {
  // The organization's rule takes precedence over the page's (docs/decisions/navigation.md).
  if (isOrganizationUser(owner)) return 'prod'
  if (needOf(pathname).mode === 'sandbox') return 'sandbox'
  return search.sandbox_mode === 'true' ? 'sandbox' : 'prod'
}
