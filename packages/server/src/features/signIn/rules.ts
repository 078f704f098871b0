import { randomBytes, randomInt } from 'node:crypto'
import { codeDigits, maxAttempts } from './codeLimits'
import type { StoredSession } from './store'

export const newCode = () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')

/** Kept by the browser that requested the code, which doesn't work without it. */
export const newLoginToken = () => randomBytes(32).toString('base64url')

interface StoredCode {
  tries: number
  expires_at: string
}

/** Why a code can't be valid, before comparing it; undefined if it may be. */
export function whyNotUsable(code: StoredCode | undefined, now: Date): 'code_invalid' | 'code_exhausted' | undefined {
  if (!code) return 'code_invalid'
  if (code.tries >= maxAttempts) return 'code_exhausted'
  return Date.parse(code.expires_at) <= now.getTime() ? 'code_invalid' : undefined
}

interface ProviderSession {
  issuedAt: Date
  signedInAt: Date
}

/**
 * Session for an identity token: an existing one, a new one until a time, or none. The 12 hours count from sign-in at
 * the provider. Tokens issued before sign-out are rejected.
 */
export function sessionFor(
  claims: ProviderSession,
  known: StoredSession | undefined,
  { now, life }: { now: Date; life: number },
): { id: string } | { until: Date } | undefined {
  const begin = Math.min(claims.signedInAt.getTime(), now.getTime())
  const until = known ? Date.parse(known.expires_at) : begin + life * 1000
  if (until <= now.getTime()) return undefined
  if (!known) return { until: new Date(until) }
  if (known.ended_at === null) return { id: known.id }
  return claims.issuedAt.getTime() > Date.parse(known.ended_at) ? { until: new Date(until) } : undefined
}
