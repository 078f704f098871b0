/** What an identity token says about its user, by the names of the specification (section 3, token metadata). */
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
  /** The same, where the token says it. */
  issuedAt?: number
}

interface Acceptance {
  clientId: string
  /** Milliseconds since 1970 by the server's clock. */
  now: number
  /** Where the provider's tokens keep their app metadata, if not under that name. */
  metadataClaim?: string
}

/**
 * The identity in a token, or nothing where the token is not acceptable (specification, section 5): it must decode, not be expired,
 * carry app metadata with userId and role, and its audience must be the configured client. The signature is the server's to check.
 */
export function readIdentity(
  token: string,
  { clientId, now, metadataClaim = 'app_metadata' }: Acceptance,
): Identity | undefined {
  const claims = decode(token)
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

/** Whom a token names, whether it still holds or not. */
export const subjectOf = (token: string): string => text(decode(token)?.sub) ?? ''

function decode(token: string): Record<string, unknown> | undefined {
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
