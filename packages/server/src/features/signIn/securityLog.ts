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

/** A wrong code, or a request that was rejected before comparing. */
export async function logFailedSignIn(
  { database, log, ...around }: Pick<Context, 'database' | 'log'> & Around,
  email: string,
  { reason, isGuess }: { reason: string; isGuess: boolean },
): Promise<void> {
  try {
    const user = await signInStore(database).userByEmail(email)
    if (!user) return
    await addSecurityEvent(database, around, user, {
      action: isGuess ? 'signInFailed' : 'signInRefused',
      details: { reason },
      ...(!isGuess && { onceIn: refusalsEvery }),
    })
  } catch (error) {
    log.error({ err: error }, 'a failed sign-in was not logged')
  }
}
