import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''
const tab = '/partner_dashboard/capital_tab'
const [from, to] = ['2026-03-10', '2026-11-21']
let mine: Call
let token: string

type Row = Record<string, string | null>

const ask = (query: object) =>
  test.app.inject({
    method: 'POST',
    url: '/api/analytics/cube/load',
    headers: { authorization: token },
    payload: { query },
  })

async function load(query: object): Promise<Row[]> {
  const response = await ask(query)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  token = (await mine('/analytics/query_token')).json().token
  const some = sql`SELECT id FROM businesses WHERE partner_id = ${harvest} AND mode = 'prod' AND status = 'funded' ORDER BY id`
  await test.database.query(
    sql`UPDATE businesses SET naics_code = NULL, naics_industry = NULL WHERE id IN (${some} LIMIT 2)`,
  )
  // A partner can have businesses in both countries.
  const foreign = sql`(${some} OFFSET 2 LIMIT 1)`
  await test.database.query(sql`UPDATE offers SET currency = 'CAD' WHERE business_id IN ${foreign}`)
  await test.database.query(sql`UPDATE capital_products SET currency = 'CAD' WHERE business_id IN ${foreign}`)
})

const inUsd = (cube: string) => [{ member: `${cube}.currency`, operator: 'equals', values: ['USD'] }]
const inDays = (cube: string, time: string) => [{ dimension: `${cube}.${time}`, dateRange: [from, to] }]

describe('a figure of a breakdown', () => {
  const lists = [
    ['offers', 'starts_at', 'offers'],
    ['applications', 'created_at', 'applications'],
    ['funded_products', 'funded_at', 'funded_products'],
  ] as const
  const breakdowns = ['product_type', 'region', 'industry', 'status'] as const

  it.each(lists.flatMap((list) => breakdowns.map((by) => [...list, by] as const)))(
    'of %s is what its list counts (%s, %s, by %s)',
    async (cube, time, list, by) => {
      const rows = await load({
        measures: [`${cube}.count`],
        dimensions: [`${cube}.${by}`],
        timeDimensions: inDays(cube, time),
        filters: inUsd(cube),
      })
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        const key = row[`${cube}.${by}`] ?? 'none'
        if (cube === 'funded_products' && (key === 'cancelled' || key === 'void')) {
          expect(row[`${cube}.count`]).toBe('0')
          continue
        }
        const search = new URLSearchParams({ from, to, currency: 'USD', [by]: key })
        // Analytics links to the products whose funding wasn't reversed.
        if (cube === 'funded_products' && by !== 'status')
          for (const status of ['outstanding', 'paid', 'waived', 'abandoned']) search.append('status', status)
        const { count } = (await mine(`${tab}/${list}/count?${search}`)).json()
        expect([search.toString(), String(count)]).toEqual([search.toString(), row[`${cube}.count`]])
        const page = (await mine(`${tab}/${list}_table_rows?page_size=100&${search}`)).json()
        expect(page.results).toHaveLength(Math.min(100, count))
        if (row !== rows[0]) continue
        const file = await mine(`${tab}/csv_export?kind=${list}&${search}`)
        expect(file.body.trimEnd().split('\r\n')).toHaveLength(count + 1)
      }
      if (by === 'industry' && cube !== 'applications') expect(rows.map((row) => row[`${cube}.${by}`])).toContain(null)
    },
  )

  it.each(breakdowns)('of money equals the sum of its list, by %s', async (by) => {
    const sums = async (query: Record<string, string>) =>
      (await mine(`${tab}/funded_products/totals?${new URLSearchParams(query)}`)).json().results
    const dimensions = [`funded_products.${by}`]
    const filters = inUsd('funded_products')
    const funded = await load({
      measures: ['funded_products.advance_amount'],
      dimensions,
      filters,
      timeDimensions: inDays('funded_products', 'funded_at'),
    })
    for (const row of funded) {
      const [total, ...others] = await sums({ from, to, currency: 'USD', [by]: row[dimensions[0] ?? ''] ?? 'none' })
      expect(others).toEqual([])
      expect(total.funded_amount.toFixed(2)).toBe(row['funded_products.advance_amount'])
    }
    for (const row of await load({ measures: ['funded_products.outstanding_amount'], dimensions, filters })) {
      const [total] = await sums({ currency: 'USD', [by]: row[dimensions[0] ?? ''] ?? 'none' })
      expect(total.outstanding_amount.toFixed(2)).toBe(row['funded_products.outstanding_amount'])
    }
  })
})

