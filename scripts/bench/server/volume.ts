import sql, { join, raw } from 'sql-template-tag'
import { migrate } from '../../../packages/server/src/platform/database/migrate'
import { addPartitions } from '../../../packages/server/src/platform/database/partitions'
import { openPostgres } from '../../../packages/server/src/platform/database/postgres'
import type { Database } from '../../../packages/server/src/platform/database/sql'
import { quoted, tablesOf } from '../../../packages/server/src/platform/database/tables'
import { defaultLimits, withoutStatementLimits } from '../../../packages/server/src/platform/databaseLimits'
import { migrationsFolder } from '../../../packages/server/src/platform/paths'
import { createSealing } from '../../../packages/server/src/platform/sealing'
import { partnerPlans } from '../../../packages/server/src/seed/partners'
import { insertManyBusinesses, seedDemo } from '../../../packages/server/src/seed/seedDemo'
import { indexedAfterwards } from './fill'

const day = 86_400_000
/** Days over which the rows of logs are spread, as API_LOG_DAYS. */
const logDays = 30

export interface Volume {
  businesses: number
  payments: number
  requests: number
}

export interface TableSize {
  table: string
  rows: number
  partitions: number
  /** In bytes. */
  heap: number
  indexes: number
}

/** Fills a database for one partner: its payments belong to as many products as half its businesses. Returns the sizes of the tables. */
export async function fillVolume({ url, ...volume }: Volume & { url: string }): Promise<TableSize[]> {
  const now = new Date()
  const database = await openPostgres(url, withoutStatementLimits(defaultLimits))
  try {
    await migrate(database, migrationsFolder)
    for (let days = logDays; days >= 0; days -= 7) await addPartitions(database, new Date(now.getTime() - days * day))
    const sealing = createSealing(Buffer.alloc(32, 7).toString('base64'))
    await seedDemo(database, { now, size: 'small', sealing, webhookOrigin: 'http://localhost:3000' })
    await addRows(database, volume, now)
    await database.script('VACUUM (ANALYZE)')
    return await database.query<TableSize>(
      sql`SELECT t.name AS table, sum(greatest(c.reltuples, 0))::float AS rows, count(*) AS partitions,
            sum(pg_table_size(c.oid))::float AS heap, sum(pg_indexes_size(c.oid))::float AS indexes
          FROM unnest(ARRAY['businesses', 'capital_products', 'payments', 'api_requests']) AS t (name)
          CROSS JOIN LATERAL (
            SELECT relid FROM pg_partition_tree(t.name::regclass) WHERE isleaf
            UNION SELECT oid FROM pg_class WHERE oid = t.name::regclass AND relkind = 'r'
          ) p JOIN pg_class c ON c.oid = p.relid
          GROUP BY t.name ORDER BY t.name`,
    )
  } finally {
    await database.close()
  }
}

async function addRows(database: Database, { businesses, payments, requests }: Volume, now: Date): Promise<void> {
  const [partner] = partnerPlans
  if (!partner) return
  const products = Math.ceil(businesses / 2)
  const tables = await tablesOf(database)
  await database.transaction(async (tx) => {
    await tx.script("SET LOCAL synchronous_commit = off; SET LOCAL work_mem = '256MB'")
    await insertManyBusinesses(tx, partner, businesses, now)
    await tx.script(
      `CREATE TEMPORARY TABLE bulk ON COMMIT DROP AS
         SELECT row_number() OVER () AS place, id FROM businesses WHERE external_id LIKE 'BULK-%';
       CREATE UNIQUE INDEX ON bulk (place); ANALYZE bulk`,
    )
    /** Alternates between the demo's rows, so that statuses and types vary. Overrides are expressions of a row's number `n`. */
    const copy = (table: string, count: number, overrides: Record<string, string>) => {
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
      return tx.query(
        sql`WITH originals AS MATERIALIZED (
              SELECT o AS original, row_number() OVER (ORDER BY id) - 1 AS number, count(*) OVER () AS total
              FROM ${raw(table)} o WHERE partner_id = ${partner.id} AND mode = 'prod'
            )
            INSERT INTO ${raw(table)} (${join(columns.map((name) => raw(quoted(name))))})
            SELECT ${join(columns.map((name) => raw(overrides[name] ?? `(original).${quoted(name)}`)))}
            FROM generate_series(1, ${count}::int) n JOIN originals ON number = n % total`,
      )
    }
    /** Evenly over some days before now. */
    const spread = (days: number, count: number) =>
      `'${now.toISOString()}'::timestamptz - n * interval '${Math.round((days * day) / count)} milliseconds'`
    const funded = spread(720, products)
    await copy('capital_products', products, {
      id: "md5('product' || n)::uuid",
      business_id: `(SELECT b.id FROM bulk b WHERE b.place = 1 + n % ${businesses})`,
      funded_at: funded,
      created_at: funded,
    })
    const paid = spread(720, payments)
    await indexedAfterwards(tx, ['payments', 'api_requests'], async () => {
      await copy('payments', payments, {
        id: 'gen_random_uuid()',
        capital_product_id: `md5('product' || (1 + n % ${products}))::uuid`,
        initiated_at: paid,
        created_at: paid,
        settled_at: paid,
      })
      await copy('api_requests', requests, { id: 'gen_random_uuid()', created_at: spread(logDays, requests) })
    })
  })
}
