import sql from 'sql-template-tag'
import type { Queryable } from './sql'

export interface Table {
  name: string
  /** Columns for INSERT, without generated ones. */
  columns: { name: string; type: string }[]
  /** Tables referenced by its foreign keys. */
  parents: string[]
}

/** All tables, each after those it references. */
export async function tablesOf(db: Queryable): Promise<Table[]> {
  const tables = await db.query<Table>(
    sql`SELECT c.relname AS name,
          (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
            FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
          ARRAY(SELECT k.confrelid::regclass::text FROM pg_constraint k
            WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS parents
        FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        ORDER BY c.relname`,
  )
  const sorted: Table[] = []
  const isSorted = (name: string) => sorted.some((table) => table.name === name)
  while (sorted.length < tables.length) {
    const next = tables.find(({ name, parents }) => !isSorted(name) && parents.every(isSorted))
    if (!next) throw new Error('Tables refer to each other in a circle.')
    sorted.push(next)
  }
  return sorted
}

/** Quotes an identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
