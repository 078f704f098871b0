import { readFileSync } from 'node:fs'
import sql, { raw } from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'
import { readRange } from './dateRange'
import { cubeNames, cubes } from './members'

const test = withApp()
const idOf = (slug: string) => partnerPlans.find((partner) => partner.slug === slug)?.id ?? ''
const harvest = idOf('harvest-pos')
const sandbox = { headers: { 'dashboard-sandbox': '1' } }

let mine: Call
let organization: Call

type Row = Record<string, string | null>
interface Result {
  query: { dimensions: string[]; timeDimensions: { dateRange?: string[] }[]; order: { id: string; desc: boolean }[] }
  data: Row[]
  total: number | null
  annotation: Record<'measures' | 'dimensions' | 'timeDimensions', Record<string, { type: string; shortTitle: string }>>
}

async function loadBy(token: string, query: object) {
  return test.app.inject({
    method: 'POST',
    url: '/api/analytics/cube/load',
    headers: { authorization: token },
    payload: { query },
  })
}

const tokenOf = async (call: Call, options = {}): Promise<string> =>
  (await call('/analytics/query_token', options)).json().token

async function load(query: object, token?: string): Promise<Result> {
  const response = await loadBy(token ?? (await tokenOf(mine)), query)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const refused = async (query: object) => problemOf(await loadBy(await tokenOf(mine), query))

/** Rows for the first partner in production, with all values as text. */
const ask = (statement: string) =>
  test.database.query<Row>(raw(statement.replaceAll('MINE', `partner_id = '${harvest}' AND mode = 'prod'`)))

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  organization = await callAs(test, demoAccounts.organization.email)
})

describe('a query in the URL', () => {
  const by = (token: string, query: string) =>
    test.app.inject({
      url: `/api/analytics/cube/load?${new URLSearchParams({ query })}`,
      headers: { authorization: token },
    })

  it('returns the same as one in the body, with the same validation', async () => {
    const token = await tokenOf(mine)
    const query = { measures: ['offers.count'], dimensions: ['offers.status'] }
    const answer = await by(token, JSON.stringify(query))
    expect(answer.json()).toEqual((await loadBy(token, query)).json())
    const refusals = ['{', '[]', '{"measures":"offers.count"}', '{"colour":1}', '{}', '{"measures":["no.thing"]}']
    for (const text of refusals) {
      expect((await by(token, text)).statusCode, text).toBe(422)
    }
    expect(problemOf(await by(token, '{"limit":"x"}')).errors[0].pointer).toBe('/query/limit')
  })
})

