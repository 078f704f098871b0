import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { seedDemo } from '../../seed/seedDemo'
import { engine, openTestDatabase, testSeed } from '../../testing/testDatabase'
import { type DatabaseLimits, defaultLimits, withoutStatementLimits } from '../databaseLimits'
import { migrationsFolder } from '../paths'
import { migrate } from './migrate'
import { openPostgres } from './postgres'
import type { Database } from './sql'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const select = async (expression: string) => {
  const [row] = await database.query<{ value: unknown }>({
    ...sql``,
    text: `SELECT ${expression} AS value`,
    values: [],
  } as never)
  return row?.value
}

// Runs on both engines.
it.each([
  ["'2026-02-03'::date", '2026-02-03'],
  ["'2026-02-03T04:05:06.123456Z'::timestamptz", '2026-02-03T04:05:06.123456Z'],
  ["'2026-02-03T04:05:06+02:00'::timestamptz", '2026-02-03T02:05:06Z'],
  ['1.50::numeric', '1.50'],
  ['9007199254740991::bigint', 9007199254740991],
  ['7::int', 7],
  ['true', true],
  ['NULL', null],
  ["ARRAY['a', 'b']", ['a', 'b']],
  ["'{}'::text[]", []],
  [`'{"a": [1]}'::jsonb`, { a: [1] }],
])('%s is read as %j', async (expression, value) => {
  expect(await select(expression)).toEqual(value)
})

it('rejects an int8 beyond the safe range', async () => {
  await expect(select('9007199254740993::bigint')).rejects.toThrow("doesn't fit")
})

it('rolls back a whole transaction', async () => {
  const count = async () => (await database.query(sql`SELECT 1 FROM seeds`)).length
  const before = await count()
  const work = database.transaction(async (tx) => {
    await tx.query(sql`INSERT INTO seeds VALUES ('half', now())`)
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await count()).toBe(before)
})

it('migrates once, and seeds once', async () => {
  expect(await migrate(database, migrationsFolder)).toEqual([])
  expect(await seedDemo(database, testSeed())).toBeUndefined()
})

it('is rejected if a newer version has migrated it', async () => {
  await database.query(sql`INSERT INTO migrations (name) VALUES ('9999_later.sql')`)
  await expect(migrate(database, migrationsFolder)).rejects.toThrow('newer version (9999_later.sql)')
  await database.query(sql`DELETE FROM migrations WHERE name = '9999_later.sql'`)
  expect(await migrate(database, migrationsFolder)).toEqual([])
})

it('omits the access key IDs of old audit events', async () => {
  const owner = '00000000-0000-4000-8000-00000000a0d1'
  const after = JSON.stringify({ bucket: 'exports', access_key_id: 'AKIAIOSFODNN7EXAMPLE' })
  await database.query(
    sql`INSERT INTO audit_events (owner_id, id, mode, action, actor_id, actor_name, actor_role, request_id, after, occurred_at)
        VALUES (${owner}, ${owner}, 'prod', 'connectS3', 'user', 'Maya Ortiz', 'admin', 'req', ${after}::jsonb, now())`,
  )
  await database.query(sql`DELETE FROM migrations WHERE name = '0024_omitted_access_keys.sql'`)
  await migrate(database, migrationsFolder)
  expect(await database.query(sql`SELECT after FROM audit_events WHERE owner_id = ${owner}`)).toEqual([
    { after: { bucket: 'exports', access_key_id: '(omitted)' } },
  ])
  await database.query(sql`DELETE FROM audit_events WHERE owner_id = ${owner}`)
})

it.runIf(engine === 'postgres')('is migrated and seeded once by concurrent servers', async () => {
  await database.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const start = async () => {
    const applied = await migrate(database, migrationsFolder)
    return [...applied, (await seedDemo(database, testSeed())) !== undefined]
  }
  const started = (await Promise.all([start(), start(), start()])).flat()
  expect(started.filter((what) => what === true)).toHaveLength(1)
  const names = started.filter((what) => typeof what === 'string')
  expect(new Set(names).size).toBe(names.length)
})

it.runIf(engine === 'postgres')('has its own time zone and limits, not those of the role or the URL', async () => {
  await database.script(`CREATE ROLE limited LOGIN PASSWORD 'p';
    ALTER ROLE limited SET timezone = 'America/New_York';
    ALTER ROLE limited SET statement_timeout = '1s';
    ALTER ROLE limited SET lock_timeout = '1s';
    ALTER ROLE limited SET idle_in_transaction_session_timeout = '1s'`)
  onTestFinished(() => database.script('DROP ROLE limited'))
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  Object.assign(url, {
    username: 'limited',
    password: 'p',
    search: '?options=-c%20work_mem%3D9MB%20-c+timezone%3DAsia/Tokyo',
  })
  const settingsAt = async (limits: DatabaseLimits) => {
    const limited = await openPostgres(url.href, limits)
    const settings = await limited.query<{ setting: string }>(
      sql`SELECT current_setting(name) AS setting FROM unnest(ARRAY['timezone', 'statement_timeout', 'lock_timeout',
            'idle_in_transaction_session_timeout', 'work_mem']) name`,
    )
    await limited.close()
    return settings.map(({ setting }) => setting)
  }
  expect(await settingsAt(defaultLimits)).toEqual(['UTC', '1min', '10s', '15s', '9MB'])
  expect(await settingsAt(withoutStatementLimits(defaultLimits))).toEqual(['UTC', '0', '0', '0', '9MB'])
})

it('has demo data that reconciles', async () => {
  const wrong = await database.query(
    sql`SELECT b.external_id FROM businesses b
        LEFT JOIN LATERAL (
          SELECT coalesce(sum(c.total_minor - c.waived_minor + (
            SELECT coalesce(sum(r.amount_minor), 0) FROM refunds r
            WHERE r.partner_id = c.partner_id AND r.mode = c.mode AND r.capital_product_id = c.id) - (
            SELECT coalesce(sum(p.amount_minor), 0) FROM payments p
            WHERE p.partner_id = c.partner_id AND p.mode = c.mode AND p.capital_product_id = c.id AND p.status = 'succeeded')), 0) AS left_minor
          FROM capital_products c
          WHERE c.partner_id = b.partner_id AND c.mode = b.mode AND c.business_id = b.id
            AND c.status NOT IN ('cancelled', 'void')
        ) s ON true
        WHERE b.outstanding_minor <> s.left_minor OR (b.status = 'funded') <> (s.left_minor > 0) OR s.left_minor < 0`,
  )
  expect(wrong).toEqual([])
  const [facts] = await database.query(
    sql`SELECT bool_and(currency = CASE WHEN country = 'CA' THEN 'CAD' ELSE 'USD' END) AS currencies,
          (SELECT bool_and(email LIKE '%@example.com') FROM users) AS addresses,
          (SELECT count(*) FROM applications WHERE mode = 'sandbox' AND status = 'under_review') > 0 AS reviews
        FROM businesses`,
  )
  expect(facts).toEqual({ currencies: true, addresses: true, reviews: true })
})
