import { findSessionUser } from '../../http/sessionStore'
import type { Context, Operations } from '../../kernel/operation'
import { accessTokenLife, isSameHash, sessionLife } from '../../kernel/tokens'
import { canonicalEmail } from '../../platform/email'
import { refuse } from '../../platform/refusal'
import { sessionOfProvider } from './providerSession'
import { codeLife, mostTries, newCode, resendAfter, whyNotUsable } from './rules'
import { signInStore } from './store'

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

const words = {
  code_invalid: 'The code is not valid or has expired.',
  code_exhausted: 'Too many tries. Ask for a new code.',
}

export const signInOperations: Pick<Operations, 'startLogin' | 'validateOtp' | 'exchangeToken' | 'logOut'> = {
  async startLogin({ body }, { database, clock, tokens, mailer, log }) {
    const email = canonicalEmail(body.email)
    const now = clock()
    const code = newCode()
    const store = signInStore(database)
    const begun = await store.beginCode(email, {
      hash: tokens.hashCode(email, code),
      now,
      resendAt: later(now, resendAfter),
      expiresAt: later(now, codeLife),
    })
    if (!begun) {
      const wait = await store.resendAt(email)
      const seconds = wait ? Math.ceil((Date.parse(wait.resend_at) - now.getTime()) / 1000) : resendAfter
      throw refuse.tooMany(Math.max(1, seconds), `A code was just sent. Ask again in ${Math.max(1, seconds)} seconds.`)
    }
    // Not waited for: how long a mail takes must not tell whether there is anybody to mail to.
    void sendCode(email, code, { database, mailer }).catch((error) =>
      log.error({ err: error }, 'a sign-in code was not sent'),
    )
    return { expires_in: codeLife, resend_after: resendAfter }
  },

  async validateOtp({ body }, { database, clock, ids, tokens }) {
    const email = canonicalEmail(body.email)
    const now = clock()
    // The refusal is answered, not thrown, inside: a throw would take the counted try back.
    const result = await database.transaction(async (tx) => {
      const store = signInStore(tx)
      const code = await store.lockCode(email)
      const reason = whyNotUsable(code, now)
      if (reason || !code) return reason ?? 'code_invalid'
      const user = await store.userByEmail(email)
      if (!isSameHash(code.code_hash, tokens.hashCode(email, body.code)) || !user) {
        await store.countTry(email)
        return code.tries + 1 >= mostTries ? 'code_exhausted' : 'code_invalid'
      }
      await store.removeCode(email)
      const expiresAt = later(now, sessionLife)
      const sessionId = ids()
      await store.beginSession({ id: sessionId, userId: user.id, now, expiresAt })
      return { user: { ...user, sessionId, sessionExpiresAt: expiresAt.toISOString() }, expiresAt }
    })
    if (typeof result === 'string') {
      throw refuse.invalid({ in: 'body', pointer: '/code', code: result, detail: words[result] })
    }
    return {
      identity_token: await tokens.signIdentity(result.user, result.user.sessionId, result.expiresAt),
      expires_at: result.expiresAt.toISOString(),
    }
  },

  async exchangeToken({ body }, context) {
    const { database, clock, tokens } = context
    const sessionId = body.is_auth0_token
      ? await sessionOfProvider(body.identity_token, context)
      : await tokens.verifyIdentity(body.identity_token)
    const user = sessionId && (await findSessionUser(database, sessionId, clock()))
    if (!user) throw refuse.unauthenticated('The identity token does not hold. Sign in again.')
    return { access_token: await tokens.signAccess(user.sessionId), expires_in: accessTokenLife }
  },

  async logOut(_input, { database, clock, user }) {
    await signInStore(database).endSession(user.sessionId, clock())
    return undefined
  },
}

async function sendCode(
  email: string,
  code: string,
  { database, mailer }: Pick<Context, 'database' | 'mailer'>,
): Promise<void> {
  const user = await signInStore(database).userByEmail(email)
  if (!user) return
  await mailer.send({
    to: email,
    subject: 'Your sign-in code',
    text: [
      `Hello ${user.name},`,
      '',
      `your code for Partner Dashboard is ${code}.`,
      'It is good for 10 minutes. If you did not ask for it, nothing needs to be done.',
    ].join('\n'),
  })
}
