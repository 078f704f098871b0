import { openSession } from '../../http/sessionStore'
import type { Context, Operations } from '../../kernel/operation'
import { accessTokenLife, isSameHash } from '../../kernel/tokens'
import { lockName } from '../../platform/database/lockStore'
import type { Queryable } from '../../platform/database/sql'
import { canonicalEmail } from '../../platform/email'
import { type Refusal, refuse } from '../../platform/refusal'
import type { Account } from '../../platform/scope'
import { clientAddress } from './clientAddress'
import { codeLife, countedFor, maxAttempts, secondsToWait } from './codeLimits'
import { startSession } from './openSession'
import { passkeyStore } from './passkeyStore'
import { requestOptions, verifiedCounter } from './passkeys'
import { sessionOfProvider } from './providerSession'
import { newCode, newLoginToken, whyNotUsable } from './rules'
import { checkSecondFactor, refusalOf } from './secondFactor'
import { challengeStore, secondFactorStore } from './secondFactorStore'
import { logCodeRequest, logFailedSignIn, logSignOut } from './securityLog'
import { signInStore } from './store'

/** Seconds to enter the second factor. */
const challengeLife = 10 * 60

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
const earlier = (now: Date, seconds: number) => later(now, -seconds)

const inWords = (seconds: number) =>
  seconds < 120
    ? `${seconds} seconds`
    : seconds < 7200
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3600)} hours`

const words = {
  code_invalid: 'The code is invalid or has expired. Try again, or request a new code.',
  code_exhausted: 'Too many attempts. Request a new code.',
}

export const signInOperations: Pick<
  Operations,
  'startLogin' | 'validateOtp' | 'validateSecondFactor' | 'validatePasskey' | 'exchangeToken' | 'logOut'
> = {
  async startLogin({ body }, context) {
    const { database, clock, tokens, log, request, background } = context
    const email = canonicalEmail(body.email)
    const client = clientAddress(request.ip)
    const now = clock()
    const [code, loginToken] = [newCode(), newLoginToken()]
    const { wait, resendAfter } = await database.transaction(async (tx) => {
      // Serializes concurrent requests for an address, so that each counts the previous ones.
      await lockName(tx, `sign-in code ${email}`)
      const store = signInStore(tx)
      const since = earlier(now, countedFor)
      const ofAddress = await store.unusedOfAddress(email, since)
      const ofClient = await store.unusedOfClient(client, since)
      const seconds = secondsToWait({ ofAddress, ofClient, client, now })
      if (seconds > 0) return { wait: seconds, resendAfter: seconds }
      await store.addCode({
        tokenHash: tokens.hashToken(loginToken),
        email,
        client,
        codeHash: tokens.hashCode(loginToken, code),
        now,
        expiresAt: later(now, codeLife),
      })
      const added = { client, created_at: now.toISOString() }
      const resendAfter = secondsToWait({
        ofAddress: [added, ...ofAddress],
        ofClient: { count: ofClient.count + 1, last: added.created_at },
        client,
        now,
      })
      return { wait: 0, resendAfter }
    })
    if (wait > 0) {
      logFailedSignIn(context, email, { reason: 'too_many_requests', isGuess: false })
      throw refuse.tooMany(wait, `You can request another code in ${inWords(wait)}.`)
    }
    // Not awaited, so that timing doesn't reveal whether the address belongs to a user.
    background.add(
      sendCode(email, code, context).catch((error) => log.error({ err: error }, 'a sign-in code was not sent')),
    )
    return { login_token: loginToken, expires_in: codeLife, resend_after: resendAfter }
  },

  async validateOtp({ body }, context) {
    const { database, clock, tokens } = context
    const email = canonicalEmail(body.email)
    const now = clock()
    // Returned, not thrown, because a rollback would undo the counted attempt.
    const result = await database.transaction(async (tx) => {
      const store = signInStore(tx)
      const tokenHash = tokens.hashToken(body.login_token)
      const code = await store.lockCode(tokenHash)
      const reason = whyNotUsable(code, now)
      if (reason || !code) return { reason: reason ?? ('code_invalid' as const), isGuess: false }
      const user = await store.userByEmail(email)
      const isRight =
        tokens.codeHashes(body.login_token, body.code).some((hash) => isSameHash(code.code_hash, hash)) &&
        code.email === email
      if (!isRight || !user) {
        await store.countTry(tokenHash)
        const isLast = code.tries + 1 >= maxAttempts
        return { reason: isLast ? ('code_exhausted' as const) : ('code_invalid' as const), isGuess: true }
      }
      await store.removeCode(tokenHash)
      const { enabledAt } = await secondFactorStore(tx, user.id).state()
      if (enabledAt === null) return startSession(tx, context, user, { method: 'code' })
      const challengeToken = newLoginToken()
      await challengeStore(tx).add({
        tokenHash: tokens.hashToken(challengeToken),
        userId: user.id,
        expiresAt: later(now, challengeLife),
      })
      const known = await passkeyStore(tx, user.id).list()
      return { challengeToken, known }
    })
    if ('identity' in result) return { ...(await result.identity()), challenge_token: null, passkey_options: null }
    if (result.reason === undefined) {
      const { challengeToken, known } = result
      // The token is random and used once, so it's also the passkey's challenge.
      const passkey_options =
        known.length === 0 ? null : { ...(await requestOptions(context.config, { known, challenge: challengeToken })) }
      return { identity_token: null, expires_at: null, challenge_token: challengeToken, passkey_options }
    }
    logFailedSignIn(context, email, result)
    throw refuse.invalid({ in: 'body', pointer: '/code', code: result.reason, detail: words[result.reason] })
  },

  async validateSecondFactor({ body }, context) {
    const result = await completeChallenge(context, body.challenge_token, async (tx, user) => {
      const check = { userId: user.id, code: body.code, acceptsRecovery: true }
      const checked = await checkSecondFactor(tx, context, check)
      if (checked.outcome === 'totp' || checked.outcome === 'recovery_code') return { proof: checked.outcome }
      return { refusal: refusalOf(checked) }
    })
    return result.identity()
  },

  async validatePasskey({ body }, context) {
    const { clock, config } = context
    const result = await completeChallenge(context, body.challenge_token, async (tx, user) => {
      const store = passkeyStore(tx, user.id)
      const { credential, challenge_token: challenge } = body
      const passkey = await store.lock(credential.id)
      const counter = passkey && (await verifiedCounter(config, credential, { passkey, challenge }))
      if (!passkey || counter === undefined) return { refusal: invalidPasskey() }
      await store.use(passkey.id, counter, clock())
      return { proof: 'passkey' }
    })
    return result.identity()
  },

  async exchangeToken({ body }, context) {
    const { database, tokens } = context
    const sessionId = body.is_auth0_token
      ? await sessionOfProvider(body.identity_token, context)
      : await tokens.verifyIdentity(body.identity_token)
    const user = sessionId && (await openSession(database, context, sessionId, context.log))
    if (!user) throw refuse.unauthenticated("The identity token isn't valid. Sign in again.")
    return { access_token: await tokens.signAccess(user.sessionId), expires_in: accessTokenLife }
  },

  async logOut(_input, context) {
    const { database, clock, user } = context
    await signInStore(database).endSession(user.sessionId, clock())
    await logSignOut(database, context, user)
    return undefined
  },
}

const invalidPasskey = () =>
  refuse.invalid({
    in: 'body',
    pointer: '/credential',
    code: 'passkey_invalid',
    detail: "The passkey couldn't be verified. Try again, or enter a code.",
  })

type Check = { proof: 'totp' | 'recovery_code' | 'passkey' } | { refusal: Refusal }

/** Starts the session of a challenge whose second factor is right, and counts the attempt otherwise. */
async function completeChallenge(
  context: Context,
  challengeToken: string,
  check: (tx: Queryable, user: Account) => Promise<Check>,
) {
  const { database, clock, tokens } = context
  const tokenHash = tokens.hashToken(challengeToken)
  // Returned, not thrown, because a rollback would undo the counted attempt.
  const result = await database.transaction(async (tx) => {
    const store = challengeStore(tx)
    const challenge = await store.lock(tokenHash)
    const isOver = !challenge || challenge.tries >= maxAttempts || Date.parse(challenge.expires_at) <= clock().getTime()
    const user = isOver ? undefined : await signInStore(tx).userById(challenge.user_id)
    if (!user) return undefined
    const checked = await check(tx, user)
    if ('refusal' in checked) {
      await store.countTry(tokenHash)
      return { refusal: checked.refusal, user }
    }
    await store.remove(tokenHash)
    return startSession(tx, context, user, { method: 'code', second_factor: checked.proof })
  })
  if (!result)
    throw refuse.invalid({
      in: 'body',
      pointer: '/challenge_token',
      code: 'challenge_expired',
      detail: 'Sign-in took too long, or there were too many attempts. Start again.',
    })
  if ('identity' in result) return result
  logFailedSignIn(context, result.user.email, { reason: 'second_factor_invalid', isGuess: true })
  throw result.refusal
}

async function sendCode(email: string, code: string, context: Context): Promise<void> {
  const { database, mailer } = context
  const user = await signInStore(database).userByEmail(email)
  if (!user) return
  await logCodeRequest(database, context, user)
  await mailer.send({
    to: email,
    subject: 'Your sign-in code',
    text: [
      `Hello ${user.name},`,
      '',
      `your sign-in code for Partner Dashboard is ${code}.`,
      "It's valid for 10 minutes. If you didn't request it, you can ignore this email.",
    ].join('\n'),
  })
}
