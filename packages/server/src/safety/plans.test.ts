import sql, { raw } from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { webhookStore } from '../domain/developer/webhookStore'
import { jobStore } from '../kernel/jobStore'
import { partitionsOf } from '../platform/database/partitions'
import { primaryReads } from '../platform/database/replica'
import type { Database, Statement } from '../platform/database/sql'
import { quoted, tablesOf } from '../platform/database/tables'
import { demoAccounts } from '../seed/demoAccounts'
import { partnerPlans } from '../seed/partners'
import { insertManyBusinesses } from '../seed/seedDemo'
import { type Call, callAs, withApp } from '../testing/testApp'
import { openTestDatabase, testNow } from '../testing/testDatabase'

/** Runs in `npm test -- postgres`. Plans differ between major versions of PostgreSQL; the golden file is of this one. */
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)
const goldenVersion = 15

const heading = `# Plans of hot statements

Written by \`npm test -- postgres safety/plans -u\`.

`

/** Rows per table of the largest partner. Statistics are of all rows up to 30,000, so they're the same each time. */
const count = 6_000

const [largest] = partnerPlans

/** Requests of the dashboard that are frequent or read large tables. */
const hot: Record<string, string> = {
  'list of businesses': '/partner_dashboard/businesses_page/businesses_table_rows',
  'by one value': '/partner_dashboard/businesses_page/businesses_table_rows?status=funded&sort=-outstanding_amount',
  'by two values without a match':
    '/partner_dashboard/businesses_page/businesses_table_rows?incorporation_type=llc&region=CA&sort=-created_at',
  'by two values with many matches':
    '/partner_dashboard/businesses_page/businesses_table_rows?status=funded&region=TX&sort=name',
  'by text': '/partner_dashboard/businesses_page/businesses_table_rows?search=a1b2c3',
  'count of businesses': '/partner_dashboard/businesses_page/count?status=funded&up_to=10000',
  'funded products': '/partner_dashboard/capital_tab/funded_products_table_rows',
  'funded products by status': '/partner_dashboard/capital_tab/funded_products_table_rows?status=outstanding',
  applications: '/partner_dashboard/capital_tab/applications_table_rows',
  'applications by status': '/partner_dashboard/capital_tab/applications_table_rows?status=under_review',
  offers: '/partner_dashboard/capital_tab/offers_table_rows',
  'offers by status': '/partner_dashboard/capital_tab/offers_table_rows?status=open',
  'API requests': '/logs/api_request',
  'failed API requests': '/logs/api_request?status_class=4XX',
  'webhook events': '/webhook_logs/events',
  'failed webhook events': '/webhook_logs/events?status=failed',
  'audit events': '/partner/audit_events',
  notifications: '/web_notifications',
}

describe.runIf(hasPostgres)('the plans of hot statements', () => {
  const statements: Statement[] = []
  const recorded = (db: Database): Database => ({
    ...db,
    query: (statement) => {
      statements.push({ text: statement.text, values: statement.values })
      return db.query(statement)
    },
  })
  const test = withApp({}, { open: async () => recorded(await openTestDatabase()), readsOf: primaryReads })
  let call: Call

  beforeAll(async () => {
    await fill(test.database)
    call = await callAs(test, demoAccounts.partner.email)
  })

  it('are those of the golden file', async ({ skip }) => {
    const [server] = await test.database.query<{ version: number }>(
      sql`SELECT current_setting('server_version_num')::int / 10000 AS version`,
    )
    if (server?.version !== goldenVersion) skip(`PostgreSQL ${server?.version}`)
    const sections: string[] = []
    const shown = new Set<string>()
    const describeAll = async (name: string) => {
      // Those of the session are in every request.
      const own = statements.splice(0).filter(({ text }) => !shown.has(text))
      for (const { text } of own) shown.add(text)
      const plans = await plansOf(test.database, own)
      sections.push(`## ${name}\n\n\`\`\`\n${plans.join('\n\n')}\n\`\`\`\n`)
    }
    for (const [name, url] of Object.entries(hot)) {
      statements.length = 0
      const response = await call(url)
      expect(response.statusCode, `${name}: ${response.body}`).toBe(200)
      expect(statements.length, name).toBeGreaterThan(0)
      await describeAll(name)
    }
    const scope = { partnerId: largest?.id ?? '', mode: 'prod' } as const
    const webhooks = webhookStore(test.database, scope)
    const [endpoint] = await webhooks.endpoints(testNow)
    const { results } = await webhooks.events({})
    for (const [name, work] of [
      ["an endpoint's health", () => webhooks.refreshHealth(endpoint?.id ?? '')],
      ["an event's status", () => webhooks.refreshEvent(results[0]?.id ?? '')],
      ["an event's deliveries", () => webhooks.deliveries(results[0]?.id ?? '')],
      ['claim a job', () => jobStore(test.database).take(testNow, testNow)],
    ] as const) {
      statements.length = 0
      await work()
      await describeAll(name)
    }
    await expect(heading + sections.join('\n')).toMatchFileSnapshot('golden/plans.md')
  })
})

