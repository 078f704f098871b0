import type { FastifyBaseLogger } from 'fastify'
import sql from 'sql-template-tag'
import { sessionLife } from '../../kernel/tokens'
import type { Queryable } from '../../platform/database/sql'
import { countedFor } from './codeLimits'

const hour = 60 * 60 * 1000
const mailLife = 24 * hour

/** Deletes codes that no longer count, ended sessions, and outbox emails older than a day. */
export async function sweepSignIn(db: Queryable, now: Date): Promise<void> {
  const time = now.toISOString()
  await db.query(sql`DELETE FROM login_challenges WHERE expires_at <= ${time}`)
  const uncounted = new Date(now.getTime() - countedFor * 1000).toISOString()
  await db.query(sql`DELETE FROM login_codes WHERE created_at <= ${uncounted}`)
  await db.query(
    sql`DELETE FROM sessions WHERE provider_session IS NULL AND (expires_at <= ${time} OR ended_at IS NOT NULL)`,
  )
  // Deleted earlier, an ended session could be started again with a valid identity token.
  const longEnded = new Date(now.getTime() - sessionLife * 1000).toISOString()
  await db.query(sql`DELETE FROM sessions WHERE provider_session IS NOT NULL AND expires_at <= ${longEnded}`)
  const oldest = new Date(now.getTime() - mailLife).toISOString()
  await db.query(sql`DELETE FROM mails WHERE created_at <= ${oldest}`)
}

interface Sweeping {
  db: Queryable
  clock: () => Date
  log: FastifyBaseLogger
}

/** Sweeps now and hourly without keeping the process alive. Returns a function that stops it. */
export function keepSwept({ db, clock, log }: Sweeping): () => void {
  const sweep = () =>
    void sweepSignIn(db, clock()).catch((error) => log.error({ err: error }, 'expired rows were not removed'))
  sweep()
  const timer = setInterval(sweep, hour).unref()
  return () => clearInterval(timer)
}
