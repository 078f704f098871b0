import { addSecurityEvent } from '../../kernel/auditStore'
import type { Context } from '../../kernel/operation'
import type { Queryable } from '../../platform/database/sql'
import type { SessionUser } from '../../platform/scope'
import { signInStore } from './store'

type Around = Pick<Context, 'ids' | 'clock' | 'request'>
type LoggedUser = Pick<SessionUser, 'id' | 'name' | 'role' | 'partnerId' | 'organizationId'>

/** Seconds in which the same failure of a user is logged once, because anyone can cause it. */
const refusalsEvery = 600

export const logSignIn = (db: Queryable, around: Around, user: LoggedUser, details: object) =>
  addSecurityEvent(db, around, user, { action: 'signIn', details: { ...details } })

export const logSignOut = (db: Queryable, around: Around, user: LoggedUser) =>
  addSecurityEvent(db, around, user, { action: 'signOut', details: null })

export const logCodeRequest = (db: Queryable, around: Around, user: LoggedUser) =>
  addSecurityEvent(db, around, user, { action: 'requestCode', details: null })

/** Logs a wrong code, or a request that was rejected before comparing, after the response, whose timing would reveal users. */
export function logFailedSignIn(context: Context, email: string, failure: { reason: string; isGuess: boolean }): void {
  const { background, log } = context
  background.add(
    addFailedSignIn(context, email, failure).catch((error) =>
      log.error({ err: error }, 'a failed sign-in was not logged'),
    ),
  )
}

async function addFailedSignIn(
  { database, ...around }: Context,
  email: string,
  { reason, isGuess }: { reason: string; isGuess: boolean },
): Promise<void> {
  const user = await signInStore(database).userByEmail(email)
  if (!user) return
  await addSecurityEvent(database, around, user, {
    action: isGuess ? 'signInFailed' : 'signInRefused',
    details: { reason },
    ...(!isGuess && { onceIn: refusalsEvery }),
  })
}
