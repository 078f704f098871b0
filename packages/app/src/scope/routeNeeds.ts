/**
 * What each route needs of the scope (specification, sections 2 and 4). The longest matching path applies.
 *
 * - `needed`: a selected partner; an organization user without one gets the first.
 * - `preferred`: the same, but a selected organization has its own content.
 * - `optional`: works with and without a partner and keeps the selection.
 * - `cleared`: needs no partner and clears an organization user's selection.
 */
export type PartnerNeed = 'needed' | 'preferred' | 'optional' | 'cleared'

interface RouteNeed {
  path: string
  partner: PartnerNeed
  mode: 'kept' | 'sandbox'
  /** Disables the partner switcher. */
  isSwitcherDisabled?: true
}

export const routeNeeds: readonly RouteNeed[] = [
  { path: '/', partner: 'needed', mode: 'kept' },
  { path: '/analytics', partner: 'needed', mode: 'kept' },
  { path: '/businesses', partner: 'needed', mode: 'kept' },
  { path: '/customers', partner: 'needed', mode: 'kept' },
  { path: '/loan/businesses', partner: 'needed', mode: 'kept' },
  { path: '/data-share', partner: 'needed', mode: 'kept' },
  { path: '/developer', partner: 'needed', mode: 'kept' },
  { path: '/marketing', partner: 'needed', mode: 'kept' },
  { path: '/reporting', partner: 'needed', mode: 'kept' },
  { path: '/playground', partner: 'needed', mode: 'kept' },
  { path: '/playground/create-offer', partner: 'needed', mode: 'sandbox' },
  { path: '/playground/offer', partner: 'needed', mode: 'sandbox' },
  { path: '/settings', partner: 'needed', mode: 'kept' },
  { path: '/settings/users', partner: 'preferred', mode: 'kept' },
  { path: '/settings/second-factor', partner: 'optional', mode: 'kept' },
  { path: '/settings/sessions', partner: 'optional', mode: 'kept' },
  { path: '/settings/audit-log', partner: 'preferred', mode: 'kept' },
  { path: '/settings/notification-preferences', partner: 'needed', mode: 'kept', isSwitcherDisabled: true },
  { path: '/settings/widget', partner: 'cleared', mode: 'kept' },
  { path: '/settings/branding', partner: 'cleared', mode: 'kept' },
  { path: '/settings/support-info', partner: 'cleared', mode: 'kept' },
  { path: '/settings/chat-integration', partner: 'cleared', mode: 'kept' },
]

// The 404 page keeps the selection.
const unknownRoute: RouteNeed = { path: '', partner: 'optional', mode: 'kept' }

/** Requirements of a path; the index only matches itself. */
export function needOf(pathname: string): RouteNeed {
  const path = pathname.replace(/\/+$/, '') || '/'
  let match = unknownRoute
  for (const need of routeNeeds) {
    const matches = path === need.path || (need.path !== '/' && path.startsWith(`${need.path}/`))
    if (matches && need.path.length > match.path.length) match = need
  }
  return match
}
