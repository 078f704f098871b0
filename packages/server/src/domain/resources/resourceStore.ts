import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { cursorKey } from '../../platform/database/filters'
import { type Page, queryPage } from '../../platform/database/page'
import { prepared } from '../../platform/database/prepared'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { type Filter, type Resource, type Row, toColumn } from './resource'

const columnsOf = ({ fields }: Resource) =>
  join(
    [sql`id`, sql`created_at`, sql`updated_at`].concat(
      Object.entries(fields).flatMap(([name, { column }]) => (column === null ? [] : [raw(`${column} AS ${name}`)])),
    ),
  )

function conditionOf({ column, kind, compare }: Filter, value: unknown): Sql {
  if (compare === 'any') return sql`${raw(column)} = ANY(${value})`
  if (compare === 'lower') return sql`lower(${raw(column)}) = ${String(value).toLowerCase()}`
  return sql`${raw(column)} ${raw(compare)} ${toColumn(value, kind)}`
}

/** All statements on one resource, each limited to partner and mode. */
export const resourceStore = (db: Queryable, { partnerId, mode }: PartnerScope, resource: Resource) => {
  const table = raw(resource.table)
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode} ${resource.where ? sql`AND ${raw(resource.where)}` : empty}`
  const find = (id: string, lock = empty) =>
    one<Row>(db, prepared(sql`SELECT ${columnsOf(resource)} FROM ${table} WHERE ${inScope} AND id = ${id} ${lock}`))

  return {
    find: (id: string) => find(id),
    /** Rows with these IDs, in any order. */
    findAll: (ids: readonly string[]) =>
      db.query<Row>(sql`SELECT ${columnsOf(resource)} FROM ${table} WHERE ${inScope} AND id = ANY(${[...ids]})`),
    async lock(id: string) {
      const { owner } = resource
      if (owner)
        await db.query(
          sql`SELECT id FROM ${raw(owner.table)} WHERE partner_id = ${partnerId} AND mode = ${mode}
                AND id = (SELECT ${raw(owner.column)} FROM ${table} WHERE ${inScope} AND id = ${id}) FOR UPDATE`,
        )
      return find(id, sql`FOR UPDATE`)
    },

    page({ cursor, page_size = 25, ...query }: Record<string, unknown>): Promise<Page<Row>> {
      const { column, kind, field } = resource.order ?? { column: 'created_at', kind: 'time', field: 'created_at' }
      const filters = Object.entries(query).filter(([, value]) => value !== undefined)
      return queryPage<Row>(db, {
        select: sql`SELECT ${columnsOf(resource)} FROM ${table}`,
        conditions: [
          inScope,
          ...filters.flatMap(([name, value]) => {
            const filter = resource.filters[name]
            return filter ? [conditionOf(filter, value)] : []
          }),
        ],
        sortBy: column,
        sortKind: kind,
        isDescending: true,
        placeOf: (row) => ({ value: row[field] as string, id: row.id }),
        cursor: cursor as string | undefined,
        size: page_size as number,
        listKey: [resource.table, partnerId, mode, cursorKey(query)],
      })
    },

    /** Values by column; omitted columns get their defaults. */
    async insert(id: string, values: Record<string, unknown>, now: Date): Promise<void> {
      const all = {
        partner_id: partnerId,
        mode,
        id,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        ...values,
      }
      const names = join(Object.keys(all).map((name) => raw(name)))
      await db.query(sql`INSERT INTO ${table} (${names}) VALUES (${join(Object.values(all))})`)
    },

    /** Inserts rows with the same columns in one statement. Skips rows whose key is taken; returns the IDs of the others. */
    async insertAll(all: readonly { id: string; values: Record<string, unknown> }[], now: Date): Promise<Set<string>> {
      const time = now.toISOString()
      const records = all.map(({ id, values }) => ({ id, created_at: time, updated_at: time, ...values }))
      if (records[0] === undefined) return new Set()
      const names = Object.keys(records[0])
      const columns = (from: string) => join(names.map((name) => raw(`${from}${name}`)))
      const inserted = await db.query<{ id: string }>(
        sql`INSERT INTO ${table} (partner_id, mode, ${columns('')})
            SELECT ${partnerId}::uuid, ${mode}::text, ${columns('r.')}
            FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(records)}::jsonb) r
            ON CONFLICT DO NOTHING RETURNING id`,
      )
      return new Set(inserted.map(({ id }) => id))
    },

    async update(id: string, values: Record<string, unknown>, now: Date): Promise<void> {
      const changes = Object.entries({ ...values, updated_at: now.toISOString() }).map(
        ([name, value]) => sql`${raw(name)} = ${value}`,
      )
      await db.query(sql`UPDATE ${table} SET ${join(changes)} WHERE ${inScope} AND id = ${id}`)
    },
  }
}
