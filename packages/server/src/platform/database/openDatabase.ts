import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config'
import { DatabaseUnavailable, unavailabilityOf } from '../databaseErrors'
import { type DatabaseLimits, withoutStatementLimits } from '../databaseLimits'
import { loadOptional } from '../optionalPackage'
import { closeFilesToOthers, lockFolder } from './folderLock'
import type { Database } from './sql'
import { waitForDatabase } from './waitForDatabase'

export interface OpenDatabase {
  database: Database
  /** Runs migrations and seeding, without the limits of requests. */
  prepare: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>
  release: () => void
}

/** Options for waiting for the database. */
export const waiting = ({ databaseLimits }: Config) => ({
  patience: databaseLimits.start,
  log: (line: string) => void process.stderr.write(`${line}\n`),
})

/** Opens the embedded database and locks its folder, or connects to PostgreSQL. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return openServerDatabase(config, config.databaseUrl)
  const release = lockFolder(config.dataDir)
  try {
    const folder = join(config.dataDir, 'database')
    if (config.isReset) rmSync(folder, { recursive: true, force: true })
    const { openPGlite } = await loadOptional('@electric-sql/pglite', () => import('./pglite'))
    const database = await openPGlite({ dataDir: folder })
    closeFilesToOthers(folder)
    return { database, prepare: (work) => work(database), release }
  } catch (error) {
    release()
    throw error
  }
}

async function openServerDatabase(config: Config, url: string): Promise<OpenDatabase> {
  const { openPostgres } = await import('./postgres')
  const open = (limits: DatabaseLimits) =>
    openPostgres(url, limits).catch((error: Error) => {
      const reason = unavailabilityOf(error)
      const failure = new Error(`The database at DATABASE_URL can't be reached: ${error.message}.`)
      throw reason === undefined ? failure : new DatabaseUnavailable(reason, failure)
    })
  const database = await waitForDatabase(() => open(config.databaseLimits), waiting(config))
  let isReset = config.isReset
  return {
    database,
    // Survives a restart of the database, since applied migrations are skipped.
    prepare: (work) =>
      waitForDatabase(async () => {
        const preparing = await open(withoutStatementLimits(config.databaseLimits))
        try {
          if (isReset) await preparing.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
          isReset = false
          return await work(preparing)
        } finally {
          await preparing.close()
        }
      }, waiting(config)),
    release: () => undefined,
  }
}