/** Adds rows to the first partner, copied from demo rows with other IDs and times. */
async function fill(database: Database): Promise<void> {
  if (!largest) return
  await insertManyBusinesses(database, largest, count, testNow)
  const copies: [table: string, overrides: string][] = [
    ['offers', "'business_id', b.id, 'starts_at', t, 'created_at', t"],
    ['applications', "'business_id', b.id, 'created_at', t"],
    ['capital_products', "'business_id', b.id, 'funded_at', t, 'created_at', t"],
    [
      'payments',
      "'capital_product_id', md5('capital_products' || n)::uuid, 'initiated_at', t, 'created_at', t, 'settled_at', t",
    ],
    ['api_requests', "'created_at', t"],
    ['webhook_events', "'created_at', t"],
    ['notifications', "'created_at', t"],
    ['audit_events', "'occurred_at', t"],
  ]
  const tables = await tablesOf(database)
  for (const [table, overrides] of copies) {
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => quoted(name)) ?? []
    const owner = table === 'audit_events' ? 'owner_id' : 'partner_id'
    // Alternates between the demo's rows, so that statuses and types vary.
    await database.query(
      sql`WITH originals AS (
            SELECT o AS original, row_number() OVER (ORDER BY id) - 1 AS number, count(*) OVER () AS total
            FROM ${raw(table)} o WHERE ${raw(owner)} = ${largest.id} AND mode = 'prod'
          ), numbered AS (SELECT id, row_number() OVER (ORDER BY external_id) AS n FROM businesses WHERE external_id LIKE 'BULK-%')
          INSERT INTO ${raw(table)} (${raw(columns.join(', '))})
          SELECT ${raw(columns.map((name) => `(c.copy).${name}`).join(', '))}
          FROM (SELECT jsonb_populate_record(original, jsonb_build_object('id', md5(${table} || n)::uuid, ${raw(overrides)})) AS copy
            FROM numbered b JOIN originals ON number = n % total
            CROSS JOIN LATERAL (SELECT ${testNow.toISOString()}::timestamptz - n * interval '1 minute' AS t) times) c`,
    )
  }
  await database.query(
    sql`INSERT INTO webhook_attempts (partner_id, mode, id, event_id, endpoint_id, url, status, trigger, attempted_at)
        SELECT e.partner_id, e.mode, md5(e.id::text)::uuid, e.id, w.id, w.url, 'success', 'scheduled', e.created_at
        FROM webhook_events e JOIN LATERAL (
          SELECT id, url FROM webhook_endpoints w WHERE w.partner_id = e.partner_id AND w.mode = e.mode ORDER BY url LIMIT 1) w ON true
        WHERE e.partner_id = ${largest.id} AND NOT EXISTS (SELECT 1 FROM webhook_attempts a WHERE a.event_id = e.id)`,
  )
  await database.query(
    sql`INSERT INTO webhook_deliveries (partner_id, mode, event_id, endpoint_id, status, created_at)
        SELECT a.partner_id, a.mode, a.event_id, a.endpoint_id, 'success', a.attempted_at
        FROM webhook_attempts a WHERE a.partner_id = ${largest.id} ON CONFLICT DO NOTHING`,
  )
  // Empty partitions have no statistics.
  for (const { name, from } of await partitionsOf(database)) {
    if (from !== null && from > testNow.toISOString()) await database.script(`DROP TABLE ${quoted(name)}`)
  }
  await database.script('VACUUM (ANALYZE)')
}

interface PlanNode {
  'Node Type': string
  'Join Type'?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Scan Direction'?: string
  'Subplan Name'?: string
  Plans?: PlanNode[]
}

/** Plans of the distinct statements, without costs, values and names of partitions. Tiny tables would be scanned, so scans are off where an index can serve. */
async function plansOf(database: Database, statements: readonly Statement[]): Promise<string[]> {
  const distinct = new Map(statements.map((statement) => [statement.text, statement]))
  const parents = await database.query<{ child: string; parent: string }>(
    sql`SELECT c.relname AS child, p.relname AS parent FROM pg_inherits i
        JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class p ON p.oid = i.inhparent`,
  )
  const parentOf = new Map(parents.map(({ child, parent }) => [child, parent]))
  const plans: string[] = []
  for (const { text, values } of distinct.values()) {
    const root = await database.transaction(async (tx) => {
      await tx.script(
        'SET LOCAL enable_seqscan = off; SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL jit = off',
      )
      const [row] = await tx.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
        text: `EXPLAIN (COSTS OFF, FORMAT JSON) ${text}`,
        values,
      })
      return row?.['QUERY PLAN'][0].Plan
    })
    if (root) plans.push([text.trim().split(/\s/)[0], ...linesOf(root, 1, parentOf)].join('\n'))
  }
  return plans
}

/** A line per node, indented. Partitions and their indexes have the names of their tables, and are shown once if they have the same plan. */
function linesOf(node: PlanNode, depth: number, parentOf: ReadonlyMap<string, string>): string[] {
  const name = (relation: string) => parentOf.get(relation) ?? relation
  const direction = node['Scan Direction'] === 'Backward' ? ' backward' : ''
  const line = [
    node['Join Type'] !== 'Inner' && node['Join Type'],
    node['Node Type'],
    node['Relation Name'] && name(node['Relation Name']),
    node['Index Name'] && `using ${name(node['Index Name'])}${direction}`,
    node['Subplan Name'] && `(${node['Subplan Name']})`,
  ]
  const children = (node.Plans ?? []).map((child) => linesOf(child, depth + 1, parentOf).join('\n'))
  return [`${'  '.repeat(depth)}${line.filter(Boolean).join(' ')}`, ...new Set(children)]
}
