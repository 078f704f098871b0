import type { Context } from '../../kernel/operation'
import { sessionLife } from '../../kernel/tokens'
import type { Queryable } from '../../platform/database/sql'
import type { Account } from '../../platform/scope'
import { logSignIn } from './securityLog'
import { signInStore } from './store'

/** How a user authenticated. */
interface Proof {
  method: 'code'
  second_factor?: 'totp' | 'recovery_code' | 'passkey'
}

/** Starts a session after sign-in by code. The token is signed after the transaction. */
export async function startSession(tx: Queryable, context: Context, user: Account, proof: Proof) {
  const now = context.clock()
  const expiresAt = new Date(now.getTime() + sessionLife * 1000)
  const id = context.ids()
  await signInStore(tx).beginSession({ id, userId: user.id, now, expiresAt, request: context.request })
  await logSignIn(tx, context, user, proof)
  return {
    identity: async () => ({
      identity_token: await context.tokens.signIdentity(user, id, expiresAt),
      expires_at: expiresAt.toISOString(),
    }),
  }
}