describe('the query token', () => {
  it('is valid for 15 minutes, with and without Bearer, and for nothing else', async () => {
    const answer = (await mine('/analytics/query_token')).json()
    expect(answer).toMatchObject({ api_url: '/api/analytics/cube', expires_at: '2026-11-21T12:15:00.000Z' })
    const query = { measures: ['offers.count'] }
    expect((await loadBy(answer.token, query)).statusCode).toBe(200)
    expect((await loadBy(`Bearer ${answer.token}`, query)).statusCode).toBe(200)
    const session = await test.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${answer.token}` } })
    expect(session.statusCode).toBe(401)
    expect((await loadBy('nonsense', query)).statusCode).toBe(401)
    const before = test.now()
    test.setNow(new Date(before.getTime() + 15 * 60_000))
    expect((await loadBy(answer.token, query)).statusCode).toBe(401)
    test.setNow(before)
  })

  it('covers the partner and mode it was requested for', async () => {
    const query = { measures: ['businesses.count'] }
    const count = async (token: string) => Number((await load(query, token)).data[0]?.['businesses.count'])
    const [prod, inSandbox] = await test.database.query<{ n: number }>(
      sql`SELECT count(*) AS n FROM businesses WHERE partner_id = ${harvest} GROUP BY mode ORDER BY mode`,
    )
    expect(await count(await tokenOf(mine))).toBe(prod?.n)
    expect(await count(await tokenOf(mine, sandbox))).toBe(inSandbox?.n)
    const chosen = { headers: { 'dashboard-partner': `partner_${harvest}` } }
    expect(await count(await tokenOf(organization, chosen))).toBe(prod?.n)
  })

  it('of an organization covers its partners only', async () => {
    const token = await tokenOf(organization)
    const { data } = await load(
      { measures: ['businesses.count'], dimensions: ['businesses.partner_id', 'businesses.partner_name'] },
      token,
    )
    const expected = await test.database.query<Row>(
      sql`SELECT b.partner_id::text AS "businesses.partner_id", p.name AS "businesses.partner_name", count(*)::text AS "businesses.count"
          FROM businesses b JOIN partners p ON p.id = b.partner_id JOIN partner_organizations o ON o.partner_id = p.id
          WHERE b.mode = 'prod' GROUP BY 1, 2 ORDER BY count(*) DESC, 1`,
    )
    expect(expected.length).toBeGreaterThan(2)
    expect(data).toEqual(expected)
    const foreign = { member: 'businesses.partner_id', operator: 'equals', values: [idOf('maple-till')] }
    expect((await load({ measures: ['businesses.count'], filters: [foreign] }, token)).data).toEqual([
      { 'businesses.count': '0' },
    ])
  })
})

describe('figures', () => {
  it("equal the tables' contents, cube by cube", async () => {
    const usd = (column: string) => `round(coalesce(sum(${column}), 0) / 100.0, 2)::text`
    const kept = `status NOT IN ('cancelled', 'void')`
    const funded = (column: string) => usd(`CASE WHEN ${kept} THEN ${column} END`)
    // Payments, and refunds as negative amounts.
    const entries = `(SELECT partner_id, mode, status, type, settled_at, amount_minor, fee_minor, share_minor FROM payments
      UNION ALL SELECT partner_id, mode, 'succeeded', 'refund', created_at, -amount_minor, -fee_minor, -share_minor FROM refunds) p`
    const mine = `p.partner_id = '${harvest}' AND p.mode = 'prod'`
    const expected: Record<string, string> = {
      offers: `SELECT count(*)::text AS count, count(DISTINCT business_id)::text AS businesses_count,
        (SELECT count(DISTINCT business_id)::text FROM applications WHERE MINE AND offer_id IS NOT NULL) AS applied_businesses_count,
        (SELECT count(DISTINCT business_id)::text FROM capital_products WHERE MINE AND application_id IS NOT NULL AND ${kept}) AS funded_businesses_count,
        (SELECT count(DISTINCT business_id)::text FROM capital_products WHERE MINE AND application_id IS NOT NULL AND paid_off_at IS NOT NULL)
          AS repaid_businesses_count,
        sum((status = 'accepted')::int)::text AS accepted_count, ${usd('max_minor')} AS max_amount FROM offers WHERE MINE`,
      applications: `SELECT count(*)::text AS count, count(DISTINCT business_id)::text AS businesses_count,
        sum((approval = 'approved')::int)::text AS approved_count, sum((status = 'denied')::int)::text AS denied_count,
        ${usd('requested_minor')} AS requested_amount FROM applications WHERE MINE`,
      funded_products: `SELECT count(*) FILTER (WHERE ${kept})::text AS count, count(DISTINCT business_id) FILTER (WHERE ${kept})::text AS businesses_count,
        ${funded('advance_minor')} AS advance_amount, ${funded('fee_minor')} AS fee_amount, ${funded('total_minor')} AS total_amount,
        ${usd('paid_minor')} AS paid_amount, ${usd('outstanding_minor')} AS outstanding_amount, ${funded('discount_minor')} AS discount_amount
        FROM capital_products WHERE MINE`,
      balances: `SELECT ${usd('outstanding_minor')} AS outstanding_amount FROM capital_products WHERE MINE`,
      delinquency: `SELECT ${usd('outstanding_minor')} AS outstanding_amount FROM capital_products WHERE MINE`,
      vintages: `SELECT ${usd('paid_minor')} AS paid_amount,
        ${usd("waived_minor + CASE WHEN status = 'abandoned' THEN outstanding_minor ELSE 0 END")} AS loss_amount
        FROM capital_products WHERE MINE`,
      payments: `SELECT count(*) FILTER (WHERE p.type <> 'refund')::text AS count, sum((p.status = 'failed')::int)::text AS failed_count,
        ${usd("CASE WHEN p.type <> 'refund' THEN p.amount_minor END")} AS amount,
        ${usd("CASE WHEN p.status = 'succeeded' THEN p.amount_minor END")} AS repaid_amount,
        ${usd("CASE WHEN p.status = 'succeeded' THEN p.amount_minor - p.fee_minor END")} AS principal_amount,
        ${usd("CASE WHEN p.status = 'succeeded' THEN p.fee_minor END")} AS fee_amount
        FROM ${entries} WHERE ${mine}`,
      businesses: `SELECT count(*)::text AS count, ${usd('monthly_sales_minor')} AS monthly_sales_amount,
        ${usd('max_offer_minor')} AS max_offer_amount, ${usd('outstanding_minor')} AS outstanding_amount FROM businesses WHERE MINE`,
      revenue_share: `SELECT ${usd('p.fee_minor')} AS fee_amount, ${usd('p.share_minor')} AS accrued_amount,
        ${usd("CASE WHEN p.settled_at < '2026-11-01' THEN p.share_minor END")} AS paid_amount
        FROM ${entries} WHERE p.status = 'succeeded' AND ${mine}`,
    }
    for (const cube of cubeNames) {
      const measures = Object.keys(cubes[cube].measures)
      const { data } = await load({
        measures: measures.map((name) => `${cube}.${name}`),
        filters: [{ member: `${cube}.currency`, operator: 'equals', values: ['USD'] }],
      })
      const [row] = await ask(expected[cube] ?? '')
      expect(data).toEqual([Object.fromEntries(measures.map((name) => [`${cube}.${name}`, row?.[name]]))])
      expect(Object.values(row ?? {}).some((value) => Number(value) > 0)).toBe(true)
    }
  })

  it('of money are grouped by currency, and annotated', async () => {
    const query = { measures: ['funded_products.advance_amount'] }
    const { data, query: understood, annotation } = await load(query, await tokenOf(organization))
    expect(understood.dimensions).toEqual(['funded_products.currency'])
    expect(data).toEqual([{ 'funded_products.currency': 'USD', 'funded_products.advance_amount': expect.any(String) }])
    expect(annotation.dimensions['funded_products.currency']).toMatchObject({ type: 'string', shortTitle: 'Currency' })
    expect((await load({ measures: ['funded_products.count'] })).query.dimensions).toEqual([])
    const two = { member: 'funded_products.currency', operator: 'equals', values: ['USD', 'CAD'] }
    expect((await load({ ...query, filters: [two] })).query.dimensions).toEqual(['funded_products.currency'])
  })

  it('support every member of every cube, alone and combined', async () => {
    const token = await tokenOf(mine)
    for (const cube of cubeNames) {
      const [measures, dimensions] = [Object.keys(cubes[cube].measures), Object.keys(cubes[cube].dimensions)]
      for (const name of dimensions) await load({ dimensions: [`${cube}.${name}`] }, token)
      const { data, total } = await load(
        {
          measures: measures.map((name) => `${cube}.${name}`),
          dimensions: dimensions.slice(0, 10).map((name) => `${cube}.${name}`),
          total: true,
        },
        token,
      )
      expect(data.length).toBeGreaterThan(1)
      expect(total).toBe(data.length)
      expect(Object.keys(data[0] ?? {})).toHaveLength(measures.length + Math.min(10, dimensions.length))
    }
  })
})

describe('delinquency', () => {
  it('has the same outstanding amount per bucket today as the list of funded products', async () => {
    const { data } = await load({
      measures: ['delinquency.outstanding_amount'],
      dimensions: ['delinquency.bucket'],
      timeDimensions: [{ dimension: 'delinquency.at', granularity: 'day', dateRange: ['2026-11-21', '2026-11-21'] }],
      filters: [{ member: 'delinquency.currency', operator: 'equals', values: ['USD'] }],
    })
    const url =
      '/partner_dashboard/capital_tab/funded_products_table_rows?page_size=100&status=outstanding&status=abandoned'
    const { results } = (await mine(url)).json()
    const sums = new Map<string, number>()
    for (const { delinquency, outstanding_amount } of results) {
      const bucket = delinquency ?? 'charged_off'
      sums.set(bucket, (sums.get(bucket) ?? 0) + Math.round(outstanding_amount * 100))
    }
    const shown = new Map<string, number>()
    for (const row of data) {
      const amount = Math.round(Number(row['delinquency.outstanding_amount']) * 100)
      if (amount > 0) shown.set(String(row['delinquency.bucket']), amount)
    }
    expect(sums.size).toBeGreaterThan(1)
    expect(shown).toEqual(sums)
  })
})

describe('times', () => {
  it.each(['day', 'week', 'month', 'quarter', 'year'])('are grouped by %s, the earliest first', async (granularity) => {
    const { data, query, annotation } = await load({
      measures: ['payments.count'],
      timeDimensions: [{ dimension: 'payments.settled_at', granularity, dateRange: ['2026-01-01', '2026-11-20'] }],
    })
    const key = `payments.settled_at.${granularity}`
    const expected =
      await ask(`SELECT to_char(date_trunc('${granularity}', settled_at), 'YYYY-MM-DD"T"00:00:00.000') AS "${key}",
      to_char(date_trunc('${granularity}', settled_at), 'YYYY-MM-DD"T"00:00:00.000') AS "payments.settled_at", count(*)::text AS "payments.count"
      FROM payments WHERE MINE AND settled_at >= '2026-01-01' AND settled_at < '2026-11-21' GROUP BY 1, 2 ORDER BY 1`)
    expect(expected.length).toBeGreaterThan(0)
    expect(data).toEqual(expected)
    expect(query.timeDimensions[0]?.dateRange).toEqual(['2026-01-01T00:00:00.000', '2026-11-20T23:59:59.999'])
    expect(Object.keys(annotation.timeDimensions)).toEqual([key, 'payments.settled_at'])
  })

  it("support Cube's relative ranges", () => {
    // A Saturday.
    const now = new Date('2026-11-21T12:00:00Z')
    const rangeOf = (words: unknown) => {
      const range = readRange(words, now)
      return range && [range.from.slice(0, 10), range.before.slice(0, 10)]
    }
    expect(rangeOf('today')).toEqual(['2026-11-21', '2026-11-22'])
    expect(rangeOf('Yesterday')).toEqual(['2026-11-20', '2026-11-21'])
    expect(rangeOf('this week')).toEqual(['2026-11-16', '2026-11-23'])
    expect(rangeOf('last week')).toEqual(['2026-11-09', '2026-11-16'])
    expect(rangeOf('this month')).toEqual(['2026-11-01', '2026-12-01'])
    expect(rangeOf('last month')).toEqual(['2026-10-01', '2026-11-01'])
    expect(rangeOf('this quarter')).toEqual(['2026-10-01', '2027-01-01'])
    expect(rangeOf('last 2 quarters')).toEqual(['2026-04-01', '2026-10-01'])
    expect(rangeOf('this year')).toEqual(['2026-01-01', '2027-01-01'])
    expect(rangeOf('next year')).toEqual(['2027-01-01', '2028-01-01'])
    expect(rangeOf('last 30 days')).toEqual(['2026-10-22', '2026-11-21'])
    expect(rangeOf('last 12 months')).toEqual(['2025-11-01', '2026-11-01'])
    expect(rangeOf('from 2026-01-01 to 2026-01-31')).toEqual(['2026-01-01', '2026-02-01'])
    expect(rangeOf('2026-02-03')).toEqual(['2026-02-03', '2026-02-04'])
    expect(rangeOf(['2026-02-03'])).toEqual(['2026-02-03', '2026-02-04'])
    expect(rangeOf(['2026-02-03T00:00:00.000', '2026-02-03T23:59:59.999'])).toEqual(['2026-02-03', '2026-02-04'])
    for (const none of [
      'soon',
      'last 0 days',
      'last 9999 years',
      '2026-02-30',
      ['2026-03-02', '2026-03-01'],
      [],
      5,
      {},
    ]) {
      expect([none, rangeOf(none)]).toEqual([none, undefined])
    }
  })
})

describe('filters', () => {
  const count = async (filters: object[], cube = 'offers') =>
    Number((await load({ measures: [`${cube}.count`], filters })).data[0]?.[`${cube}.count`] ?? 0)
  const expected = async (where: string, table = 'offers') =>
    Number((await ask(`SELECT count(*)::text AS n FROM ${table} WHERE MINE AND ${where}`))[0]?.n)

  it.each([
    ['status', 'equals', ['open'], "status = 'open'"],
    ['status', 'equals', ['open', 'accepted'], "status IN ('open', 'accepted')"],
    ['status', 'notEquals', ['open'], "status <> 'open'"],
    ['product_type', 'contains', ['LOAN'], "product_type LIKE '%loan%'"],
    ['product_type', 'contains', ['%'], 'false'],
    ['status', 'set', undefined, 'true'],
    ['status', 'notSet', undefined, 'false'],
    [
      'starts_at',
      'inDateRange',
      ['2026-11-01', '2026-11-15'],
      "starts_at >= '2026-11-01' AND starts_at < '2026-11-16'",
    ],
    ['starts_at', 'beforeDate', ['2026-11-10'], "starts_at < '2026-11-10'"],
    ['starts_at', 'afterDate', ['2026-11-10'], "starts_at >= '2026-11-11'"],
    ['starts_at', 'gte', ['2026-11-10'], "starts_at >= '2026-11-10'"],
    ['starts_at', 'gt', ['2026-11-10'], "starts_at >= '2026-11-11'"],
    ['starts_at', 'lt', ['2026-11-10'], "starts_at < '2026-11-10'"],
    ['starts_at', 'lte', ['2026-11-10'], "starts_at < '2026-11-11'"],
    ['starts_at', 'equals', ['2026-11-10'], "starts_at::date = '2026-11-10'"],
  ])('%s %s %j', async (name, operator, values, where) => {
    expect(await count([{ member: `offers.${name}`, operator, ...(values ? { values } : {}) }])).toBe(
      await expected(where),
    )
  })

  it('handle rows without a value', async () => {
    const set = await count([{ member: 'applications.decided_at', operator: 'set' }], 'applications')
    const notSet = await count([{ member: 'applications.decided_at', operator: 'notSet' }], 'applications')
    expect([set, notSet]).toEqual([
      await expected('decided_at IS NOT NULL', 'applications'),
      await expected('decided_at IS NULL', 'applications'),
    ])
    const other = await count(
      [{ member: 'businesses.naics_code', operator: 'notEquals', values: ['722511'] }],
      'businesses',
    )
    expect(other).toBe(await expected("naics_code IS DISTINCT FROM '722511'", 'businesses'))
  })

  it.each(['equals', 'notEquals', 'gt', 'gte', 'lt', 'lte'])(
    'on an amount compare major units by %s',
    async (operator) => {
      const all = (
        await load({ measures: ['offers.max_amount'], dimensions: ['offers.region', 'offers.currency'] })
      ).data.map((row) => Number(row['offers.max_amount']))
      const pivot = all[Math.floor(all.length / 2)] as number
      const { data } = await load({
        measures: ['offers.max_amount'],
        dimensions: ['offers.region', 'offers.currency'],
        filters: [{ member: 'offers.max_amount', operator, values: [String(pivot)] }],
      })
      const holds = {
        equals: (value: number) => value === pivot,
        notEquals: (value: number) => value !== pivot,
        gt: (value: number) => value > pivot,
        gte: (value: number) => value >= pivot,
        lt: (value: number) => value < pivot,
        lte: (value: number) => value <= pivot,
      }[operator]
      expect(data.map((row) => Number(row['offers.max_amount']))).toEqual(all.filter((value) => holds?.(value)))
      expect(data.length).toBeGreaterThan(0)
    },
  )
})

describe('order and pages', () => {
  const query = {
    measures: ['offers.count', 'offers.max_amount'],
    dimensions: ['offers.region', 'offers.product_type', 'offers.currency'],
  }

  it('sort by number, not by text, and by requested members', async () => {
    const { data, query: understood } = await load(query)
    const counts = data.map((row) => Number(row['offers.count']))
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(understood.order).toEqual([{ id: 'offers.count', desc: true }])
    const amounts = (await load({ ...query, order: { 'offers.max_amount': 'asc' } })).data.map((row) =>
      Number(row['offers.max_amount']),
    )
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
    const pairs = (
      await load({
        ...query,
        order: [
          ['offers.product_type', 'desc'],
          ['offers.count', 'asc'],
        ],
      })
    ).data
    const expected = [...pairs].sort(
      (a, b) =>
        String(b['offers.product_type']).localeCompare(String(a['offers.product_type'])) ||
        Number(a['offers.count']) - Number(b['offers.count']),
    )
    expect(pairs).toEqual(expected)
  })

  it('neither repeat nor skip a row', async () => {
    const all = await load({ ...query, total: true })
    expect(all.total).toBe(all.data.length)
    const rows: Row[] = []
    for (let offset = 0; offset < all.data.length; offset += 3) {
      const page = await load({ ...query, limit: 3, offset, total: true })
      expect(page.total).toBe(all.total)
      rows.push(...page.data)
    }
    expect(rows).toEqual(all.data)
    expect((await load(query)).total).toBeNull()
  })
})

describe('an invalid query', () => {
  it.each([
    [{ measures: ['offers.secrets'] }, '/query/measures/0', 'unknown_member'],
    [{ measures: ['offers.count', 'constructor.name'] }, '/query/measures/1', 'unknown_member'],
    [{ measures: ['offers.toString'] }, '/query/measures/0', 'unknown_member'],
    [{ measures: ['offers.count; DROP TABLE offers'] }, '/query/measures/0', 'unknown_member'],
    [{ measures: ['offers.count', 'payments.count'] }, '/query/measures/1', 'other_cube'],
    [{ measures: ['offers.status'] }, '/query/measures/0', 'not_a_measure'],
    [{ dimensions: ['offers.count'] }, '/query/dimensions/0', 'not_a_dimension'],
    [
      { measures: ['offers.count'], timeDimensions: [{ dimension: 'offers.status' }] },
      '/query/timeDimensions/0/dimension',
      'not_a_time',
    ],
    [
      { measures: ['offers.count'], timeDimensions: [{ dimension: 'offers.starts_at', dateRange: 'soon' }] },
      '/query/timeDimensions/0/dateRange',
      'date_range',
    ],
    [{ timeDimensions: [{ dimension: 'offers.starts_at' }] }, '/query', 'empty_query'],
    [{}, '/query', 'empty_query'],
    [
      { measures: ['offers.count'], filters: [{ member: 'offers.nothing', operator: 'set' }] },
      '/query/filters/0/member',
      'unknown_member',
    ],
    [
      { measures: ['offers.count'], filters: [{ member: 'offers.status', operator: 'gt', values: ['1'] }] },
      '/query/filters/0/operator',
      'operator',
    ],
    [
      {
        measures: ['offers.count'],
        filters: [{ member: 'offers.starts_at', operator: 'contains', values: ['2026-01-01'] }],
      },
      '/query/filters/0/operator',
      'operator',
    ],
    [
      { measures: ['offers.count'], filters: [{ member: 'offers.count', operator: 'contains', values: ['1'] }] },
      '/query/filters/0/operator',
      'operator',
    ],
    [
      { measures: ['offers.count'], filters: [{ member: 'offers.status', operator: 'equals' }] },
      '/query/filters/0/values',
      'required',
    ],
    [
      { measures: ['offers.count'], filters: [{ member: 'offers.count', operator: 'gt', values: ['1', 'NaN'] }] },
      '/query/filters/0/values/1',
      'number',
    ],
    [
      { measures: ['offers.count'], filters: [{ member: 'offers.starts_at', operator: 'beforeDate', values: ['x'] }] },
      '/query/filters/0/values/0',
      'date',
    ],
    [{ measures: ['offers.count'], order: { 'offers.status': 'asc' } }, '/query/order/offers.status', 'not_in_query'],
    [{ measures: ['offers.count'], order: { 'offers.count': 'up' } }, '/query/order/offers.count', 'direction'],
    [{ measures: ['offers.count'], order: [5] }, '/query/order/0', 'order'],
    [{ measures: ['offers.count'], order: 'offers.count' }, '/query/order', 'order'],
    [{ measures: ['offers.count'], segments: ['offers.open'] }, '/query/segments/0', 'unknown_member'],
    [{ measures: ['offers.count'], timezone: 'Europe/Berlin' }, '/query/timezone', 'timezone'],
  ])('%j', async (query, pointer, code) => {
    expect(await refused(query)).toMatchObject({ status: 422, errors: [{ in: 'body', pointer, code }] })
  })
})

describe('the members', () => {
  it('equal those of /meta and of the documentation', async () => {
    const token = await tokenOf(mine)
    const meta = await test.app.inject({ url: '/api/analytics/cube/meta', headers: { authorization: token } })
    const cubes: { name: string; measures: { name: string }[]; dimensions: { name: string }[] }[] = meta.json().cubes
    expect(cubes.map(({ name }) => name)).toEqual(cubeNames)
    const page = readFileSync(new URL('../../../../../docs/analytics.md', import.meta.url), 'utf8')
    for (const { name: cube, measures, dimensions } of cubes) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${cube}\` |`)) ?? ''
      const documented = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name).slice(1)
      const shared = ['partner_id', 'partner_name', 'region', 'industry', 'naics_code', 'currency']
      const members = [...measures, ...dimensions].map(({ name }) => name.slice(cube.length + 1))
      expect([...documented, ...shared].sort()).toEqual(members.sort())
      for (const name of shared) expect(page).toContain(`\`${name}\``)
    }
  })
})
