import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Account, Mode } from '../platform/scope'
import { keysOf } from '../platform/sealing'
import type { Secrets } from '../platform/secrets'
import { isUuid } from '../platform/uuid'
import { cacheVerified } from './tokenCache'
import { tokenMetadata } from './tokenMetadata'

/** In seconds. */
export const accessTokenLife = 15 * 60
export const sessionLife = 12 * 60 * 60

const algorithm = 'ES256'

interface TokenOptions {
  secrets: Secrets
  issuer: string
  /** The audience of identity tokens. */
  clientId: string
  clock: () => Date
}

interface QueryScope {
  sessionId: string
  partnerId: string | null
  mode: Mode
}

export type Tokens = Awaited<ReturnType<typeof createTokens>>

/** Signs and verifies the alternate login's tokens and access tokens. They differ in audience and type and aren't interchangeable. */
export async function createTokens({ secrets, issuer, clientId, clock }: TokenOptions) {
  const { d: _private, ...publicJwk } = secrets.signingKey
  const privateKey = await importJWK(secrets.signingKey, algorithm)
  const publicKey = await importJWK(publicJwk, algorithm)
  const codeKeys = keysOf(secrets.encryptionKey)
  const codeHash = (key: string, loginToken: string, code: string) =>
    createHmac('sha256', key).update(`${loginToken}\0${code}`).digest('base64')
  const accessAudience = `${issuer}/api`
  const queryAudience = `${issuer}/analytics`
  const seconds = () => Math.floor(clock().getTime() / 1000)

  const verify = async (token: string, typ: string, audience: string): Promise<JWTPayload | undefined> => {
    try {
      const options = {
        algorithms: [algorithm],
        issuer,
        audience,
        typ,
        currentDate: clock(),
        requiredClaims: ['exp', 'sid'],
      }
      return (await jwtVerify(token, publicKey, options)).payload
    } catch {
      return undefined
    }
  }
  const sessionOf = (payload: JWTPayload | undefined) =>
    typeof payload?.sid === 'string' && isUuid(payload.sid) ? payload.sid : undefined
  const scopeOf = (payload: JWTPayload): QueryScope | undefined => {
    const sessionId = sessionOf(payload)
    if (!sessionId || (payload.mode !== 'prod' && payload.mode !== 'sandbox')) return undefined
    const partnerId = payload.partner_id
    if (partnerId !== null && typeof partnerId !== 'string') return undefined
    return { sessionId, partnerId, mode: payload.mode }
  }

  return {
    signIdentity: (user: Account, sessionId: string, expiresAt: Date) =>
      new SignJWT({ name: user.name, email: user.email, app_metadata: tokenMetadata(user), sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'identity+jwt' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(`user_${user.id}`)
        .setIssuedAt(seconds())
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(privateKey),
    signAccess: (sessionId: string) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(accessAudience)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + accessTokenLife)
        .sign(privateKey),
    /** Returns the token's session, or undefined if it's invalid. */
    verifyIdentity: async (token: string) => sessionOf(await verify(token, 'identity+jwt', clientId)),
    verifyAccess: cacheVerified((token) => verify(token, 'at+jwt', accessAudience), sessionOf, seconds),
    /** A token for analytics queries, with session, partner and mode. */
    signQuery: (scope: QueryScope) =>
      new SignJWT({ sid: scope.sessionId, partner_id: scope.partnerId, mode: scope.mode })
        .setProtectedHeader({ alg: algorithm, typ: 'query+jwt' })
        .setIssuer(issuer)
        .setAudience(queryAudience)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + accessTokenLife)
        .sign(privateKey),
    verifyQuery: cacheVerified((token) => verify(token, 'query+jwt', queryAudience), scopeOf, seconds),
    /** A token for other services, such as the importer or marketing tools. It isn't valid here. */
    signFor: (purpose: string, claims: Record<string, unknown>, life: number) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: `${purpose}+jwt` })
        .setIssuer(issuer)
        .setAudience(`${issuer}/${purpose}`)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + life)
        .sign(privateKey),
    /** Keyed, because eight digits can be brute-forced. */
    hashCode: (loginToken: string, code: string) => codeHash(codeKeys[0] ?? '', loginToken, code),
    /** With every key, since the first may have changed after the code was sent. */
    codeHashes: (loginToken: string, code: string) => codeKeys.map((key) => codeHash(key, loginToken, code)),
    /** Unkeyed, because the token is random. */
    hashToken: (token: string) => createHash('sha256').update(token).digest('base64url'),
  }
}

export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
