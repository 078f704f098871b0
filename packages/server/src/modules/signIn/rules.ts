import { randomInt } from 'node:crypto'

/** A one-time code: 6 digits, good for 10 minutes and 5 tries, replaced at the earliest after 30 seconds. */
export const codeLife = 10 * 60
export const resendAfter = 30
export const mostTries = 5

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** One address has one spelling. */
export const canonicalEmail = (email: string) => email.trim().toLowerCase()

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
