import { createHash } from 'node:crypto'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import type { IdentityProvider, ProviderIdentity } from '../../kernel/identityProvider'
import { type Config, localIssuer } from '../../platform/config'
import { canonicalEmail } from '../../platform/email'
import { Refusal } from '../../platform/refusal'

/** Asymmetric algorithms only: with HS256 the public key would suffice, with `none` no key at all. */
const algorithms = ['RS256', 'ES256']

/** Timeout in milliseconds. */
const patience = 5000

interface Issuer {
  /** As written by the issuer. */
  name: string
  keys: JWTVerifyGetKey
}

/** Verifies identity tokens of the configured issuer; undefined if none is configured. Nothing is fetched before the first token. */
export function createIdentityProvider(config: Config, clock: () => Date): IdentityProvider | undefined {
  const { oidcIssuer, oidcClientId, oidcMetadataClaim } = config
  if (oidcIssuer === undefined) return undefined
  const isOwn = config.hasLocalProvider && oidcIssuer === localIssuer(config.publicOrigin)
  const find = () => (isOwn ? ownIssuer(oidcIssuer, config.dataDir) : discover(oidcIssuer))
  let cached: Promise<Issuer> | undefined

  // Cached after a success; after a failure, the next token tries again.
  const issuer = (): Promise<Issuer> => {
    cached ??= find().catch((cause) => {
      cached = undefined
      throw unreachable(cause)
    })
    return cached
  }

  return {
    async verify(token) {
      // Checked first, so invalid tokens don't cause requests to the issuer.
      if (!isAcceptable(token)) return undefined
      const { name, keys } = await issuer()
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms,
          issuer: name,
          audience: oidcClientId,
          currentDate: clock(),
          requiredClaims: ['exp', 'iat', 'sub'],
        })
        return identityOf(payload, { clientId: oidcClientId, claim: oidcMetadataClaim })
      } catch (error) {
        if (isRefusedToken(error)) return undefined
        throw unreachable(error)
      }
    },
  }
}

function isAcceptable(token: string): boolean {
  try {
    const { alg, typ } = decodeProtectedHeader(token)
    // Access tokens of the same issuer have another type.
    return algorithms.includes(alg ?? '') && (typ === undefined || typ.toLowerCase() === 'jwt')
  } catch {
    return false
  }
}

/** Errors of the token, rather than of fetching keys. */
const isRefusedToken = (error: unknown) =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys

const unreachable = (cause: unknown) =>
  Object.assign(
    new Refusal({
      status: 503,
      code: 'identity_provider_unreachable',
      detail: "The identity provider isn't responding. Try again in a moment.",
      headers: { 'Retry-After': '5' },
    }),
    { cause },
  )

async function discover(configured: string): Promise<Issuer> {
  const response = await fetch(`${bare(configured)}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`The issuer responded to the discovery request with status ${response.status}.`)
  const document: unknown = await response.json()
  const { issuer, jwks_uri } = isRecord(document) ? document : {}
  // The document must belong to the configured issuer, except for a trailing slash.
  if (typeof issuer !== 'string' || bare(issuer) !== bare(configured))
    throw new Error('The discovery document belongs to another issuer.')
  if (typeof jwks_uri !== 'string') throw new Error('The discovery document has no jwks_uri.')
  return { name: issuer, keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: patience }) }
}

/** Uses our own provider's keys directly, because the server may not reach its public URL. */
async function ownIssuer(name: string, dataDir: string): Promise<Issuer> {
  const { readLocalKeys } = await import('../../platform/localKeys')
  const { d: _private, ...key } = (await readLocalKeys(dataDir)).signingKey
  return { name, keys: createLocalJWKSet({ keys: [key] }) }
}

const bare = (issuer: string) => issuer.replace(/\/+$/, '')

function identityOf(payload: JWTPayload, expected: { clientId: string; claim: string }): ProviderIdentity | undefined {
  const { sub, azp, email, email_verified } = payload
  const metadata = payload[expected.claim]
  if (!isText(sub) || !isRecord(metadata) || !isText(metadata.userId) || !isText(metadata.role)) return undefined
  // The token was issued for another client.
  if (azp !== undefined && azp !== expected.clientId) return undefined
  const issuedAt = dateOf(payload.iat)
  if (!issuedAt) return undefined
  return {
    subject: sub,
    email: email_verified === true && isText(email) ? canonicalEmail(email) : undefined,
    providerSession: sessionKey(payload),
    issuedAt,
    signedInAt: dateOf(payload.auth_time) ?? issuedAt,
  }
}

/**
 * Identifies the provider's session and sign-in: signing in again under the same `sid` is another session. Without
 * both claims, each token is a session.
 */
function sessionKey({ iss, sub, sid, auth_time, jti, iat }: JWTPayload): string {
  const isTold = isText(sid) || typeof auth_time === 'number'
  const key = isTold ? ['session', sid ?? null, auth_time ?? null] : ['token', jti ?? iat]
  return createHash('sha256')
    .update(JSON.stringify([iss, sub, ...key]))
    .digest('base64url')
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function dateOf(seconds: unknown): Date | undefined {
  if (typeof seconds !== 'number') return undefined
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? undefined : date
}
