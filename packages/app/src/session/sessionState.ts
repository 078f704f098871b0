import type { Identity } from './identity'
import type { StoredIdentity } from './tokenStore'

/** Age from which an identity is renewed, and an access token exchanged again, before the next request (specification, section 9). */
export const staleAfter = 12 * 60_000

/**
 * What the stored identity means now:
 *
 * - `signedOut`: no identity is stored.
 * - `current`: the identity is accepted, and recent if it can be renewed at all.
 * - `stale`: the identity is accepted, but due for renewal.
 * - `renewable`: the identity has expired, and a refresh token is stored.
 * - `expired`: the identity has expired for good.
 */
export type SessionState =
  | { name: 'signedOut'; stored: null; identity?: undefined }
  | { name: 'current' | 'stale'; stored: StoredIdentity; identity: Identity }
  | { name: 'renewable' | 'expired'; stored: StoredIdentity; identity?: undefined }

interface Judgement {
  read: (stored: StoredIdentity) => Identity | undefined
  /** Whether an identity provider is configured. */
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
