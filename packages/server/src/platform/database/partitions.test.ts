import { readdir } from 'node:fs/promises'
import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { engine, openEmptyDatabase, openTestDatabase, testNow } from '../../testing/testDatabase'
import { migrationsFolder } from '../paths'
import { migrate } from './migrate'
import { addPartitions, dropPartitions, partitionsOf } from './partitions'
import type { Database } from './sql'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const addRequest = (db: Database, createdAt: string) =>
  db.query(
    sql`INSERT INTO api_requests (partner_id, mode, id, request_id, method, path, query, status_code, status_class, duration_us, created_at)
        SELECT id, 'prod', gen_random_uuid(), 'r', 'GET', '/', '', 200, '2XX', 1, ${createdAt} FROM partners LIMIT 1`,
  )
/** Names of the partitions of API requests that have rows of a day. */
const partitionsWith = async (day: string) => {
  const rows = await database.query<{ name: string }>(
    sql`SELECT DISTINCT tableoid::regclass::text AS name FROM api_requests
        WHERE created_at >= ${day}::date AND created_at < ${day}::date + 1 ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}
const namesOf = async (table: string) =>
  (await partitionsOf(database)).filter((each) => each.table === table).map(({ name }) => name)

it('creates the partitions of this week or month and the next three', async () => {
  expect(await namesOf('api_requests')).toEqual([
    'api_requests_2026_11_16',
    'api_requests_2026_11_23',
    'api_requests_2026_11_30',
    'api_requests_2026_12_07',
    'api_requests_default',
  ])
  expect(await namesOf('audit_events')).toEqual([
    'audit_events_2026_11_01',
    'audit_events_2026_12_01',
    'audit_events_2027_01_01',
    'audit_events_2027_02_01',
    'audit_events_default',
  ])
  expect(await addPartitions(database, testNow)).toEqual([])
  expect(await addPartitions(database, new Date('2026-12-01T00:00:00Z'))).toEqual([
    'api_requests_2026_12_14',
    'api_requests_2026_12_21',
    'webhook_attempts_2026_12_14',
    'webhook_attempts_2026_12_21',
    'audit_events_2027_03_01',
  ])
  const audits = (await partitionsOf(database)).filter(({ table }) => table === 'audit_events')
  for (const [index, { to }] of audits.slice(0, -2).entries()) expect(to).toBe(audits[index + 1]?.from)
})

it('stores rows by their time, and those without a partition in the default one', async () => {
  await addRequest(database, '2026-12-06T23:59:59.999999Z')
  await addRequest(database, '2026-12-07T00:00:00Z')
  await addRequest(database, '2031-05-14T10:00:00Z')
  expect(await partitionsWith('2026-12-06')).toEqual(['api_requests_2026_11_30'])
  expect(await partitionsWith('2026-12-07')).toEqual(['api_requests_2026_12_07'])
  expect(await partitionsWith('2031-05-14')).toEqual(['api_requests_default'])
  // The week stays in the default partition, which already has rows of it.
  const added = await addPartitions(database, new Date('2031-05-13T00:00:00Z'))
  expect(added).toContain('api_requests_2031_05_19')
  expect(added).not.toContain('api_requests_2031_05_12')
  await addRequest(database, '2031-05-15T10:00:00Z')
  expect(await partitionsWith('2031-05-15')).toEqual(['api_requests_default'])
})

it('drops partitions that have expired as a whole', async () => {
  expect(await dropPartitions(database, 'api_requests', '2026-11-29T23:59:59Z')).toEqual(['api_requests_2026_11_16'])
  expect(await dropPartitions(database, 'api_requests', '2026-11-30T00:00:00Z')).toEqual(['api_requests_2026_11_23'])
  expect(await partitionsWith('2026-12-06')).toEqual(['api_requests_2026_11_30'])
  expect(await namesOf('webhook_attempts')).toContain('webhook_attempts_2026_11_16')
})

it.runIf(engine === 'postgres')("doesn't make queries wait for a reader of the table", async () => {
  const before = await namesOf('api_requests')
  await database.transaction(async (reader) => {
    // It reads for as long as the changes take, also on a busy machine.
    await reader.query(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
    await reader.query(sql`SELECT 1 FROM api_requests LIMIT 1`)
    expect(await addPartitions(database, new Date('2040-01-01T00:00:00Z'))).not.toContain('api_requests_2040_01_02')
    expect(await dropPartitions(database, 'api_requests', '2041-01-01T00:00:00Z')).toEqual([])
  })
  expect(await namesOf('api_requests')).toEqual(before)
  expect(await addPartitions(database, new Date('2040-01-01T00:00:00Z'))).toContain('api_requests_2040_01_02')
})

it('makes a table with rows the partition of the past', async () => {
  const old = await openEmptyDatabase()
  try {
    const names = (await readdir(migrationsFolder)).filter((name) => name < '0025')
    await migrate(old, migrationsFolder, names)
    await old.query(
      sql`INSERT INTO partners (id, slug, name, created_at) VALUES (gen_random_uuid(), 'one', 'One', now())`,
    )
    const day = 86_400_000
    const now = Date.now()
    const times = [now - 400 * day, now - day, now].map((time) => new Date(time).toISOString())
    for (const time of times) await addRequest(old, time)
    await old.query(
      sql`INSERT INTO audit_events (owner_id, id, mode, action, actor_id, actor_name, actor_role, request_id, occurred_at)
          SELECT id, gen_random_uuid(), 'prod', 'signIn', 'a', 'A', 'admin', 'r', now() FROM partners`,
    )
    // Built before the update, as docs/deployment.md suggests for large tables.
    await old.script('CREATE UNIQUE INDEX api_requests_past_key ON api_requests (partner_id, mode, id, created_at)')
    const rows = () => old.query(sql`SELECT to_jsonb(r) AS row FROM api_requests r ORDER BY created_at`)
    const before = await rows()
    expect(await migrate(old, migrationsFolder)).toContain('0025_partitioned_logs.sql')
    expect(await rows()).toEqual(before)
    expect(before).toHaveLength(3)

    const past = (await partitionsOf(old)).filter(({ from, to }) => from === null && to !== null)
    expect(past.map(({ name }) => name).sort()).toEqual(['api_requests_past', 'audit_events_past'])
    const end = past.find(({ name }) => name === 'api_requests_past')?.to ?? ''
    expect(Date.parse(end) - now).toBeGreaterThan(0)
    expect(new Date(end).getUTCDay(), 'a Monday').toBe(1)
    // The current week is in the past partition.
    const added = await addPartitions(old, new Date(now))
    expect(added.filter((name) => name.startsWith('api_requests'))).toHaveLength(3)
    expect(added).toContain(`api_requests_${end.slice(0, 10).replaceAll('-', '_')}`)

    // Every partition has every index and foreign key of its table.
    for (const { table, name } of await partitionsOf(old)) {
      const definitions = (of: string) =>
        old.query(
          sql`SELECT k.contype::text AS type, pg_get_constraintdef(k.oid) AS definition FROM pg_constraint k WHERE k.conrelid = ${of}::regclass AND k.contype IN ('p', 'f')
              UNION ALL SELECT 'i', regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') FROM pg_index WHERE indrelid = ${of}::regclass
              ORDER BY 1, 2`,
        )
      expect(await definitions(name), name).toEqual(await definitions(table))
    }
    const [{ count } = { count: 0 }] = await old.query<{ count: number }>(
      sql`SELECT count(*) AS count FROM ${raw('api_requests_past')}`,
    )
    expect(count).toBe(3)
  } finally {
    await old.close()
  }
})
