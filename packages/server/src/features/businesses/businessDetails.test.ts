import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, withApp } from '../../testing/testApp'

const test = withApp()
const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''
let mine: Call
beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
})

const details = (id: string) => `/partner_dashboard/business_details_page/business_${id}`

async function ask(url: string) {
  const response = await mine(url)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

/** All rows of a list, page by page. */
async function allRows<Row extends { id: string } = { id: string }>(url: string): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { results: Row[]; next: string | null; start: number } = await ask(
      `${url}${url.includes('?') ? '&' : '?'}page_size=50${cursor && `&cursor=${cursor}`}`,
    )
    expect(page.start).toBe(rows.length)
    rows.push(...page.results)
    cursor = page.next
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  return rows
}

describe('one business', () => {
  it('returns its overview and applications, newest first', async () => {
    const [row] = (await ask('/partner_dashboard/businesses_page/businesses_table_rows?status=funded')).results
    const overview = (await mine(`/partner_dashboard/get_business_details/${row.id}`)).json()
    expect(overview).toMatchObject({
      id: row.id,
      partner_id: harvest,
      outstanding_amount: row.outstanding_amount,
      currency: 'USD',
    })
    const list = (await mine(`/partner_dashboard/business_details_page/${row.id}/applications`)).json()
    const dates = list.results.map(({ created_at }: { created_at: string }) => created_at)
    expect(dates).toEqual([...dates].sort().reverse())
    // A later application may be denied or withdrawn.
    const funded = list.results.find(({ status }: { status: string }) => status === 'funded')
    expect(funded).toMatchObject({ business_id: row.id, approval: 'approved' })
  })

  it('returns an empty list for a business without applications', async () => {
    const [row] = await test.database.query<{ id: string }>(
      sql`SELECT id FROM businesses b WHERE partner_id = ${harvest} AND mode = 'prod'
            AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.business_id = b.id) LIMIT 1`,
    )
    const list = (await mine(`/partner_dashboard/business_details_page/business_${row?.id}/applications`)).json()
    expect(list).toEqual({ results: [], previous: null, next: null, start: 0 })
  })
})

it('lists all payments on a product and all events of its business', async () => {
  const [product] = await test.database.query<{ id: string; business_id: string; partner_id: string; count: number }>(
    sql`SELECT c.id, c.business_id, c.partner_id, count(*) AS count FROM capital_products c
        JOIN payments y ON y.capital_product_id = c.id
        WHERE c.mode = 'prod' AND c.partner_id = (SELECT id FROM partners WHERE slug = 'harvest-pos')
        GROUP BY c.id, c.business_id, c.partner_id ORDER BY count(*) DESC, c.id LIMIT 1`,
  )
  if (!product) throw new Error('The demo has no payments.')
  // More failures than fit on a page.
  await test.database.query(
    sql`INSERT INTO payments (partner_id, mode, id, capital_product_id, type, status, amount_minor, currency, initiated_at, failure_code)
        SELECT ${product.partner_id}, 'prod', gen_random_uuid(), ${product.id}, 'manual', 'failed', 100, 'USD',
          now() - n * interval '1 hour', 'insufficient_funds' FROM generate_series(1, 230) n`,
  )
  const id = `capital_product_${product.id}`
  const query = `capital_product_id=${id}`
  const payments = await allRows(`${details(product.business_id)}/payments?${query}`)
  const progress = await ask(`${details(product.business_id)}/payment_progress?${query}`)
  expect(payments).toHaveLength(product.count + 230)
  expect(progress.payments_count).toBe(payments.length)
  expect(payments.slice(0, 100)).toEqual(progress.payments)

  const events = (await allRows(`${details(product.business_id)}/timeline`)) as unknown as Record<string, string>[]
  const failed = events.filter(({ type }) => type === 'payment.failed')
  expect(failed.length).toBeGreaterThanOrEqual(230)
  expect(failed[0]).toMatchObject({ capital_product_id: id, product_type: expect.any(String) })
  expect(events.at(-1)?.occurred_at).toBe(events.map(({ occurred_at }) => occurred_at).toSorted()[0])

  // Cursors of another list are rejected.
  const { next } = await ask(`${details(product.business_id)}/timeline?page_size=25`)
  expect((await mine(`${details(product.business_id)}/payments?${query}&cursor=${next}`)).statusCode).toBe(422)
  expect((await mine(`${details(product.business_id)}/payments`)).statusCode).toBe(422)
})

