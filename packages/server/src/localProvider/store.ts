import sql from 'sql-template-tag'
import { columnsOf } from '../platform/database/columns'
import { one, type Queryable } from '../platform/database/sql'
import type { Account } from '../platform/scope'

export type LocalAccount = Account

const columns = columnsOf<LocalAccount>({
  id: true,
  name: true,
  email: true,
  role: true,
  roles: true,
  organizationId: sql`organization_id`,
  partnerId: sql`partner_id`,
})

/** Every user of the database can sign in at the local provider. */
export const localAccountStore = (db: Queryable) => ({
  list: (limit: number) =>
    db.query<LocalAccount>(
      sql`SELECT ${columns} FROM users WHERE deleted_at IS NULL ORDER BY created_at, email COLLATE "C" LIMIT ${limit}`,
    ),
  find: (id: string) =>
    one<LocalAccount>(db, sql`SELECT ${columns} FROM users WHERE id = ${id} AND deleted_at IS NULL`),
  findByEmail: (email: string) =>
    one<LocalAccount>(
      db,
      sql`SELECT ${columns} FROM users WHERE email = ${email} AND deleted_at IS NULL ORDER BY created_at, id LIMIT 1`,
    ),
})
