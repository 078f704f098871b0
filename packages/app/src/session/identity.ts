/** User data of an identity token, named as in the specification (section 3, token metadata). */
export interface Identity {
  token: string
  name: string
  email: string
  userId: string
  role: string
  /** From pd_user_roles. */
  roles: readonly string[]
  organizationId: string | null
  partnerId: string | null
  /** Seconds since 1970, UTC. */
  expiresAt: number
  /** Seconds since 1970, if the token has it. */
  issuedAt?: number
}

interface Acceptance {
  clientId: string
  /** Milliseconds since 1970 by the server's clock. */
  now: number
  /** Claim with the app metadata, if it has another name. */
  metadataClaim?: string
}

/**
 * Reads an identity token; undefined if it isn't acceptable (specification, section 5): it must decode, not be
 * expired, have app metadata with userId and role, and be issued for the configured client. The server verifies the
 * signature.
 */
export function readIdentity(
  token: string,
  { clientId, now, metadataClaim = 'app_metadata' }: Acceptance,
): Identity | undefined {
  const claims = claimsOf(token)
  if (!claims) return undefined
  const { exp, aud, iat } = claims
  const metadata = asRecord(claims[metadataClaim])
  if (typeof exp !== 'number' || exp * 1000 <= now) return undefined
  if (Array.isArray(aud) ? !aud.includes(clientId) : aud !== clientId) return undefined
  const userId = text(metadata?.userId)
  const role = text(metadata?.role)
  if (!userId || !role) return undefined
  return {
    token,
    name: text(claims.name) ?? text(claims.email) ?? '',
    email: text(claims.email) ?? '',
    userId,
    role,
    roles: Array.isArray(metadata?.pd_user_roles)
      ? metadata.pd_user_roles.filter((one) => typeof one === 'string')
      : [],
    organizationId: text(metadata?.organization_id) ?? null,
    partnerId: text(metadata?.partner_id) ?? null,
    expiresAt: exp,
    issuedAt: typeof iat === 'number' ? iat : undefined,
  }
}

/** Subject of a token, even if it's expired. */
export const subjectOf = (token: string): string => text(claimsOf(token)?.sub) ?? ''

/** Claims of a token, whether or not it is acceptable; undefined if it isn't a token. */
export function claimsOf(token: string): Record<string, unknown> | undefined {
  const payload = token.split('.')[1]
  if (token.split('.').length !== 3 || !payload) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    return asRecord(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return undefined
  }
}

const asRecord = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)