it('has the end of a product in the timeline', async () => {
  const ended = await test.database.query<{ id: string; business_id: string; status: string; ended_at: string }>(
    sql`SELECT c.id, c.business_id, c.status, c.ended_at FROM capital_products c JOIN partners p ON p.id = c.partner_id
        WHERE c.mode = 'prod' AND p.slug = 'harvest-pos' AND c.status IN ('abandoned', 'waived')`,
  )
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['abandoned', 'waived']))
  for (const { id, business_id, status, ended_at } of ended) {
    const events = await allRows(`${details(business_id)}/timeline`)
    const end = events.find((event: { id: string; type?: string }) => event.type === `capital_product.${status}`)
    expect(end).toMatchObject({ object_id: `capital_product_${id}`, occurred_at: ended_at })
  }
})

it('has refunds, grace periods and waivers in the timeline, and a waiver that ends its product once', async () => {
  const created = await test.database.query<{ type: string; object_id: string; business_id: string; at: string }>(
    sql`SELECT DISTINCT ON (e.kind) e.kind || '.created' AS type, e.kind || '_' || e.id AS object_id, c.business_id, e.created_at AS at FROM (
          SELECT 'refund' AS kind, id, capital_product_id, mode, created_at FROM refunds WHERE status = 'succeeded'
          UNION ALL SELECT 'grace_period', id, capital_product_id, mode, created_at FROM grace_periods WHERE NOT is_cancelled
          UNION ALL SELECT 'waiver', id, capital_product_id, mode, created_at FROM waivers) e
        JOIN capital_products c ON c.id = e.capital_product_id AND c.mode = e.mode
        WHERE e.mode = 'prod' AND c.partner_id = (SELECT id FROM partners WHERE slug = 'harvest-pos') ORDER BY e.kind, e.id`,
  )
  expect(created.map(({ type }) => type)).toEqual(['grace_period.created', 'refund.created', 'waiver.created'])
  const eventsOf = new Map<string, Record<string, string>[]>()
  for (const { business_id } of created)
    eventsOf.set(business_id, (await allRows(`${details(business_id)}/timeline`)) as never)
  for (const { type, object_id, business_id, at } of created) {
    const events = eventsOf.get(business_id) ?? []
    const event = events.find((each) => each.object_id === object_id)
    const ending = events.find((each) => each.type === 'capital_product.waived' && each.occurred_at === at)
    if (type === 'waiver.created' && ending) expect(event).toBeUndefined()
    else expect(event).toMatchObject({ type, occurred_at: at, capital_product_id: expect.any(String) })
  }
})

