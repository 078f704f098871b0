import sql, { join, raw } from 'sql-template-tag'
import type { Queryable } from '../platform/database/sql'

const batch = 2000

/** Inserts rows with many per statement. Keys are column names. */
export async function insertRows(db: Queryable, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => raw(name))
  for (let start = 0; start < rows.length; start += batch) {
    const json = JSON.stringify(rows.slice(start, start + batch))
    const names = join(columns)
    await db.query(
      sql`INSERT INTO ${raw(table)} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${raw(table)}, ${json}::json)`,
    )
  }
}
