import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { type Database, one, type Queryable } from './sql'

/** Any number, the same in every process: who holds it migrates. */
const migrationLock = 4_812_377

/**
 * Applies what has not been applied, in the order of the file names, each in a transaction of its own. Returns the names applied. Refuses a
 * database that has migrations of a newer version. `only` names the migrations of an older version.
 */
export async function migrate(database: Database, folder: string, only?: readonly string[]): Promise<string[]> {
  // Several servers may start at once on one PostgreSQL, where even IF NOT EXISTS fails for the second of two at the same time.
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
      await tx.script(text)
      await tx.query(sql`INSERT INTO migrations (name) VALUES (${name})`)
      applied.push(name)
    })
  }
  return applied
}

/** Name of the last migration in the database. */
export async function lastMigration(db: Queryable): Promise<string | null> {
  const row = await one<{ name: string | null }>(db, sql`SELECT max(name) AS name FROM migrations`)
  return row?.name ?? null
}
