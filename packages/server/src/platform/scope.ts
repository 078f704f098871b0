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

/** The signed-in user of a session that has not ended. */
export interface SessionUser extends Account {
  sessionId: string
  sessionExpiresAt: string
  /** Until then the session is good for nothing else, since the partner requires a second factor. */
  mustSetUpSecondFactor: boolean
}

/** Whose data a call means. */
export interface Scope {
  /** Null: no partner was chosen, which only an organization user can do. */
  partnerId: string | null
  organizationId: string | null
  mode: Mode
}

/** A scope with a partner: what every statement on a partner's data takes first. */
export interface PartnerScope {
  partnerId: string
  mode: Mode
}

/** The scope of a call that means one partner's data. */
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

/** The owner of the settings that a request concerns: the selected partner, or the organization itself. */
export function ownerOf({ scope }: { scope: Scope }): string {
  const owner = scope.partnerId ?? scope.organizationId
  if (owner === null) throw refuse.notFound()
  return owner
}
