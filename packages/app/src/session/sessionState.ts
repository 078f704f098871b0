import type { Identity } from './identity'
import type { StoredIdentity } from './tokenStore'

/** Age after which identities are renewed and access tokens exchanged again (specification, section 9). */
export const staleAfter = 12 * 60_000

/**
 * State of the stored identity:
 *
 * - `signedOut`: no identity is stored.
 * - `current`: accepted, and recent if it can be renewed.
 * - `stale`: accepted, but due for renewal.
 * - `renewable`: expired, with a refresh token.
 * - `expired`: expired without a refresh token.
 */
export type SessionState =
  | { name: 'signedOut'; stored: null; identity?: undefined }
  | { name: 'current' | 'stale'; stored: StoredIdentity; identity: Identity }
  | { name: 'renewable' | 'expired'; stored: StoredIdentity; identity?: undefined }

interface Judgement {
  read: (stored: StoredIdentity) => Identity | undefined
  hasProvider: boolean
  /** Milliseconds since 1970 by the server's clock. */
  now: number
}

export function sessionState(stored: StoredIdentity | null, { read, hasProvider, now }: Judgement): SessionState {
  if (!stored) return { name: 'signedOut', stored }
  const identity = read(stored)
  const isRenewable = hasProvider && stored.refreshToken !== undefined
  if (!identity) return { name: isRenewable ? 'renewable' : 'expired', stored }
  const { issuedAt } = identity
  const isStale = isRenewable && (issuedAt === undefined || now - issuedAt * 1000 >= staleAfter)
  return { name: isStale ? 'stale' : 'current', stored, identity }
}