describe('outstanding over time', () => {
  const query = (granularity: string | null, by: string[] = []) => ({
    measures: ['balances.outstanding_amount'],
    dimensions: by.map((name) => `balances.${name}`),
    timeDimensions: [{ dimension: 'balances.at', ...(granularity && { granularity }), dateRange: [from, to] }],
    filters: inUsd('balances'),
  })

  /** Computed from raw rows, independently of the server's queries. */
  async function owedBefore(end: string, industry?: string | null): Promise<string> {
    const products = await test.database.query<{ id: string; total_minor: number; naics_industry: string | null }>(
      sql`SELECT c.id, c.total_minor, b.naics_industry FROM capital_products c JOIN businesses b ON b.id = c.business_id
          WHERE c.partner_id = ${harvest} AND c.mode = 'prod' AND c.currency = 'USD' AND c.funded_at < ${end}
            AND c.status NOT IN ('cancelled', 'void')`,
    )
    const counted = products.filter((one) => industry === undefined || one.naics_industry === industry)
    const ids = new Set(counted.map(({ id }) => id))
    const repaid = await test.database.query<{ id: string; minor: number }>(
      sql`SELECT capital_product_id AS id, amount_minor AS minor FROM payments
          WHERE partner_id = ${harvest} AND mode = 'prod' AND status = 'succeeded' AND type <> 'refund' AND settled_at < ${end}
          UNION ALL
          SELECT capital_product_id, -amount_minor FROM refunds WHERE partner_id = ${harvest} AND mode = 'prod' AND created_at < ${end}
          UNION ALL
          SELECT capital_product_id, amount_minor FROM waivers WHERE partner_id = ${harvest} AND mode = 'prod' AND created_at < ${end}`,
    )
    const cents =
      counted.reduce((sum, { total_minor }) => sum + total_minor, 0) -
      repaid.filter(({ id }) => ids.has(id)).reduce((sum, { minor }) => sum + minor, 0)
    return (cents / 100).toFixed(2)
  }

  const endOf = (step: string, granularity: string) => {
    const at = new Date(`${step}Z`)
    if (granularity === 'day') at.setUTCDate(at.getUTCDate() + 1)
    if (granularity === 'week') at.setUTCDate(at.getUTCDate() + 7)
    if (granularity === 'month') at.setUTCMonth(at.getUTCMonth() + 1)
    if (granularity === 'quarter') at.setUTCMonth(at.getUTCMonth() + 3)
    return at.toISOString()
  }

  it.each([
    ['week', 37],
    ['month', 9],
    ['quarter', 4],
  ])('is the balance at the end of each %s', async (granularity, steps) => {
    const rows = await load(query(granularity))
    expect(rows).toHaveLength(steps)
    for (const row of rows) {
      const end = endOf(row['balances.at'] ?? '', granularity)
      expect([end, row['balances.outstanding_amount']]).toEqual([end, await owedBefore(end)])
    }
    expect(new Set(rows.map((row) => row['balances.outstanding_amount'])).size).toBeGreaterThan(2)
  })

  it('ends with the current balance, also at the end of a range', async () => {
    const [now] = await load({
      measures: ['funded_products.outstanding_amount'],
      filters: inUsd('funded_products'),
    })
    const owed = now?.['funded_products.outstanding_amount']
    expect((await load(query('day'))).at(-1)?.['balances.outstanding_amount']).toBe(owed)
    expect(await load(query(null))).toEqual([{ 'balances.outstanding_amount': owed }])
  })

  it('is broken down, with every step of every group', async () => {
    const rows = await load(query('month', ['industry']))
    const industries = [...new Set(rows.map((row) => row['balances.industry'] ?? null))]
    expect(industries).toContain(null)
    expect(rows).toHaveLength(industries.length * 9)
    for (const row of rows.filter(({ 'balances.at': at }) => at?.startsWith('2026-09'))) {
      expect(row['balances.outstanding_amount']).toBe(
        await owedBefore('2026-10-01T00:00:00Z', row['balances.industry']),
      )
    }
  })

  it('links to the funded products outstanding at that time', async () => {
    const days = { from: '2026-10-01', to: '2026-10-31' }
    const [row] = await load({
      ...query(null),
      timeDimensions: [{ dimension: 'balances.at', dateRange: [days.from, days.to] }],
    })
    const search = 'currency=USD&outstanding_on=2026-10-31'
    const { results } = (await mine(`${tab}/funded_products/totals?${search}`)).json()
    expect(results).toHaveLength(1)
    expect(results[0].outstanding_amount.toFixed(2)).toBe(row?.['balances.outstanding_amount'])
    const { count } = (await mine(`${tab}/funded_products/count?${search}`)).json()
    const file = await mine(`${tab}/csv_export?kind=funded_products&${search}`)
    expect(count).toBeGreaterThan(0)
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(count + 1)
  })

  it('supports a filter on results, and requires a range for its steps', async () => {
    const all = await load(query('month', ['region']))
    const threshold = { member: 'balances.outstanding_amount', operator: 'gt', values: ['10000'] }
    const some = await load({ ...query('month', ['region']), filters: [...inUsd('balances'), threshold] })
    expect(some.length).toBeGreaterThan(0)
    expect(some).toEqual(all.filter((row) => Number(row['balances.outstanding_amount']) > 10000))
    const timeDimensions = [{ dimension: 'balances.at', granularity: 'month' }]
    expect(problemOf(await ask({ ...query(null), timeDimensions })).errors[0]).toMatchObject({
      pointer: '/query/timeDimensions/0/dateRange',
      code: 'required',
    })
    const tooMany = [{ dimension: 'balances.at', granularity: 'day', dateRange: ['1990-01-01', '2026-01-01'] }]
    expect(problemOf(await ask({ ...query(null), timeDimensions: tooMany })).errors[0].code).toBe('too_long')
  })
})
