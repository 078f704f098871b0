import sql from 'sql-template-tag'
import { one, type Queryable } from '../platform/database/sql'
import type { SessionUser } from '../platform/scope'

export type LocalAccount = Omit<SessionUser, 'sessionId' | 'sessionExpiresAt'>

const columns = sql`id, name, email, role, roles, organization_id AS "organizationId", partner_id AS "partnerId"`

/** Who can sign in at the local provider: every user of the database. */
export const localAccountStore = (db: Queryable) => ({
  list: (limit: number) =>
    db.query<LocalAccount>(
      sql`SELECT ${columns} FROM users WHERE deleted_at IS NULL ORDER BY created_at, email COLLATE "C" LIMIT ${limit}`,
    ),
  find: (id: string) =>
    one<LocalAccount>(db, sql`SELECT ${columns} FROM users WHERE id = ${id} AND deleted_at IS NULL`),
  findByEmail: (email: string) =>
    one<LocalAccount>(db, sql`SELECT ${columns} FROM users WHERE email = ${email} AND deleted_at IS NULL`),
})
