import type { components } from '@partner-dashboard/contract'
import { refuse } from './refusal'

type Role = components['schemas']['Role']
export type Mode = 'prod' | 'sandbox'

export interface Account {
  id: string
  name: string
  email: string
  role: Role
  roles: Role[]
  organizationId: string | null
  partnerId: string | null
}

/** Signed-in user of an active session. */
export interface SessionUser extends Account {
  sessionId: string
  sessionExpiresAt: string
  /** The partner requires a second factor, so the session can only set one up. */
  mustSetUpSecondFactor: boolean
  /** Position in the database's log after the session's last change; null before its first. */
  writePosition: string | null
}

/** Partner and mode of a request. */
export interface Scope {
  /** Null if no partner is selected, for organization users only. */
  partnerId: string | null
  organizationId: string | null
  mode: Mode
}

/** A scope with a partner, the first argument of every store. */
export interface PartnerScope {
  partnerId: string
  mode: Mode
}

/** Returns the scope's partner; throws if none is selected. */
export function partnerScope({ partnerId, mode }: Scope): PartnerScope {
  if (partnerId === null) {
    throw refuse.invalid({
      in: 'header',
      pointer: '/Dashboard-Partner',
      code: 'partner_required',
      detail: 'This operation requires a partner. Select one first.',
    })
  }
  return { partnerId, mode }
}

/** ID of the owner of settings: the selected partner, or the organization. */
export function ownerOf({ scope }: { scope: Scope }): string {
  const owner = scope.partnerId ?? scope.organizationId
  if (owner === null) throw refuse.notFound()
  return owner
}
