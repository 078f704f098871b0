import { createHmac, randomInt } from 'node:crypto'
import type { Context } from '../../kernel/operation'
import type { Queryable } from '../../platform/database/sql'
import { refuse } from '../../platform/refusal'
import { secondFactorStore } from './secondFactorStore'
import { acceptedStep } from './totp'

const day = 24 * 3600

/**
 * Wrong codes per user and day. With three of a million codes valid at a time, that's a probability of 6 in 100,000
 * for someone with access to the mailbox.
 */
const dailyFailures = 20

const recoveryCodeCount = 10
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 50 random bits each. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, () => {
    const text = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })

const bare = (code: string) => code.toUpperCase().replace('-', '')

/** Keyed by the user's sealed secret, so the hash outlives the encryption keys. */
export const recoveryHash = (secret: string, code: string) =>
  createHmac('sha256', secret).update(bare(code)).digest('base64')

interface Check {
  userId: string
  code: string
  /** Whether an unconfirmed secret is accepted. */
  isSetup?: boolean
  acceptsRecovery?: boolean
}

type CheckResult =
  | { outcome: 'totp'; secret: string }
  | { outcome: 'recovery_code' | 'invalid' | 'missing' }
  | { outcome: 'too_many'; seconds: number }

/** Compares a code and counts wrong ones, which the caller must not roll back. */
export async function checkSecondFactor(
  tx: Queryable,
  context: Pick<Context, 'clock' | 'sealing' | 'tokens'>,
  { userId, code, isSetup = false, acceptsRecovery = false }: Check,
): Promise<CheckResult> {
  const now = context.clock()
  const store = secondFactorStore(tx, userId)
  const factor = await store.lock()
  if (!factor || (factor.confirmed_at === null) !== isSetup) return { outcome: 'missing' }
  const since = factor.failures_since === null ? 0 : Date.parse(factor.failures_since)
  const left = Math.ceil((since - now.getTime()) / 1000) + day
  const failures = left > 0 ? factor.failures : 0
  if (failures >= dailyFailures) return { outcome: 'too_many', seconds: left }

  const secret = context.sealing.open(factor.secret_sealed)
  if (code.length === 6) {
    const step = acceptedStep(secret, code, { now, lastStep: factor.last_step })
    if (step !== undefined) {
      await store.accept(step)
      return { outcome: 'totp', secret }
    }
  } else if (acceptsRecovery) {
    // Earlier versions keyed the hash by the encryption key.
    const hashes = [recoveryHash(secret, code), ...context.tokens.codeHashes(`recovery ${userId}`, bare(code))]
    if (await store.useRecoveryCode(hashes)) return { outcome: 'recovery_code' }
  }
  await store.countFailure(failures + 1, failures === 0 ? now.toISOString() : (factor.failures_since ?? ''))
  return { outcome: 'invalid' }
}

export const noFactor = () => refuse.conflict('no_second_factor', "You don't have a second factor. Set one up first.")

/** Error for a rejected code, to throw after the transaction that counted it. */
export function refusalOf(result: CheckResult) {
  if (result.outcome === 'too_many')
    return refuse.tooMany(result.seconds, 'Too many wrong codes. Try again tomorrow, or ask an admin of your team.')
  return refuse.invalid({
    in: 'body',
    pointer: '/code',
    code: 'code_invalid',
    detail: 'The code is invalid. Try again.',
  })
}
