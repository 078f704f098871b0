import { randomInt } from 'node:crypto'
import type { StoredSession } from './store'

/** A one-time code: 6 digits, good for 10 minutes and 5 tries, replaced at the earliest after 30 seconds. */
export const codeLife = 10 * 60
export const resendAfter = 30
export const mostTries = 5

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

interface StoredCode {
  tries: number
  expires_at: string
}

/** Why a code cannot be right, before it is compared; nothing where it may be. */
export function whyNotUsable(code: StoredCode | undefined, now: Date): 'code_invalid' | 'code_exhausted' | undefined {
  if (!code) return 'code_invalid'
  if (code.tries >= mostTries) return 'code_exhausted'
  return Date.parse(code.expires_at) <= now.getTime() ? 'code_invalid' : undefined
}

interface ToldSession {
  issuedAt: Date
  signedInAt: Date
}

/**
 * Which session an identity token of the provider opens: the one that its session there has begun before, a new one until a time, or
 * none. Twelve hours count from signing in at the provider, whatever is exchanged meanwhile; a token from before the log-out opens
 * nothing any more.
 */
export function sessionFor(
  told: ToldSession,
  known: StoredSession | undefined,
  { now, life }: { now: Date; life: number },
): { id: string } | { until: Date } | undefined {
  const begin = Math.min(told.signedInAt.getTime(), now.getTime())
  const until = known ? Date.parse(known.expires_at) : begin + life * 1000
  if (until <= now.getTime()) return undefined
  if (!known) return { until: new Date(until) }
  if (known.ended_at === null) return { id: known.id }
  return told.issuedAt.getTime() > Date.parse(known.ended_at) ? { until: new Date(until) } : undefined
}
