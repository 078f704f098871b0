import type { components } from '@partner-dashboard/contract'
import sql, { join, raw } from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import { type PageQuery, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'

type Schemas = components['schemas']

export interface UserRecord {
  id: string
  email: string
  name: string
  first_name: string | null
  last_name: string | null
  role: Schemas['Role']
  roles: Schemas['Role'][]
  organization_id: string | null
  partner_id: string | null
  invited_by: string | null
  created_at: string
  last_login_at: string | null
}

/** Partner or organization of users. */
export type UserOwner = { partnerId: string } | { organizationId: string }

const columns = columnsOf<UserRecord>({
  id: true,
  email: true,
  name: true,
  first_name: true,
  last_name: true,
  role: true,
  roles: true,
  organization_id: true,
  partner_id: true,
  invited_by: true,
  created_at: true,
  last_login_at: true,
})

export const userStore = (db: Queryable, owner: UserOwner) => {
  const own =
    'partnerId' in owner ? sql`partner_id = ${owner.partnerId}` : sql`organization_id = ${owner.organizationId}`
  return {
    page: ({ cursor, page_size = 25 }: PageQuery) =>
      queryPage<UserRecord & { name_key: string }>(db, {
        select: sql`SELECT ${columns}, lower(name) AS name_key FROM users`,
        conditions: [own, sql`deleted_at IS NULL`],
        sortBy: 'lower(name) COLLATE "C"',
        sortKind: 'text',
        isDescending: false,
        placeOf: ({ name_key, id }) => ({ value: name_key, id }),
        cursor,
        size: page_size,
        listKey: ['users', owner],
      }),
    named: (ids: readonly string[]) =>
      db.query<UserRecord>(sql`SELECT ${columns} FROM users WHERE ${own} AND deleted_at IS NULL AND id = ANY(${ids})`),
    find: (id: string) =>
      one<UserRecord>(db, sql`SELECT ${columns} FROM users WHERE ${own} AND deleted_at IS NULL AND id = ${id}`),
    /** Locks all users, so concurrent changes can't remove the last two admins. */
    lockAll: () =>
      db.query<UserRecord>(
        sql`SELECT ${columns} FROM users WHERE ${own} AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
      ),
    isTaken: async (email: string) =>
      (await one(db, sql`SELECT id FROM users WHERE ${own} AND email = ${email} AND deleted_at IS NULL`)) !== undefined,
    /** Whether the address belongs to a user of another partner or organization, which only that user may know. */
    signsInElsewhere: async (email: string) =>
      (await one(db, sql`SELECT id FROM users WHERE NOT (${own}) AND email = ${email} AND deleted_at IS NULL`)) !==
      undefined,
    add: (user: Omit<UserRecord, 'organization_id' | 'partner_id' | 'last_login_at'>) =>
      db.query(
        sql`INSERT INTO users (id, email, name, first_name, last_name, role, roles, organization_id, partner_id, invited_by, created_at, updated_at)
            VALUES (${user.id}, ${user.email}, ${user.name}, ${user.first_name}, ${user.last_name}, ${user.role}, ${user.roles},
              ${'organizationId' in owner ? owner.organizationId : null}, ${'partnerId' in owner ? owner.partnerId : null},
              ${user.invited_by}, ${user.created_at}, ${user.created_at})`,
      ),
    change: (id: string, values: Record<string, unknown>) => {
      const changes = join(Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`))
      return db.query(sql`UPDATE users SET ${changes} WHERE ${own} AND id = ${id}`)
    },
    /** Deletes users and ends their sessions. They can be added again, and their names stay in the log. */
    async remove(ids: readonly string[], now: Date): Promise<void> {
      const time = now.toISOString()
      await db.query(sql`UPDATE users SET deleted_at = ${time} WHERE ${own} AND id = ANY(${ids})`)
      await db.query(sql`UPDATE sessions SET ended_at = ${time} WHERE user_id = ANY(${ids}) AND ended_at IS NULL`)
    },
  }
}
