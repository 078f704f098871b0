import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { migrate } from '../platform/database/migrate'
import { addPartitions } from '../platform/database/partitions'
import { type EmbeddedDatabase, openPGlite } from '../platform/database/pglite'
import { openPostgres } from '../platform/database/postgres'
import { type Database, one } from '../platform/database/sql'
import { defaultLimits, withoutStatementLimits } from '../platform/databaseLimits'
import { migrationsFolder } from '../platform/paths'
import { createSealing } from '../platform/sealing'
import { seedDemo } from '../seed/seedDemo'
import { type DumpName, hashOfSources, keepDump, keptDump } from './testDump'

/** Time of the tests unless one sets the clock. */
export const testNow = new Date('2026-11-21T12:00:00Z')

/** The same for all tests, so they can share the same data. */
export const testEncryptionKey = Buffer.alloc(32, 7).toString('base64')

/** Options of the demo data in tests. */
export const testSeed = () =>
  ({
    now: testNow,
    size: 'small',
    sealing: createSealing(testEncryptionKey),
    webhookOrigin: 'http://localhost:3000',
  }) as const

/** Engine of the tests, for differing expectations. */
export const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite'

/** A migrated database with the small demo data: in memory, or on the PostgreSQL at TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return openOnPostgres(url, await preparedOn(url))
  return copyOf('demo', prepare)
}

/** An empty database of the same engine. */
export const openEmptyDatabase = async (): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL
  return url ? openOnPostgres(url) : copyOf('empty', async (database) => database)
}

/** A copy of the kept database, which the first call makes. */
async function copyOf(
  name: DumpName,
  make: (database: EmbeddedDatabase) => Promise<EmbeddedDatabase>,
): Promise<EmbeddedDatabase> {
  const dump = await keptDump(name)
  if (dump) return openPGlite({ loadDataDir: dump })
  const database = await make(await openPGlite({}))
  // Without it, each copy would replay the log and load its old files.
  await database.script('SET wal_recycle = off')
  await database.script('CHECKPOINT')
  await database.script('RESET wal_recycle')
  await keepDump(name, await database.dump())
  return database
}

async function prepare<Kind extends Database>(database: Kind): Promise<Kind> {
  await migrate(database, migrationsFolder)
  await addPartitions(database, testNow)
  await seedDemo(database, testSeed())
  return database
}

/** Name of the database that test files copy. The first one creates it, and the others wait. */
async function preparedOn(url: string): Promise<string> {
  const name = `prepared_${await hashOfSources()}`
  const admin = await openPostgres(url, withoutStatementLimits(defaultLimits))
  await admin.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(1)`)
    if (await one(tx, sql`SELECT 1 FROM pg_database WHERE datname = ${name}`)) return
    const aside = `${name}_aside`
    // Outside of the transaction, which can't create databases.
    await admin.script(`DROP DATABASE IF EXISTS ${aside}`)
    await admin.script(`CREATE DATABASE ${aside}`)
    const database = await prepare(await openPostgres(at(url, aside)))
    await database.close()
    await admin.script(`ALTER DATABASE ${aside} RENAME TO ${name}`)
  })
  await admin.close()
  return name
}

function at(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

async function openOnPostgres(url: string, template = 'template1'): Promise<Database> {
  const admin = await openPostgres(url)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copies the files instead of writing each page to the log first, which takes twice as long.
  await admin.script(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  // Like a server that starts, which waits for another that migrates.
  const database = await openPostgres(at(url, name), { ...defaultLimits, lock: 60_000 })
  return {
    ...database,
    async close() {
      await database.close()
      await admin.script(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.close()
    },
  }
}
