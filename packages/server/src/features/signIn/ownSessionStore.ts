import sql from 'sql-template-tag'
import { one, type Queryable } from '../../platform/database/sql'

export interface OwnSession {
  id: string
  created_at: string
  last_used_at: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  is_single_sign_on: boolean
}

interface Owner {
  userId: string
  now: Date
  /** In seconds; 0 for none. */
  idleTimeout: number
}

export const ownSessionStore = (db: Queryable, { userId, now, idleTimeout }: Owner) => {
  const time = now.toISOString()
  const idleSince = new Date(idleTimeout === 0 ? 0 : now.getTime() - idleTimeout * 1000).toISOString()
  const active = sql`user_id = ${userId} AND ended_at IS NULL AND expires_at > ${time} AND last_used_at > ${idleSince}`
  return {
    list: () =>
      db.query<OwnSession>(
        sql`SELECT id, created_at, last_used_at, expires_at, ip_address, user_agent, provider_session IS NOT NULL AS is_single_sign_on
            FROM sessions WHERE ${active} ORDER BY last_used_at DESC, id LIMIT 200`,
      ),
    end: (id: string) =>
      one<{ id: string }>(db, sql`UPDATE sessions SET ended_at = ${time} WHERE ${active} AND id = ${id} RETURNING id`),
    endOthers: (currentId: string) =>
      db.query<{ id: string }>(
        sql`UPDATE sessions SET ended_at = ${time} WHERE ${active} AND id <> ${currentId} RETURNING id`,
      ),
  }
}
