import { randomUUID } from 'node:crypto'
import { migrate } from '../database/migrate'
import { openPGlite } from '../database/pglite'
import { openPostgres } from '../database/postgres'
import type { Database } from '../database/sql'
import { migrationsFolder } from '../paths'
import { createSealing } from '../sealing'
import { seedDemo } from '../seed/seedDemo'

/** When the tests take place, unless one sets the clock. */
export const testNow = new Date('2026-11-21T12:00:00Z')

/** What every test's demo data is made with. */
export const testSeed = (encryptionKey = testEncryptionKey) =>
  ({
    now: testNow,
    size: 'small',
    sealing: createSealing(encryptionKey),
    webhookOrigin: 'http://localhost:3000',
  }) as const

const testEncryptionKey = Buffer.alloc(32, 7).toString('base64')

/** Which engine the tests run on; a name for what differs. */
export const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite'

/** A migrated database of its own with the small demo data: in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(encryptionKey = testEncryptionKey): Promise<Database> {
  const database = await openEmpty()
  await migrate(database, migrationsFolder)
  await seedDemo(database, testSeed(encryptionKey))
  return database
}

async function openEmpty(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return openPGlite({})
  const admin = await openPostgres(url)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.script(`CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openPostgres(own.href)
  return {
    ...database,
    async close() {
      await database.close()
      await admin.script(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.close()
    },
  }
}
