import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import type { Database } from './sql'

/** Any number, the same in every process: who holds it migrates. */
const migrationLock = 4_812_377

/** Applies what has not been applied, in the order of the file names, each in a transaction of its own. Answers the names applied. */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  await database.script(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const applied: string[] = []
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8')
    await database.transaction(async (tx) => {
      // Several servers may start at once on one PostgreSQL.
      await tx.query(sql`SELECT pg_advisory_xact_lock(${migrationLock})`)
      const [done] = await tx.query(sql`SELECT name FROM migrations WHERE name = ${name}`)
      if (done) return
      await tx.script(text)
      await tx.query(sql`INSERT INTO migrations (name) VALUES (${name})`)
      applied.push(name)
    })
  }
  return applied
}
