import sql, { raw } from 'sql-template-tag'
import { columnsOf } from '../platform/database/columns'
import { newestFirst, type PageQuery, queryPage } from '../platform/database/page'
import { one, type Queryable } from '../platform/database/sql'
import type { PartnerScope } from '../platform/scope'

export interface ExportRecord<Kind extends string = string, Filter = unknown> {
  id: string
  purpose: 'list' | 'offer_csv' | 'report'
  kind: Kind
  filter: Filter
  status: 'processing' | 'completed' | 'failed'
  row_count: number | null
  done_count: number
  file_id: string | null
  file_name: string
  error: string | null
  created_by: string | null
  created_at: string
  started_at: string | null
  finished_at: string | null
}

const columns = columnsOf<ExportRecord>({
  id: true,
  purpose: true,
  kind: true,
  filter: true,
  status: true,
  row_count: true,
  done_count: true,
  file_id: true,
  file_name: true,
  error: true,
  created_by: true,
  created_at: true,
  started_at: true,
  finished_at: true,
})

export const exportStore = <Kind extends string = string, Filter = unknown>(
  db: Queryable,
  { partnerId, mode }: PartnerScope,
) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    add: (record: {
      id: string
      purpose: string
      kind: string
      filter: object
      fileName: string
      createdBy: string | null
      now: Date
    }) =>
      db.query(
        sql`INSERT INTO exports (partner_id, mode, id, purpose, kind, filter, file_name, created_by, created_at)
            VALUES (${partnerId}, ${mode}, ${record.id}, ${record.purpose}, ${record.kind}, ${JSON.stringify(record.filter)}::jsonb,
              ${record.fileName}, ${record.createdBy}, ${record.now.toISOString()})`,
      ),
    find: (id: string) =>
      one<ExportRecord<Kind, Filter>>(db, sql`SELECT ${columns} FROM exports WHERE ${inScope} AND id = ${id}`),
    latest: (purpose: ExportRecord['purpose'], since: Date, { cursor, page_size = 25 }: PageQuery) =>
      queryPage<ExportRecord<Kind, Filter>>(db, {
        select: sql`SELECT ${columns} FROM exports`,
        conditions: [inScope, sql`purpose = ${purpose}`, sql`created_at > ${since.toISOString()}`],
        ...newestFirst('created_at'),
        cursor,
        size: page_size,
        listKey: ['exports', purpose, partnerId, mode],
      }),
    change: (
      id: string,
      values: Partial<
        Pick<ExportRecord, 'status' | 'row_count' | 'done_count' | 'file_id' | 'error' | 'started_at' | 'finished_at'>
      >,
    ) => {
      const changes = Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`)
      const [first = sql`id = id`, ...others] = changes
      const all = others.reduce((set, change) => sql`${set}, ${change}`, first)
      return db.query(sql`UPDATE exports SET ${all} WHERE ${inScope} AND id = ${id}`)
    },
    keepFile: (id: string, content: Buffer, now: Date) =>
      db.query(
        sql`INSERT INTO files (partner_id, mode, id, media_type, content, created_at)
            VALUES (${partnerId}, ${mode}, ${id}, 'text/csv', ${content}, ${now.toISOString()})`,
      ),
    file: async (id: string) => {
      const row = await one<{ content: Uint8Array }>(db, sql`SELECT content FROM files WHERE ${inScope} AND id = ${id}`)
      return row && Buffer.from(row.content)
    },
  }
}
