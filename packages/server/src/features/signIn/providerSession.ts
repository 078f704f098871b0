import type { ProviderIdentity } from '../../kernel/identityProvider'
import type { Context } from '../../kernel/operation'
import { sessionLife } from '../../kernel/tokens'
import type { Queryable } from '../../platform/database/sql'
import { refuse } from '../../platform/refusal'
import { sessionFor } from './rules'
import { logSignIn } from './securityLog'
import { type LockedUser, signInStore } from './store'

/** Returns the session of an identity token, starting it if necessary; undefined if it has none. */
export async function sessionOfProvider(token: string, context: Context): Promise<string | undefined> {
  const { identityProvider, database, clock, ids, log, request, config } = context
  if (!identityProvider) {
    throw refuse.invalid({
      in: 'body',
      pointer: '/is_auth0_token',
      code: 'identity_provider_not_configured',
      detail: 'No identity provider is configured. Sign in with an emailed code.',
    })
  }
  const identity = await identityProvider.verify(token).catch((error: Error) => {
    log.error({ err: error.cause ?? error }, 'the identity provider was not reached')
    throw error
  })
  if (!identity) return undefined
  return database.transaction(async (tx) => {
    const user = await findUser(tx, identity)
    if (!user) return undefined
    const userId = user.id
    const store = signInStore(tx)
    const now = clock()
    const { providerSession } = identity
    const session = sessionFor(identity, await store.lastOfProvider(userId, providerSession, config.idleTimeout, now), {
      now,
      life: sessionLife,
    })
    if (!session || 'id' in session) return session?.id
    const id = ids()
    await store.beginSession({ id, userId, now, expiresAt: session.until, providerSession, request })
    await logSignIn(tx, context, user, { method: 'single_sign_on' })
    return id
  })
}

/** By subject, otherwise by verified email, which links the subject permanently. */
async function findUser(tx: Queryable, { subject, email }: ProviderIdentity): Promise<LockedUser | undefined> {
  const store = signInStore(tx)
  const known = await store.lockBySubject(subject)
  if (known || email === undefined) return known
  const user = await store.lockByEmail(email)
  if (!user) return undefined
  if (user.subject === null) await store.linkSubject(user.id, subject)
  // Linked to another subject: the address has changed hands.
  else if (user.subject !== subject) return undefined
  return user
}
