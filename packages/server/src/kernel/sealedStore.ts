import sql from 'sql-template-tag'
import type { Queryable } from '../platform/database/sql'
import { quoted } from '../platform/database/tables'

/** SQL fragments for a column with encrypted values. */
export interface SealedColumn {
  table: string
  column: string
  text: string
  /** First characters, so that large values aren't read completely. */
  head: string
  /** `$1` (text) cast to the column's type. */
  value: string
  batchSize: number
}

const headLength = 16

/** Columns named *_sealed, and columns with encrypted values among others: uploaded files and stored responses. */
export async function sealedColumns(db: Queryable): Promise<SealedColumn[]> {
  const named = await db.query<{ table: string; column: string }>(
    sql`SELECT c.relname AS table, a.attname AS column FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
          AND a.attname LIKE '%\\_sealed' AND NOT a.attisdropped
        ORDER BY c.relname, a.attnum`,
  )
  return [
    ...named.map(({ table, column }) => ({
      table,
      column,
      text: quoted(column),
      head: `left(${quoted(column)}, ${headLength})`,
      value: '$1',
      batchSize: 200,
    })),
    {
      table: 'files',
      column: 'content',
      text: `encode(content, 'escape')`,
      head: `encode(substr(content, 1, ${headLength}), 'escape')`,
      value: `convert_to($1, 'UTF8')`,
      batchSize: 2,
    },
    {
      table: 'idempotency_keys',
      column: 'body',
      text: `body #>> '{}'`,
      head: `left(body #>> '{}', ${headLength})`,
      value: 'to_json($1::text)',
      batchSize: 200,
    },
  ]
}

const isSealed = ({ head }: SealedColumn) => `${head} ~ '^(v1|v2\\.[0-9a-f]{8})\\.'`

/** Values encrypted with another key, from a position in the table. */
export const sealedByOthers = (db: Queryable, column: SealedColumn, currentPrefix: string, after: string) =>
  db.query<{ place: string; sealed: string }>({
    text: `SELECT ctid::text AS place, ${column.text} AS sealed FROM ${quoted(column.table)}
           WHERE ctid > $1::tid AND ${isSealed(column)} AND NOT starts_with(${column.head}, $2) LIMIT ${column.batchSize}`,
    values: [after, currentPrefix],
  })

/** Replaces a value unless it has changed since it was read. */
export const replaceSealed = (db: Queryable, column: SealedColumn, place: string, sealed: string, resealed: string) =>
  db.query({
    text: `UPDATE ${quoted(column.table)} SET ${quoted(column.column)} = ${column.value} WHERE ctid = $2::tid AND ${column.text} = $3`,
    values: [resealed, place, sealed],
  })

/** Number of encrypted values by key ID; '' for values without an ID. */
export async function countByKey(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const column of await sealedColumns(db)) {
    const rows = await db.query<{ key: string; count: number }>({
      text: `SELECT CASE WHEN ${column.head} LIKE 'v2.%' THEN split_part(${column.head}, '.', 2) ELSE '' END AS key, count(*) AS count
             FROM ${quoted(column.table)} WHERE ${isSealed(column)} GROUP BY 1`,
      values: [],
    })
    for (const { key, count } of rows) counts[key] = (counts[key] ?? 0) + count
  }
  return counts
}
