import sql from 'sql-template-tag'
import { refreshBusinesses } from '../domain/businesses/refreshStore'
import type { Database, Queryable } from '../platform/database/sql'
import type { Sealing } from '../platform/sealing'
import { addBusiness } from './business'
import { demoAccounts } from './demoAccounts'
import { insertRows } from './insert'
import { insertLives } from './insertLives'
import { organizationPlan, type PartnerPlan, partnerPlans } from './partners'
import { createRandom, type Random } from './random'
import { completeCapital, seedRest } from './rest'
import { noRows, type Plan, type SalesPlan, slumpDays } from './rows'
import type { SeededKey } from './seeding'

interface SeedOptions {
  now: Date
  /** `small` has a tenth of the businesses, for tests; `none` creates nothing. */
  size?: 'demo' | 'small' | 'none'
  /** Businesses added to the first partner, for benchmarks. */
  extraBusinesses?: number
  sealing: Sealing
  /** Origin of the demo's webhook endpoints: this server. */
  webhookOrigin: string
}

export interface Seeded {
  keys: SeededKey[]
}

/**
 * Creates the demo data in one transaction, unless there are partners. Returns the values that are shown once. The same
 * `now` creates the same data.
 */
export async function seedDemo(
  database: Database,
  { now, size = 'demo', extraBusinesses = 0, sealing, webhookOrigin }: SeedOptions,
): Promise<Seeded | undefined> {
  if (size === 'none') return undefined
  const seeded: Seeded = { keys: [] }
  const isNew = await database.transaction(async (tx) => {
    const rows = await tx.query(
      sql`INSERT INTO seeds (name, seeded_at) SELECT 'demo', ${now.toISOString()}::timestamptz WHERE NOT EXISTS (SELECT 1 FROM partners)
          ON CONFLICT DO NOTHING RETURNING name`,
    )
    if (rows.length === 0) return false
    const random = createRandom(20_261_295)
    await insertTenants(tx, random)
    const plans = partnerPlans.flatMap((partner) =>
      (['prod', 'sandbox'] as const).map((mode) => ({ partner, mode, now })),
    )
    const createIndexes = await dropIndexes(tx, 'daily_sales')
    for (const plan of plans) {
      const count = size === 'demo' ? plan.partner.counts[plan.mode] : Math.min(plan.partner.counts[plan.mode], 30)
      await insertBusinesses(tx, random, plan, count, size === 'demo' ? 540 : 100)
    }
    await createIndexes()
    // Without statistics of the new rows, the statements below take ten times as long.
    await tx.script('ANALYZE')
    for (const plan of plans) {
      await refreshBusinesses(tx, { partnerId: plan.partner.id, mode: plan.mode }, now)
      seeded.keys.push(...(await seedRest(tx, { ...plan, sealing, webhookOrigin, isSmall: size === 'small' })))
    }
    const [first] = partnerPlans
    if (first && extraBusinesses > 0) await insertManyBusinesses(tx, first, extraBusinesses, now)
    return true
  })
  // The embedded engine has no autovacuum. Without statistics, searches use no index; without a vacuum, index-only scans visit the rows.
  if (isNew) await database.script('VACUUM (ANALYZE)')
  return isNew ? seeded : undefined
}

async function insertTenants(db: Queryable, random: Random): Promise<void> {
  await insertRows(db, 'organizations', [
    { id: organizationPlan.id, name: organizationPlan.name, is_enabled: true, created_at: organizationPlan.createdAt },
  ])
  const users = Object.values(demoAccounts).map(({ email, name, role, partner }) => ({
    id: random.uuid(),
    email,
    name,
    role,
    roles: [role],
    organization_id: partner === null ? organizationPlan.id : null,
    partner_id: partnerPlans.find(({ slug }) => slug === partner)?.id ?? null,
    created_at: '2024-01-15T09:00:00Z',
    updated_at: '2024-01-15T09:00:00Z',
  }))
  await insertRows(
    db,
    'partners',
    partnerPlans.map(({ id, slug, name, createdAt }) => ({
      id,
      slug,
      name,
      created_at: createdAt,
      user_id: users.find(({ partner_id }) => partner_id === id)?.id ?? null,
      logo: `/_local/partners/${slug}.svg`,
      icon: `/_local/partners/${slug}.svg`,
    })),
  )
  await insertRows(db, 'users', users)
  await insertRows(
    db,
    'partner_organizations',
    partnerPlans
      .filter(({ isInOrganization }) => isInOrganization)
      .map(({ id }) => ({ organization_id: organizationPlan.id, partner_id: id })),
  )
  await insertRows(
    db,
    'partner_configs',
    partnerPlans.map(({ id, products, identityDataShare, country }) => ({
      partner_id: id,
      products: Object.keys(products),
      identity_data_share: identityDataShare,
      country_code: country,
    })),
  )
}

