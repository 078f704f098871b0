import { writeFile } from 'node:fs/promises'
import sql from 'sql-template-tag'
import { migrate } from '../../../packages/server/src/platform/database/migrate'
import { openPGlite } from '../../../packages/server/src/platform/database/pglite'
import { openPostgres } from '../../../packages/server/src/platform/database/postgres'
import type { Database, Queryable } from '../../../packages/server/src/platform/database/sql'
import { migrationsFolder } from '../../../packages/server/src/platform/paths'
import { createSealing } from '../../../packages/server/src/platform/sealing'
import { partnerPlans } from '../../../packages/server/src/seed/partners'
import { insertManyBusinesses, seedDemo } from '../../../packages/server/src/seed/seedDemo'

/** Fixed, so every run has the same data. */
const now = new Date('2026-11-21T12:00:00Z')

interface Filling {
  /** PostgreSQL for one database per size, or a file for an embedded database of one size. */
  url?: string
  dump?: string
  sizes: number[]
}

/** Creates databases with the small demo data and more businesses. Returns their URLs by size. */
export async function fillDatabases({ url, dump, sizes }: Filling): Promise<Record<number, string>> {
  const places: Record<number, string> = {}
  if (url === undefined) {
    const database = await openPGlite({})
    await prepare(database)
    await addBusinesses(database, sizes[0] ?? 0)
    await writeFile(dump ?? '', Buffer.from(await (await database.dump()).arrayBuffer()))
    await database.close()
    return places
  }
  const admin = await openPostgres(url)
  const at = (name: string) => {
    const own = new URL(url)
    own.pathname = `/${name}`
    return own.href
  }
  await admin.script('DROP DATABASE IF EXISTS bench WITH (FORCE)')
  await admin.script('CREATE DATABASE bench')
  const first = await openPostgres(at('bench'))
  await prepare(first)
  await first.close()
  for (const size of sizes) {
    const name = `bench_${size}`
    await admin.script(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin.script(`CREATE DATABASE ${name} TEMPLATE bench`)
    const database = await openPostgres(at(name))
    await addBusinesses(database, size)
    await database.close()
    places[size] = at(name)
  }
  await admin.close()
  return places
}

async function prepare(database: Database): Promise<void> {
  await migrate(database, migrationsFolder)
  const sealing = createSealing(Buffer.alloc(32, 7).toString('base64'))
  await seedDemo(database, { now, size: 'small', sealing, webhookOrigin: 'http://localhost:3000' })
}

async function addBusinesses(database: Database, count: number): Promise<void> {
  const [partner] = partnerPlans
  if (!partner) return
  await database.transaction(async (tx) => {
    await indexedAfterwards(tx, ['businesses'], () => insertManyBusinesses(tx, partner, count, now))
  })
  await database.script('VACUUM (ANALYZE) businesses')
}

/** Fills tables without their indexes, other than those of constraints, and creates them afterwards, which is several times faster. */
export async function indexedAfterwards(tx: Queryable, tables: string[], fill: () => Promise<unknown>): Promise<void> {
  await tx.script("SET LOCAL maintenance_work_mem = '512MB'")
  const indexes = await tx.query<{ name: string; made: string }>(
    // The index of a partitioned table is defined ON ONLY it.
    sql`SELECT indexname AS name, replace(indexdef, ' ON ONLY ', ' ON ') AS made FROM pg_indexes
        WHERE tablename = ANY(${tables}) AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = indexname)`,
  )
  for (const { name } of indexes) await tx.script(`DROP INDEX ${name}`)
  await fill()
  for (const { made } of indexes) await tx.script(made)
}
