import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasFailedPayment } from '../domain/capital/failedPaymentStore'
import { pastDueOn } from '../domain/capital/pastDueStore'
import type { Database } from '../platform/database/sql'
import { tablesOf } from '../platform/database/tables'
import { openTestDatabase, testNow, testSeed } from '../testing/testDatabase'
import { sandboxScenarios } from './scenarios'
import { seedDemo } from './seedDemo'

let database: Database
let tables: string[]

beforeAll(async () => {
  database = await openTestDatabase()
  tables = (await tablesOf(database)).map(({ name }) => name).filter((name) => name !== 'migrations')
})
afterAll(() => database?.close())

async function seedAnew(options: Partial<Parameters<typeof seedDemo>[1]>): Promise<void> {
  await database.script(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY`)
  expect(await seedDemo(database, { ...testSeed(), ...options })).toBeDefined()
}

/** Secrets and ciphertexts differ every time. */
const secrets = [
  'key_hash',
  'last4',
  'api_key_last4',
  'secret_last4',
  'secret_sealed',
  'ssn_sealed',
  'sin_sealed',
  'tax_id_sealed',
  'account_number_sealed',
  'content',
]

async function digest(): Promise<Record<string, string | null>> {
  const digests: [string, string | null][] = []
  for (const table of tables) {
    const [row] = await database.query<{ digest: string | null }>(
      sql`SELECT md5(string_agg(j::text, E'\n' ORDER BY j::text COLLATE "C")) AS digest
          FROM (SELECT to_jsonb(t) - ${secrets}::text[] AS j FROM ${raw(table)} t) rows`,
    )
    digests.push([table, row?.digest ?? null])
  }
  return Object.fromEntries(digests)
}

it('is the same for the same time only, with businesses for benchmarks on request', async () => {
  const first = await digest()
  await seedAnew({})
  expect(await digest()).toEqual(first)
  await seedAnew({ now: new Date('2027-03-01T00:00:00Z'), extraBusinesses: 1000 })
  const later = await digest()
  expect(later).not.toEqual(first)
  expect(later.users).toEqual(first.users)
  // These are for benchmarks, and of the first partner only.
  const rows = await database.query(
    sql`SELECT slug, count(*) FROM businesses JOIN partners p ON p.id = partner_id
        WHERE external_id LIKE 'BULK-%' AND mode = 'prod' GROUP BY slug`,
  )
  expect(rows).toEqual([{ slug: 'harvest-pos', count: 1000 }])
})

describe('the demo data', () => {
  beforeAll(() => seedAnew({ size: 'demo' }))

  /** Number of rows that violate a rule. */
  const broken = async (from: string) => {
    const [row] = await database.query<{ count: number }>(sql`SELECT count(*) AS count FROM ${raw(from)}`)
    return row?.count
  }

  it('has businesses and a sandbox for each partner except the new one', async () => {
    const rows = await database.query(
      sql`SELECT slug, count(b.id) FILTER (WHERE mode = 'prod') AS prod, count(b.id) FILTER (WHERE mode = 'sandbox') AS sandbox
          FROM partners p LEFT JOIN businesses b ON b.partner_id = p.id GROUP BY slug ORDER BY slug`,
    )
    expect(rows).toEqual([
      { slug: 'bulkhead-market', prod: 60, sandbox: 40 },
      { slug: 'fernway', prod: 0, sandbox: 0 },
      { slug: 'harvest-pos', prod: 200, sandbox: 40 },
      { slug: 'maple-till', prod: 70, sandbox: 40 },
      { slug: 'stillwater-booking', prod: 110, sandbox: 40 },
    ])
  })

  it('has every scenario in every sandbox', async () => {
    const rows = await database.query<{ dba_name: string; count: number }>(
      sql`SELECT dba_name, count(*) FROM businesses WHERE mode = 'sandbox' AND dba_name LIKE 'Sandbox %' GROUP BY dba_name`,
    )
    const names = sandboxScenarios.map(([name]) => name)
    expect(Object.fromEntries(rows.map(({ dba_name, count }) => [dba_name, count]))).toEqual(
      Object.fromEntries(names.map((name) => [name, 4])),
    )
  })

  it('has sales of the last 18 months up to yesterday', async () => {
    const [range] = await database.query(sql`SELECT min(sold_on) AS first, max(sold_on) AS last FROM daily_sales`)
    expect(range).toEqual({ first: '2025-05-30', last: '2026-11-20' })
    for (const column of [
      'offers.starts_at',
      'applications.created_at',
      'capital_products.funded_at',
      'payments.settled_at',
    ]) {
      const [table] = column.split('.')
      expect([column, await broken(`${table} WHERE ${column} > '${testNow.toISOString()}'`)]).toEqual([column, 0])
    }
  })

  it.each([
    ['no_offer', 'open_offers > 0 OR pending > 0 OR products > 0'],
    ['offer_available', 'open_offers = 0 OR pending > 0 OR outstanding > 0'],
    ['applied', 'pending = 0 OR outstanding > 0'],
    ['funded', 'outstanding = 0 OR outstanding_minor <= 0'],
    ['repaid', 'products = 0 OR outstanding > 0 OR open_offers > 0 OR pending > 0 OR outstanding_minor <> 0'],
  ])('has businesses that are %s with reason', async (status, isWrong) => {
    const facts = `(SELECT b.status, b.outstanding_minor,
      (SELECT count(*) FROM offers o WHERE o.business_id = b.id AND o.status = 'open' AND o.expires_at > '${testNow.toISOString()}') AS open_offers,
      (SELECT count(*) FROM applications a WHERE a.business_id = b.id AND a.status NOT IN ('denied', 'withdrawn', 'funded')) AS pending,
      (SELECT count(*) FROM capital_products c WHERE c.business_id = b.id AND c.status IN ('paid', 'waived')) AS products,
      (SELECT count(*) FROM capital_products c WHERE c.business_id = b.id AND c.outstanding_minor > 0) AS outstanding
      FROM businesses b) f`
    expect(await broken(`${facts} WHERE status = '${status}'`)).toBeGreaterThan(0)
    expect(await broken(`${facts} WHERE status = '${status}' AND (${isWrong})`)).toBe(0)
  })

  it('has amounts that reconcile, in one currency per partner', async () => {
    const paid = `(SELECT c.*, (SELECT coalesce(sum(amount_minor), 0) FROM payments p
      WHERE p.capital_product_id = c.id AND p.status = 'succeeded')
      - (SELECT coalesce(sum(amount_minor), 0) FROM refunds r WHERE r.capital_product_id = c.id) AS settled_minor FROM capital_products c) c`
    expect(await broken(`${paid} WHERE paid_minor > total_minor OR paid_minor <> settled_minor`)).toBe(0)
    expect(
      await broken(
        `${paid} WHERE (status = 'paid') <> (paid_minor + waived_minor = total_minor AND status <> 'waived')`,
      ),
    ).toBe(0)
    expect(await broken(`${paid} WHERE (status = 'paid') <> (paid_off_at IS NOT NULL)`)).toBe(0)
    expect(
      await broken(`businesses b WHERE outstanding_minor <> (SELECT coalesce(sum(c.total_minor - c.paid_minor - c.waived_minor), 0)
        FROM ${paid} WHERE c.business_id = b.id AND c.status IN ('outstanding', 'abandoned', 'paid'))`),
    ).toBe(0)
    for (const table of ['businesses', 'offers', 'applications', 'capital_products', 'payments', 'daily_sales']) {
      const isWrong = `(t.currency = 'CAD') <> (p.slug = 'maple-till')`
      expect([table, await broken(`${table} t JOIN partners p ON p.id = t.partner_id WHERE ${isWrong}`)]).toEqual([
        table,
        0,
      ])
    }
    expect(await broken(`payments WHERE (status = 'succeeded') <> (settled_at IS NOT NULL)`)).toBe(0)
    expect(await broken('daily_sales WHERE sales_minor <= 0 OR reversals_minor > sales_minor')).toBe(0)
  })

  it('has uploads with correct row and byte counts', async () => {
    const { sealing } = testSeed()
    const uploads = await database.query<{ row_count: number; size_bytes: number; content: Uint8Array }>(
      sql`SELECT u.row_count, u.size_bytes, f.content FROM dataset_uploads u JOIN files f ON f.id = u.file_id`,
    )
    expect(uploads.length).toBeGreaterThan(0)
    for (const { row_count, size_bytes, content } of uploads) {
      const file = sealing.open(Buffer.from(content).toString('utf8'))
      expect([file.trim().split('\n').length - 1, Buffer.byteLength(file)]).toEqual([row_count, size_bytes])
    }
    expect(await broken(`dataset_uploads WHERE accepted_count + rejected_count <> row_count`)).toBe(0)
  })

  it('has log entries that match the data', async () => {
    const failed = `SELECT 1 FROM dataset_uploads u WHERE u.partner_id = n.partner_id AND u.mode = n.mode AND u.status = 'failed'
      AND n.payload->>'event_id' = 'upload_' || u.id AND n.event_type = u.source || '_datashare_upload'`
    const ofUploads = `notifications n WHERE event_type LIKE '%_datashare_upload'`
    expect(await broken(ofUploads)).toBeGreaterThan(0)
    expect(await broken(`${ofUploads} AND NOT EXISTS (${failed})`)).toBe(0)
    const sold = `SELECT 1 FROM daily_sales s WHERE s.partner_id = b.partner_id AND s.mode = b.mode AND s.business_id = b.id
      AND s.sold_on > '${testNow.toISOString().slice(0, 10)}'::date - 30`
    const unsold = `SELECT 1 FROM businesses b WHERE b.partner_id = n.partner_id AND b.mode = n.mode AND NOT EXISTS (${sold})`
    const ofSales = `notifications n WHERE event_type = 'missing_sales_datashare'`
    expect(await broken(ofSales)).toBeGreaterThan(0)
    expect(await broken(`${ofSales} AND NOT EXISTS (${unsold})`)).toBe(0)
    expect(
      await broken(`api_keys k WHERE last_used_at IS DISTINCT FROM (SELECT max(r.created_at) FROM api_requests r
        WHERE r.partner_id = k.partner_id AND r.mode = k.mode AND r.api_key_last4 = k.last4)`),
    ).toBe(0)
  })

  it('has webhook events with their objects as they were then', async () => {
    const states = await database.query<{ type: string; states: string[] }>(
      sql`SELECT type, array_agg(DISTINCT concat_ws(' ', body #>> '{data,status}', body #>> '{data,paid_amount}', body #>> '{data,decided_at}')) AS states
          FROM webhook_events WHERE type IN ('capital_product.funded', 'capital_product_application.submitted', 'capital_product_offer.created')
          GROUP BY type ORDER BY type COLLATE "C"`,
    )
    expect(states).toEqual([
      { type: 'capital_product.funded', states: ['outstanding 0'] },
      { type: 'capital_product_application.submitted', states: ['under_review'] },
      { type: 'capital_product_offer.created', states: ['open'] },
    ])
    expect(
      await broken(`webhook_events WHERE (body #>> '{data,updated_at}')::timestamptz > created_at + interval '1 minute'
        AND type IN ('capital_product.funded', 'capital_product_application.submitted', 'capital_product_offer.created')`),
    ).toBe(0)
  })

  it('has verified owners and accounts for all applicants', async () => {
    const owner = `SELECT 1 FROM person_business_relationships r JOIN persons p ON p.id = r.person_id
      WHERE r.business_id = a.business_id AND r.is_primary AND p.auth_status = 'verified' AND p.address IS NOT NULL`
    const account = `SELECT 1 FROM bank_accounts k WHERE k.business_id = a.business_id`
    const failed = `applications a WHERE a.steps @> '[{"key": "identity", "status": "failed"}]'`
    expect(await broken(failed)).toBeGreaterThan(0)
    expect(await broken(`${failed} AND EXISTS (${owner})`)).toBe(0)
    const unproven = `applications a WHERE submitted_at IS NOT NULL AND business_id NOT IN (SELECT business_id FROM ${failed}) AND NOT (EXISTS (${owner}) AND EXISTS (${account}))`
    expect(await broken(unproven)).toBe(0)
    expect(
      await broken(
        `(SELECT business_id, sum(ownership_rate) AS owned FROM person_business_relationships GROUP BY 1) r WHERE owned > 1`,
      ),
    ).toBe(0)
    expect(
      await broken(`businesses b JOIN person_business_relationships r ON r.business_id = b.id JOIN persons p ON p.id = r.person_id
        WHERE b.incorporation_type = 'sole_proprietorship' AND b.legal_name <> p.first_name || ' ' || p.last_name`),
    ).toBe(0)
    expect(
      await broken(`businesses b JOIN person_business_relationships r ON r.business_id = b.id JOIN persons p ON p.id = r.person_id
        WHERE b.established_on < p.date_of_birth + interval '18 years'`),
    ).toBe(0)
    expect(await broken(`businesses WHERE country = 'CA' AND incorporation_type = 'llc'`)).toBe(0)
    expect(await broken(`businesses WHERE legal_name ~ '\\mCo (Co|Corp)\\M'`)).toBe(0)
  })

  it('withholds net settlements from payouts instead of debiting them', async () => {
    const withheld = `SELECT 1 FROM payments y JOIN capital_products c ON c.id = y.capital_product_id WHERE c.business_id = n.business_id
      AND y.type = 'manual' AND y.status = 'succeeded' AND y.amount_minor = n.repayment_minor AND y.settled_at = n.created_at`
    expect(await broken('net_settlements')).toBeGreaterThan(0)
    expect(await broken(`net_settlements n WHERE NOT EXISTS (${withheld})`)).toBe(0)
    const last = `SELECT max(sold_on) FROM daily_sales s WHERE s.business_id = n.business_id AND s.sold_on < (n.created_at AT TIME ZONE 'UTC')::date`
    expect(await broken(`net_settlements n WHERE period_end <> (${last}) OR period_start > period_end`)).toBe(0)
  })

  it('offers a top-up to a business with an outstanding product, and lends on lines of credit of known businesses', async () => {
    const earlier = `SELECT 1 FROM capital_products e WHERE e.business_id = c.business_id AND e.id <> c.id AND e.application_id IS NOT NULL
      AND e.funded_at < c.funded_at AND coalesce(e.paid_off_at, e.ended_at, c.funded_at) >= c.funded_at`
    const funded =
      'capital_products c JOIN applications a ON a.id = c.application_id JOIN offers o ON o.id = a.offer_id'
    expect(await broken(`${funded} WHERE o.is_top_up`)).toBeGreaterThan(0)
    expect(await broken(`${funded} WHERE o.is_top_up <> EXISTS (${earlier})`)).toBe(0)
    for (const table of ['lines_of_credit', 'line_of_credit_applications'])
      expect([
        table,
        await broken(`${table} l JOIN businesses b ON b.id = l.business_id WHERE l.created_at < b.created_at`),
      ]).toEqual([table, 0])
  })

  it('has products of every status, past due and refunded ones, for every partner in production', async () => {
    const rows = await database.query<{ slug: string; statuses: string[]; late: number; refunds: number }>(
      sql`SELECT p.slug, array_agg(DISTINCT c.status ORDER BY c.status) AS statuses,
            count(*) FILTER (WHERE c.status = 'outstanding' AND EXISTS (SELECT 1 FROM product_dues d WHERE d.capital_product_id = c.id
              AND d.due_on < ${testNow.toISOString().slice(0, 10)} AND d.due_minor > c.paid_minor + c.waived_minor)) AS late,
            (SELECT count(*) FROM refunds r WHERE r.mode = 'prod') AS refunds
          FROM capital_products c JOIN partners p ON p.id = c.partner_id WHERE c.mode = 'prod' GROUP BY p.slug ORDER BY p.slug`,
    )
    expect(rows).toHaveLength(4)
    for (const { statuses, late, refunds } of rows) {
      expect(statuses).toEqual(['abandoned', 'cancelled', 'outstanding', 'paid', 'void', 'waived'])
      expect([late > 0, refunds > 0]).toEqual([true, true])
    }
  })

  it('has every kind of relief in every mode', async () => {
    const relieved = (rule: string) =>
      raw(`EXISTS (SELECT 1 FROM capital_products c WHERE c.status = 'outstanding' AND c.mode = m.mode AND ${rule})`)
    const rows = await database.query(
      sql`SELECT ${relieved('c.hardship_starts_on IS NOT NULL')} AS hardship, ${relieved('c.waived_minor > 0')} AS waiver,
            ${relieved('c.id IN (SELECT capital_product_id FROM grace_periods)')} AS grace
          FROM (VALUES ('prod'), ('sandbox')) m (mode)`,
    )
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toMatchObject({ hardship: true, waiver: true, grace: true })
  })

  it('has as many past-due products and failed payments as a lender would', async () => {
    const { days } = pastDueOn(testNow.toISOString().slice(0, 10))
    const rows = await database.query<{ slug: string; open: number; late: number; failed: number }>(
      sql`SELECT p.slug, count(*) AS open, count(*) FILTER (WHERE ${days} > 0) AS late, count(*) FILTER (WHERE ${hasFailedPayment}) AS failed
          FROM capital_products t JOIN partners p ON p.id = t.partner_id WHERE t.mode = 'prod' AND t.status = 'outstanding' GROUP BY p.slug`,
    )
    expect(rows).toHaveLength(4)
    for (const { slug, open, late, failed } of rows) {
      expect(late / open, slug).toBeGreaterThan(0.05)
      expect(late / open, slug).toBeLessThan(0.14)
      expect(failed / open, slug).toBeLessThan(0.18)
    }
  })

  it('charges off what had no payment for 120 days', async () => {
    const owed = await database.query(
      sql`SELECT c.id, c.product_type FROM capital_products c WHERE c.status = 'outstanding' AND c.product_type NOT IN ('bnpl', 'spend_card')
            AND ${testNow}::timestamptz - '120 days'::interval > greatest(c.funded_at, (SELECT max(y.initiated_at) FROM payments y
              WHERE y.partner_id = c.partner_id AND y.mode = c.mode AND y.capital_product_id = c.id AND y.status = 'succeeded'))`,
    )
    expect(owed).toEqual([])
  })

  it('numbers orders by their dates', async () => {
    const orders = await database.query<{ external_id: string }>(
      sql`SELECT external_id FROM orders WHERE external_id LIKE 'PO-%' ORDER BY partner_id, mode, created_at, external_id`,
    )
    const numbers = orders.map(({ external_id }) => Number(external_id.slice(3)))
    const startsAnew = (at: number) => numbers[at] === 10_001
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number, at) => !startsAnew(at) && number !== (numbers[at - 1] ?? 0) + 1)).toEqual([])
  })

  it('collects nothing from an account that the bank closed or froze', async () => {
    const failed = `payments f JOIN capital_products c ON c.id = f.capital_product_id AND c.status = 'outstanding'
      WHERE f.failure_code IN ('R02', 'R10', 'R16', 'R29', '905', '911', '919', '920')`
    expect(await broken(failed)).toBeGreaterThan(0)
    expect(
      await broken(`${failed} AND EXISTS (SELECT 1 FROM payments n WHERE n.capital_product_id = f.capital_product_id
        AND n.status = 'succeeded' AND n.initiated_at > f.initiated_at)`),
    ).toBe(0)
  })

  it('offers nothing to a business in arrears, and neither offers to nor funds one that stopped selling', async () => {
    const today = testNow.toISOString().slice(0, 10)
    const { days } = pastDueOn(today)
    const offered = await database.query(
      sql`SELECT o.id, t.id AS product, t.product_type FROM offers o JOIN capital_products t ON t.business_id = o.business_id
          WHERE o.status = 'open' AND (t.status = 'abandoned' OR (t.status = 'outstanding' AND ${days} > 0))`,
    )
    expect(offered).toEqual([])
    const stopped = `(SELECT business_id, max(sold_on) AS last FROM daily_sales GROUP BY 1 HAVING max(sold_on) < '${today}'::date - 30) s`
    expect(await broken(stopped)).toBeGreaterThan(0)
    for (const [table, at] of [
      ['offers', 'starts_at'],
      ['capital_products', 'funded_at'],
    ])
      expect([
        table,
        await broken(`${stopped} JOIN ${table} t ON t.business_id = s.business_id AND t.${at}::date > s.last`),
      ]).toEqual([table, 0])
  })

  it('denies applications for various reasons that the sales bear out', async () => {
    const rows = await database.query<{ code: string; share: number }>(
      sql`SELECT adverse_action_code AS code, count(*)::float8 / sum(count(*)) OVER () AS share FROM applications
          WHERE status = 'denied' GROUP BY 1`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(5)
    for (const { code, share } of rows) {
      expect(share, code).toBeGreaterThan(0.05)
      expect(share, code).toBeLessThan(0.35)
    }
    const denied = (code: string) =>
      `(SELECT *, (decided_at AT TIME ZONE 'UTC')::date AS decided_on FROM applications WHERE adverse_action_code = '${code}') a`
    expect(await broken(`${denied('other')} WHERE 'Denied in manual review.' = ANY(decision_reasons)`)).toBe(0)
    const ofBusiness = 's.partner_id = a.partner_id AND s.mode = a.mode AND s.business_id = a.business_id'
    const firstSale = `(SELECT min(sold_on) FROM daily_sales s WHERE ${ofBusiness})`
    expect(
      await broken(`${denied('sales_history_short')} WHERE ${firstSale} <= decided_at - interval '6 months'`),
    ).toBe(0)
    const past = {
      '30 days': '(decided_on - 1 - sold_on) / 30',
      'a calendar month': `(extract(year FROM age(date_trunc('month', decided_on), date_trunc('month', sold_on))) * 12
        + extract(month FROM age(date_trunc('month', decided_on), date_trunc('month', sold_on))) - 1)::int`,
    }
    for (const [period, number] of Object.entries(past)) {
      const totals = `SELECT n, sum(net) < lag(sum(net)) OVER (ORDER BY n DESC) AS is_less FROM (
        SELECT ${number} AS n, sales_minor - reversals_minor AS net FROM daily_sales s
        WHERE ${ofBusiness} AND sold_on < decided_on) sold WHERE n BETWEEN 0 AND 3 GROUP BY n`
      const falls = `(SELECT count(*) FROM (${totals}) totals WHERE is_less)`
      expect([period, await broken(`${denied('sales_declining')} WHERE ${falls} < 3`)]).toEqual([period, 0])
    }
    const sold = `(SELECT sum(sales_minor - reversals_minor) / 3 FROM daily_sales s
      WHERE ${ofBusiness} AND sold_on BETWEEN decided_on - 90 AND decided_on - 1)`
    expect(await broken(`${denied('sales_too_low')} WHERE requested_minor < ${sold} / 2`)).toBe(0)
  })

  it('has applications that are submitted at various business hours', async () => {
    const ended = `applications WHERE status IN ('funded', 'withdrawn')`
    const time = `submitted_at AT TIME ZONE 'UTC'`
    expect(
      await broken(
        `${ended} AND (extract(isodow FROM ${time}) > 5 OR extract(hour FROM ${time}) NOT BETWEEN 14 AND 21)`,
      ),
    ).toBe(0)
    expect(await broken(`(SELECT DISTINCT submitted_at - created_at FROM ${ended}) gaps`)).toBeGreaterThan(400)
    expect(await broken(`applications a JOIN offers o ON o.id = a.offer_id WHERE a.created_at < o.starts_at`)).toBe(0)
  })

  it('debits the sales since the funding first, like the sandbox', async () => {
    const first = `SELECT DISTINCT ON (capital_product_id) * FROM payments ORDER BY capital_product_id, initiated_at`
    const sold = `(SELECT sum(sales_minor - reversals_minor) FROM daily_sales s
      WHERE s.partner_id = c.partner_id AND s.mode = c.mode AND s.business_id = c.business_id
        AND sold_on BETWEEN (c.funded_at AT TIME ZONE 'UTC')::date AND (p.initiated_at AT TIME ZONE 'UTC')::date - 1)`
    const debits = `capital_products c JOIN (${first}) p ON p.capital_product_id = c.id
      WHERE c.hardship_starts_on IS NULL AND p.type = 'sales_based'`
    expect(await broken(debits)).toBeGreaterThan(0)
    expect(await broken(`${debits} AND abs(p.amount_minor - ${sold} * c.repayment_rate) > 1`)).toBe(0)
  })

  it('draws nothing on lines of credit, because no product does', async () => {
    expect(await broken('lines_of_credit')).toBeGreaterThan(0)
    expect(await broken('lines_of_credit WHERE outstanding_principal_minor <> 0')).toBe(0)
  })

  it('offers no more than what the business was found eligible for before', async () => {
    const offered = `eligibility e JOIN offers o ON o.business_id = e.business_id AND o.status = 'open'`
    const ofType = `${offered} AND o.product_type = e.product_type`
    expect(await broken(ofType)).toBeGreaterThan(0)
    expect(await broken(`${ofType} WHERE o.max_minor > e.max_minor OR o.starts_at < e.evaluated_at`)).toBe(0)
    expect(await broken('eligibility WHERE NOT is_eligible')).toBeGreaterThan(0)
    expect(await broken(`${offered} WHERE NOT e.is_eligible`)).toBe(0)
    expect(
      await broken('eligibility WHERE is_eligible <> (max_minor > 0) OR is_eligible <> (cardinality(reasons) = 0)'),
    ).toBe(0)
    const evaluated = 'eligibility e JOIN businesses b ON b.id = e.business_id'
    expect(await broken(`${evaluated} WHERE e.created_at < b.created_at OR e.created_at > e.evaluated_at`)).toBe(0)
    expect(await broken(`${evaluated} WHERE 'sales_too_low' = ANY(reasons) AND monthly_sales_minor >= 500000`)).toBe(0)
  })

  it('has no two businesses of a partner with one name, and users who exist', async () => {
    const named = `SELECT 1 FROM businesses b WHERE dba_name IS NOT NULL GROUP BY partner_id, mode, dba_name HAVING count(*) > 1`
    expect(await broken(`(${named}) twice`)).toBe(0)
    expect(await broken(`businesses WHERE dba_name ~ '^(\\w+) & \\1 '`)).toBe(0)
    for (const column of ['dataset_uploads.uploaded_by', 'fee_discounts.created_by']) {
      const [table] = column.split('.')
      const unknown = `${column} IS NOT NULL AND ${column} NOT IN (SELECT name FROM users)`
      expect([column, await broken(`${table} WHERE ${unknown}`)]).toEqual([column, 0])
    }
  })

  it('has promotions that cover the businesses of their audience, and discount no others', async () => {
    const covered = `(SELECT count(*) FROM fee_discount_businesses m WHERE m.fee_discount_id = d.id)`
    const all = `(SELECT count(*) FROM businesses b WHERE b.partner_id = d.partner_id AND b.mode = d.mode AND NOT b.is_opted_out)`
    expect(await broken(`fee_discounts d WHERE audience = '{"type": "filter"}'`)).toBeGreaterThan(0)
    expect(await broken(`fee_discounts d WHERE audience = '{"type": "filter"}' AND ${covered} <> ${all}`)).toBe(0)
    expect(
      await broken(`fee_discounts d WHERE audience = '{"type": "csv"}' AND ${covered} NOT BETWEEN 1 AND ${all} - 1`),
    ).toBe(0)
    for (const table of ['offers', 'capital_products'])
      expect(
        await broken(`${table} o WHERE fee_discount_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM fee_discount_businesses m
          WHERE m.fee_discount_id = o.fee_discount_id AND m.business_id = o.business_id)`),
      ).toBe(0)
  })

  it('has offers of a business that follow each other', async () => {
    const decided = `(SELECT max(a.decided_at) FROM applications a WHERE a.offer_id = o.id)`
    const ends = `CASE WHEN o.status IN ('accepted', 'closed') THEN coalesce(${decided}, o.expires_at) ELSE o.expires_at END`
    expect(
      await broken(`offers o JOIN offers n ON n.business_id = o.business_id AND n.id <> o.id AND n.starts_at >= o.starts_at
        WHERE n.starts_at < ${ends}`),
    ).toBe(0)
    const orders = `JOIN orders o ON o.id = c.order_id`
    expect(
      await broken(
        `capital_products c JOIN businesses b ON b.id = c.business_id WHERE c.funded_at < b.created_at OR EXISTS (SELECT 1 FROM orders o
         WHERE o.id = c.order_id AND o.opened_at < b.created_at)`,
      ),
    ).toBe(0)
    expect(await broken(`capital_products c ${orders} WHERE c.funded_at <> o.finalized_at`)).toBe(0)
  })

  it('funds on business days and debits none in a grace period', async () => {
    const funded = `capital_products WHERE product_type NOT IN ('bnpl', 'spend_card')`
    expect(await broken(`${funded} AND extract(isodow FROM funded_at AT TIME ZONE 'UTC') > 5`)).toBe(0)
    const inGrace = `payments p JOIN grace_periods g ON g.capital_product_id = p.capital_product_id AND NOT g.is_cancelled`
    expect(await broken(inGrace)).toBeGreaterThan(0)
    for (const column of ['initiated_at', 'next_attempt_at'])
      expect([
        column,
        await broken(`${inGrace} AND (p.${column} AT TIME ZONE 'UTC')::date BETWEEN g.starts_on AND g.ends_on`),
      ]).toEqual([column, 0])
    const ended = `grace_periods g JOIN capital_products c ON c.id = g.capital_product_id WHERE coalesce(c.paid_off_at, c.ended_at) < g.created_at`
    expect(await broken(ended)).toBe(0)
    const offDays = `product_dues d WHERE extract(isodow FROM d.due_on) > 5`
    expect(await broken(offDays)).toBe(0)
  })

  it('gives a card the limit of the offer that opened it, or what its statements needed', async () => {
    const cards = `(SELECT business_id, mode, min(funded_at) AS at, greatest(max(total_minor), sum(outstanding_minor)) AS used
      FROM capital_products WHERE product_type = 'spend_card' GROUP BY business_id, mode) c`
    const limits = `credit_limits l JOIN ${cards} ON c.business_id = l.business_id AND c.mode = l.mode
      JOIN capital_products p ON p.business_id = c.business_id AND p.mode = c.mode AND p.product_type = 'spend_card' AND p.funded_at = c.at
      JOIN applications a ON a.id = p.application_id JOIN offers o ON o.id = a.offer_id WHERE l.product_type = 'spend_card'`
    expect(await broken(`${limits} AND l.limit_minor = o.max_minor`)).toBeGreaterThan(0)
    expect(
      await broken(`${limits} AND (l.limit_minor < greatest(o.max_minor, c.used) OR l.created_at <> c.at
        OR l.limit_minor > o.max_minor AND l.limit_minor > c.used + 10000)`),
    ).toBe(0)
  })

  it('has bucket runs that match their files, and events of existing objects', async () => {
    const latest = `(SELECT created_at || 'completed' FROM dataset_uploads u WHERE u.partner_id = c.partner_id AND u.mode = c.mode
      AND u.dataset_type = c.dataset_type AND u.source = 's3' ORDER BY created_at DESC LIMIT 1)`
    expect(await broken(`ingestion_configs c WHERE last_run_at || last_run_status IS DISTINCT FROM ${latest}`)).toBe(0)
    expect(await broken(`dataset_uploads WHERE source = 's3' AND mode = 'sandbox'`)).toBe(0)
    const last = `(SELECT max(a.attempted_at) FROM webhook_attempts a WHERE a.event_id = e.id)`
    expect(await broken(`webhook_events e WHERE last_attempt_at <> ${last}`)).toBe(0)
    const nameless = `webhook_events e WHERE NOT EXISTS (SELECT 1 FROM unnest(related_object_ids) r JOIN businesses b
      ON r = 'business_' || b.id AND b.partner_id = e.partner_id AND b.mode = e.mode)`
    expect(await broken(nameless)).toBe(0)
    const paid = `webhook_events e WHERE type = 'capital_product_payment.succeeded'`
    expect(await broken(paid)).toBeGreaterThan(0)
    expect(
      await broken(
        `${paid} AND NOT EXISTS (SELECT 1 FROM payments p WHERE 'payment_' || p.id = e.body->'data'->>'id')`,
      ),
    ).toBe(0)
  })

  it('compares two months believably', async () => {
    for (const [table, at, figure] of [
      ['offers', 't.starts_at', 'count(DISTINCT t.business_id)'],
      ['applications', 't.created_at', 'count(*)'],
      ['capital_products', 't.funded_at', 'sum(t.advance_minor)'],
    ]) {
      const ago = (days: number) => `'${testNow.toISOString()}'::timestamptz - interval '${days} days'`
      const rows = await database.query<{ slug: string; change: number; before: number }>(
        raw(`SELECT slug, (${figure} FILTER (WHERE ${at} >= ${ago(30)}))::float8 / ${figure} FILTER (WHERE ${at} < ${ago(30)}) AS change,
            count(*) FILTER (WHERE ${at} < ${ago(30)}) AS before
          FROM ${table} t JOIN partners p ON p.id = t.partner_id WHERE t.mode = 'prod' AND ${at} >= ${ago(60)} GROUP BY slug ORDER BY slug`),
      )
      expect(rows).toHaveLength(4)
      for (const { slug, change, before } of rows) {
        // A few objects vary more.
        const maxRatio = before < 15 ? 3 : 2
        expect(change, `${slug} ${table}`).toBeGreaterThan(1 / maxRatio)
        expect(change, `${slug} ${table}`).toBeLessThan(maxRatio)
      }
    }
  })

  it('lists all counted delivery attempts', async () => {
    const counted = `SELECT count(*) FROM webhook_attempts a WHERE a.event_id = d.event_id AND a.endpoint_id = d.endpoint_id`
    expect(await broken(`webhook_deliveries d WHERE attempts_count <> (${counted})`)).toBe(0)
  })

  it('delivers every event to all subscribed endpoints, and goes on where the attempts stopped', async () => {
    expect(
      await broken(`webhook_events v JOIN webhook_endpoints e ON e.partner_id = v.partner_id AND e.mode = v.mode
        AND (e.event_types = '{}' OR v.type = ANY(e.event_types)) LEFT JOIN webhook_deliveries d ON d.event_id = v.id AND d.endpoint_id = e.id
        WHERE d.event_id IS NULL`),
    ).toBe(0)
    const waiting = `webhook_deliveries d WHERE status = 'pending'`
    expect(await broken(waiting)).toBeGreaterThan(0)
    expect(
      await broken(`${waiting} AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.run_at = d.next_attempt_at
        AND j.payload ->> 'eventId' = d.event_id::text AND j.payload ->> 'endpointId' = d.endpoint_id::text)`),
    ).toBe(0)
    expect(await broken(`webhook_events WHERE type = 'capital_product_payment.failed'`)).toBeGreaterThan(0)
  })

  it('has phone numbers in the area of their city, reserved for fiction', async () => {
    for (const table of ['businesses', 'persons'])
      expect([table, await broken(`${table} WHERE phone !~ '^[2-9][0-9]{2}55501[0-9]{2}$'`)]).toEqual([table, 0])
    expect(await broken(`businesses WHERE city = 'Chicago'`)).toBeGreaterThan(0)
    expect(await broken(`businesses WHERE city = 'Chicago' AND phone NOT LIKE '312%'`)).toBe(0)
    expect(await broken(`(SELECT city FROM businesses GROUP BY 1 HAVING count(DISTINCT left(phone, 3)) > 1) c`)).toBe(0)
  })

  it('has no real email addresses', async () => {
    expect(await broken(`users WHERE email NOT LIKE '%@example.com'`)).toBe(0)
  })
})