async function insertBusinesses(
  db: Queryable,
  random: Random,
  plan: Plan,
  count: number,
  salesDays: number,
): Promise<void> {
  if (count === 0) return
  const rows = noRows()
  for (let index = 0; index < count; index += 1) addBusiness(rows, random, plan, index)
  const { sales, products, names: _, ...tables } = rows
  for (const [table, records] of Object.entries(tables)) await insertRows(db, table, records)
  await completeCapital(db, plan)
  await insertSales(db, plan, sales, salesDays)
  await insertLives(db, plan, products)
}

/** Drops a table's keys and indexes, and returns a function that creates them again: faster than adding to them row by row. */
async function dropIndexes(db: Queryable, table: string): Promise<() => Promise<void>> {
  const indexes = await db.query<{ name: string; definition: string; key: string | null }>(
    sql`SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition, pg_get_constraintdef(c.oid) AS key
        FROM pg_index i LEFT JOIN pg_constraint c ON c.conrelid = i.indrelid AND c.conindid = i.indexrelid
        WHERE i.indrelid = ${table}::regclass`,
  )
  for (const { name, key } of indexes)
    await db.script(key === null ? `DROP INDEX ${name}` : `ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  return async () => {
    for (const { name, definition, key } of indexes)
      await db.script(key === null ? definition : `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${key}`)
  }
}

/**
 * Inserts daily sales with one statement: the business's average, weekday, month and deterministic noise of 20%. In a
 * slump, sales fall by 45% and recover in 60 days.
 */
async function insertSales(
  db: Queryable,
  { partner, mode, now }: Plan,
  sales: readonly SalesPlan[],
  days: number,
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  await db.query(
    sql`INSERT INTO daily_sales (partner_id, mode, id, created_at, updated_at, business_id, sold_on, sales_minor, sales_count, reversals_minor,
          reversals_count, currency)
        SELECT ${partner.id}, ${mode}, md5(s.business_id::text || d.on_day)::uuid, d.on_day + 1, d.on_day + 1, s.business_id, d.on_day, v.sales, greatest(1, (v.sales / 2600)::int),
          CASE WHEN v.noise % 17 = 0 THEN (v.sales * 0.03::float8)::bigint ELSE 0 END, CASE WHEN v.noise % 17 = 0 THEN 1 ELSE 0 END,
          ${partner.country === 'CA' ? 'CAD' : 'USD'}
        FROM json_to_recordset(${JSON.stringify(sales)}::json)
          AS s (business_id uuid, daily_minor float8, first_day int, last_day int, slump_day int)
        CROSS JOIN LATERAL (
          SELECT ${today}::date - n AS on_day, n - s.slump_day AS before_slump FROM generate_series(greatest(s.last_day, 1), least(s.first_day, ${days}::int)) n
        ) d
        CROSS JOIN LATERAL (
          SELECT h.noise, (s.daily_minor * (0.8 + 0.4 * (h.noise / 1000::float8))
            * (1 - 0.45 * greatest(0, 1 - d.before_slump / CASE WHEN d.before_slump < 0 THEN -60 ELSE ${slumpDays}::float8 END))
            * (${partner.weekdays}::float8[])[extract(isodow FROM d.on_day)::int]
            * (${partner.months}::float8[])[extract(month FROM d.on_day)::int])::bigint AS sales
          FROM (SELECT abs(hashtext(s.business_id::text || d.on_day::text)::bigint) % 1001 AS noise) h
        ) v`,
  )
}

/** Inserts many businesses without history for benchmarks, with every column that lists sort and filter by. */
export async function insertManyBusinesses(
  db: Queryable,
  partner: PartnerPlan,
  count: number,
  now: Date,
): Promise<void> {
  await db.query(
    sql`INSERT INTO businesses (partner_id, mode, id, external_id, legal_name, dba_name, incorporation_type, address_line1, city, region,
          postal_code, country, currency, created_at, updated_at, status, product_type, monthly_sales_minor, max_offer_minor, outstanding_minor)
        SELECT ${partner.id}, 'prod', gen_random_uuid(), 'BULK-' || n, initcap(left(md5(n::text), 7)) || ' Holdings LLC',
          initcap(left(md5(n::text), 7)) || ' ' || (ARRAY['Kitchen','Grill','Coffee','Bakery','Deli'])[1 + n % 5],
          (ARRAY['llc','corporation','sole_proprietorship','partnership'])[1 + n % 4], n || ' Main St', 'Austin',
          (ARRAY['TX','CA','NY','FL','IL','WA'])[1 + n % 6], '78701', 'US', 'USD',
          ${now.toISOString()}::timestamptz - n * interval '1 minute', ${now.toISOString()},
          (ARRAY['no_offer','offer_available','applied','funded','repaid'])[1 + n % 5],
          CASE WHEN n % 5 = 0 THEN NULL ELSE (ARRAY['merchant_cash_advance','flex_loan','term_loan'])[1 + n % 3] END,
          (1000 + (n * 7919::bigint) % 900000) * 100, CASE WHEN n % 5 = 1 THEN (500 + n % 90000) * 100 ELSE 0 END,
          CASE WHEN n % 5 = 3 THEN (500 + (n * 31::bigint) % 90000) * 100 ELSE 0 END
        FROM generate_series(1, ${count}::int) n`,
  )
}
