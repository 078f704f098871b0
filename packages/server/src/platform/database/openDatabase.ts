import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config'
import { DatabaseUnavailable, unavailabilityOf } from '../databaseErrors'
import { type DatabaseLimits, withoutStatementLimits } from '../databaseLimits'
import { loadOptional } from '../optionalPackage'
import { closeFilesToOthers, lockFolder } from './folderLock'
import { primaryReads, type Reads, replicaReads } from './replica'
import type { Database } from './sql'
import { waitForDatabase } from './waitForDatabase'

/** Milliseconds to connect to a replica, because the primary can take over. */
const replicaConnect = 1_000

export interface OpenDatabase {
  database: Database
  /** Runs migrations and seeding, without the limits of requests. */
  prepare: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>
  release: () => void
}

/** Options for waiting for the database. */
const waiting = ({ databaseLimits }: Config) => ({
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

/** Reads from the replica at DATABASE_READ_URL, which the server can start and run without. */
export function openReads(config: Config, primary: Database, observe: (database: Database) => Database): Reads {
  const { databaseReadUrl: url, databaseReadLag: maxLag, databaseLimits } = config
  if (url === undefined) return primaryReads(primary)
  const { log } = waiting(config)
  const open = async () => {
    const { openPostgres } = await import('./postgres')
    return observe(await openPostgres(url, { ...databaseLimits, connect: replicaConnect }))
  }
  return replicaReads({ primary, open, maxLag, log })
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
