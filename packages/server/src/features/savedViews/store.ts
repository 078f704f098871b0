import sql from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import { one, type Queryable } from '../../platform/database/sql'

export interface ViewRecord {
  id: string
  list: string
  name: string
  query: string
  created_at: string
}

const columns = columnsOf<ViewRecord>({ id: true, list: true, name: true, query: true, created_at: true })

/** Views of one user for one partner. */
export const savedViewStore = (db: Queryable, partnerId: string, userId: string) => {
  const own = sql`partner_id = ${partnerId} AND user_id = ${userId}`
  return {
    ofList: (list: string) =>
      db.query<ViewRecord>(
        sql`SELECT ${columns} FROM saved_views WHERE ${own} AND list = ${list} ORDER BY lower(name) COLLATE "C", id`,
      ),
    find: (id: string) => one<ViewRecord>(db, sql`SELECT ${columns} FROM saved_views WHERE ${own} AND id = ${id}`),
    rename: (id: string, name: string) =>
      one<ViewRecord>(db, sql`UPDATE saved_views SET name = ${name} WHERE ${own} AND id = ${id} RETURNING ${columns}`),
    /** Saving under the same name replaces the view. */
    save: (view: Omit<ViewRecord, 'created_at'>, now: Date) =>
      one<ViewRecord>(
        db,
        sql`INSERT INTO saved_views (partner_id, user_id, id, list, name, query, created_at)
            VALUES (${partnerId}, ${userId}, ${view.id}, ${view.list}, ${view.name}, ${view.query}, ${now.toISOString()})
            ON CONFLICT (partner_id, user_id, list, lower(name)) DO UPDATE SET name = excluded.name, query = excluded.query
            RETURNING ${columns}`,
      ),
    remove: async (id: string) =>
      (await one(db, sql`DELETE FROM saved_views WHERE ${own} AND id = ${id} RETURNING id`)) !== undefined,
  }
}