it('has a partial waiver and a hardship plan in the timeline', async () => {
  const [product] = await test.database.query<{ id: string; business_id: string; currency: string }>(
    sql`UPDATE capital_products SET hardship_starts_on = '2026-11-03', hardship_reduction = 0.5 WHERE mode = 'prod' AND id = (
          SELECT c.id FROM capital_products c JOIN partners p ON p.id = c.partner_id
          WHERE c.mode = 'prod' AND p.slug = 'harvest-pos' AND c.status = 'outstanding' ORDER BY c.id LIMIT 1)
        RETURNING id, business_id, currency`,
  )
  if (!product) throw new Error('No product is outstanding.')
  const plans = await test.database.query<{ id: string; business_id: string; has_plan: boolean }>(
    sql`SELECT c.id, c.business_id, c.hardship_starts_on IS NOT NULL AS has_plan FROM capital_products c
        JOIN partners p ON p.id = c.partner_id WHERE c.mode = 'prod' AND p.slug = 'harvest-pos'`,
  )
  expect(new Set(plans.map(({ has_plan }) => has_plan))).toEqual(new Set([true, false]))
  const started = new Set<string>()
  for (const id of new Set(plans.map(({ business_id }) => business_id)))
    for (const event of await allRows<{ id: string; type: string; object_id: string }>(`${details(id)}/timeline`))
      if (event.type === 'capital_product.hardship_plan_started') started.add(event.object_id)
  expect(started).toEqual(new Set(plans.filter(({ has_plan }) => has_plan).map(({ id }) => `capital_product_${id}`)))
  await test.database.query(
    sql`INSERT INTO waivers (partner_id, mode, id, capital_product_id, amount_minor, fee_minor, currency, created_at, updated_at)
        SELECT partner_id, mode, gen_random_uuid(), id, 50000, 50000, currency, '2026-11-05T10:00:00Z', now()
        FROM capital_products WHERE mode = 'prod' AND id = ${product.id}`,
  )
  const events = await allRows(`${details(product.business_id)}/timeline`)
  const objectId = `capital_product_${product.id}`
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'waiver.created', capital_product_id: objectId, amount: 500 }),
  )
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'capital_product.hardship_plan_started',
      object_id: objectId,
      occurred_at: '2026-11-03T00:00:00Z',
      amount: null,
    }),
  )
})

it('returns a payment or refund by ID, for its business only', async () => {
  const owned = await test.database.query<{ type: string; id: string; business_id: string }>(
    sql`SELECT DISTINCT ON (e.type) e.type, e.type || '_' || e.id AS id, c.business_id FROM (
          SELECT 'payment' AS type, id, capital_product_id, mode FROM payments UNION ALL SELECT 'refund', id, capital_product_id, mode FROM refunds) e
        JOIN capital_products c ON c.id = e.capital_product_id
        WHERE e.mode = 'prod' AND c.mode = 'prod' AND c.partner_id = (SELECT id FROM partners WHERE slug = 'harvest-pos') ORDER BY e.type, e.id`,
  )
  expect(owned.map(({ type }) => type)).toEqual(['payment', 'refund'])
  for (const { id, business_id } of owned) {
    const path = `${details(business_id)}/payment_details?payment_id=`
    expect(await ask(`${path}${id}`)).toMatchObject({ id })
    const [other] = await test.database.query<{ id: string }>(
      sql`SELECT id FROM businesses WHERE mode = 'prod' AND id <> ${business_id} AND partner_id =
            (SELECT id FROM partners WHERE slug = 'harvest-pos') ORDER BY id LIMIT 1`,
    )
    const wrong = id.startsWith('refund') ? id.replace('refund', 'payment') : id.replace('payment', 'refund')
    for (const url of [`${path}${wrong}`, `${details(other?.id ?? '')}/payment_details?payment_id=${id}`]) {
      expect((await mine(url)).statusCode, url).toBe(404)
    }
    expect((await mine(`${path}nothing`)).statusCode).toBe(422)
  }
})

it('lists the funded products of one type', async () => {
  const [row] = await test.database.query<{ business_id: string; product_type: string }>(
    sql`SELECT business_id, product_type FROM capital_products
        WHERE mode = 'prod' AND partner_id = (SELECT id FROM partners WHERE slug = 'harvest-pos') ORDER BY id LIMIT 1`,
  )
  const url = `${details(row?.business_id ?? '')}/funded_products`
  const all = await allRows(url)
  const chosen = await allRows(`${url}?product_type=${row?.product_type}`)
  expect(chosen.length).toBeGreaterThan(0)
  expect(chosen).toEqual(all.filter((one) => 'product_type' in one && one.product_type === row?.product_type))
  expect((await mine(`${url}?product_type=gold`)).statusCode).toBe(422)
})
