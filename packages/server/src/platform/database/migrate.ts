import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { type Database, one, type Queryable } from './sql'

/** An arbitrary number, the same in every process. */
const migrationLock = 4_812_377

/**
 * Applies pending migrations in file name order, each in its own transaction. Returns their names. Rejects a database
 * migrated by a newer version. `only` names the migrations of an older version.
 */
export async function migrate(database: Database, folder: string, only?: readonly string[]): Promise<string[]> {
  // Several servers may start concurrently on one PostgreSQL, where even IF NOT EXISTS can fail.
  const inTurn = <Result>(work: (tx: Queryable) => Promise<Result>) =>
    database.transaction(async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(${migrationLock})`)
      return work(tx)
    })
  await inTurn((tx) =>
    tx.script(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    ),
  )
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const known = new Set(names)
  const stored = await inTurn((tx) => tx.query<{ name: string }>(sql`SELECT name FROM migrations ORDER BY name`))
  const unknown = stored.find(({ name }) => !known.has(name))
  if (unknown) {
    throw new Error(
      `The database was migrated by a newer version (${unknown.name}). Start that version, or restore a backup from before it.`,
    )
  }
  const applied: string[] = []
  for (const name of names.filter((each) => only?.includes(each) ?? true)) {
    const text = await readFile(join(folder, name), 'utf8')
    await inTurn(async (tx) => {
      const [done] = await tx.query(sql`SELECT name FROM migrations WHERE name = ${name}`)
      if (done) return
      // Those of a role or of PgBouncer's connections apply too.
      await tx.script('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0')
      await tx.script(text)
      await tx.query(sql`INSERT INTO migrations (name) VALUES (${name})`)
      applied.push(name)
    })
  }
  return applied
}

export async function lastMigration(db: Queryable): Promise<string | null> {
  const row = await one<{ name: string | null }>(db, sql`SELECT max(name) AS name FROM migrations`)
  return row?.name ?? null
}
