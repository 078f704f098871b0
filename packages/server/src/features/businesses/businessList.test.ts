import fc from 'fast-check'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
const page = '/partner_dashboard/businesses_page'
const harvest = partnerPlans.find(({ slug }) => slug === 'harvest-pos')?.id ?? ''

let mine: Call
let canadian: Call

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  canadian = await callAs(test, demoAccounts.canadian.email)
})

interface Row {
  id: string
  external_id: string
  legal_name: string
  dba_name: string | null
  status: string
  product_type: string | null
  incorporation_type: string
  region: string
  created_at: string
  monthly_sales_amount: number
  max_offer_amount: number
  outstanding_amount: number
}

interface RowPage {
  results: Row[]
  previous: string | null
  next: string | null
  start: number
}

async function rows(query = ''): Promise<RowPage> {
  const response = await mine(`${page}/businesses_table_rows?${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

async function walk(query: string): Promise<Row[]> {
  const found: Row[] = []
  for (let next: string | null = ''; next !== null; ) {
    const one: RowPage = await rows(`${query}${next && `&cursor=${next}`}`)
    expect(one.start).toBe(found.length)
    found.push(...one.results)
    next = one.next
  }
  return found
}

const count = async (query = ''): Promise<number> => (await mine(`${page}/count?${query}`)).json().count

describe('filters', () => {
  it.each([
    ['status', 'status'],
    ['product_type', 'product_type'],
    ['incorporation_type', 'incorporation_type'],
    ['region', 'region'],
  ] as const)('%s finds what has one of the values, and counts it', async (name, field) => {
    const all = await walk('')
    const values = [...new Set(all.map((row) => row[field]))].filter((value) => value !== null)
    expect(values.length).toBeGreaterThan(1)
    for (const value of values) {
      const expected = all.filter((row) => row[field] === value).map(({ id }) => id)
      expect((await walk(`${name}=${value}`)).map(({ id }) => id)).toEqual(expected)
      expect(await count(`${name}=${value}`)).toBe(expected.length)
    }
    const [a, b] = values
    const either = all.filter((row) => row[field] === a || row[field] === b)
    expect(await count(`${name}=${a}&${name}=${b}`)).toBe(either.length)
  })

  it('funded excludes businesses whose products were all cancelled or voided, and those products', async () => {
    const idsOf = (kept: boolean) =>
      test.database.query<{ id: string }>(
        sql`SELECT 'business_' || business_id AS id FROM capital_products WHERE partner_id = ${harvest} AND mode = 'prod'
            GROUP BY business_id HAVING bool_or(status NOT IN ('cancelled', 'void')) = ${kept}`,
      )
    const found = (await walk('activity=funded')).map(({ id }) => id).toSorted()
    expect(found).toEqual((await idsOf(true)).map(({ id }) => id).toSorted())
    expect((await idsOf(false)).length).toBeGreaterThan(0)
    const [products] = await test.database.query<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM capital_products WHERE partner_id = ${harvest} AND mode = 'prod' AND status NOT IN ('cancelled', 'void')`,
    )
    const counted = await mine('/partner_dashboard/capital_tab/funded_products/count?activity=funded')
    expect(counted.json().count).toBe(products?.n)
  })

  it('combine with AND', async () => {
    const all = await walk('')
    const expected = all.filter(
      ({ status, incorporation_type }) => status === 'offer_available' && incorporation_type === 'llc',
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(await walk('status=offer_available&incorporation_type=llc')).toEqual(expected)
  })

  it('in any combination return the same rows in order as checking every row', async () => {
    const all = await walk('sort=-monthly_sales_amount')
    const some = (field: 'status' | 'product_type' | 'incorporation_type' | 'region') =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant<string[]>([]) },
        fc.subarray([...new Set(all.map((row) => row[field]))].filter((value) => value !== null)),
      )
    let matches = 0
    await fc.assert(
      fc.asyncProperty(
        some('status'),
        some('product_type'),
        some('incorporation_type'),
        some('region'),
        fc.constantFrom('', '', 'e', 'Co', 'llc', 'HRV-1000', ' the '),
        async (status, product_type, incorporation_type, region, search) => {
          const filters = { status, product_type, incorporation_type, region }
          const expected = all.filter(
            (row) =>
              Object.entries(filters).every(
                ([name, values]) => values.length === 0 || values.includes(String(row[name as keyof Row])),
              ) &&
              [row.dba_name ?? '', row.legal_name, row.external_id].some((text) =>
                text.toLowerCase().includes(search.trim().toLowerCase()),
              ),
          )
          if (expected.length > 0 && expected.length < all.length) matches += 1
          const query = new URLSearchParams([
            ...Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value])),
            ['search', search],
          ]).toString()
          expect((await walk(`sort=-monthly_sales_amount&${query}`)).map(({ id }) => id)).toEqual(
            expected.map(({ id }) => id),
          )
          expect(await count(query)).toBe(expected.length)
        },
      ),
      { seed: 20261121, numRuns: 60 },
    )
    expect(matches).toBeGreaterThan(20)
  })

  it('search both names, the external ID and full IDs', async () => {
    const [row] = (await rows()).results as [Row]
    const name = row.dba_name ?? row.legal_name
    for (const text of [
      name,
      name.toUpperCase(),
      ` ${name.slice(1, -1)} `,
      row.legal_name,
      row.external_id,
      row.external_id.toLowerCase(),
      row.id,
    ]) {
      const found = await rows(`search=${encodeURIComponent(text)}`)
      expect([text, found.results.some(({ id }) => id === row.id)]).toEqual([text, true])
    }
    expect(await count(`search=${row.id}`)).toBe(1)
  })

  it.each(['%', '_', '\\', "'", '"', '😀', 'a%b', "'; DROP TABLE businesses; --", 'ı', 'x'.repeat(200)])(
    'search takes %s for what it is',
    async (text) => {
      const all = await walk('')
      const has = (row: Row) =>
        [row.dba_name ?? '', row.legal_name, row.external_id].some((part) =>
          part.toLowerCase().includes(text.toLowerCase()),
        )
      expect(await count(`search=${encodeURIComponent(text)}`)).toBe(all.filter(has).length)
    },
  )
})

describe('sorting', () => {
  const keys = {
    name: (row: Row) => (row.dba_name ?? row.legal_name).toLowerCase(),
    created_at: (row: Row) => row.created_at,
    monthly_sales_amount: (row: Row) => row.monthly_sales_amount,
    max_offer_amount: (row: Row) => row.max_offer_amount,
    outstanding_amount: (row: Row) => row.outstanding_amount,
  }

  it.each(Object.entries(keys))('by %s, both ways', async (name, key) => {
    const up = await walk(`sort=${name}`)
    const down = await walk(`sort=-${name}`)
    for (let i = 1; i < up.length; i += 1) {
      expect(key(up[i - 1] as Row) <= key(up[i] as Row)).toBe(true)
      expect(key(down[i - 1] as Row) >= key(down[i] as Row)).toBe(true)
    }
    expect(down.map(({ id }) => id).reverse()).toEqual(up.map(({ id }) => id))
  })
})

describe('cursors', () => {
  it('return every row once forward, and the same pages backward', async () => {
    // Creates ties in every sort column, so only the ID orders rows.
    await test.database.query(
      sql`INSERT INTO businesses (partner_id, mode, id, external_id, legal_name, incorporation_type, address_line1, city, region,
            postal_code, country, currency, created_at, updated_at)
          SELECT ${harvest}, 'prod', gen_random_uuid(), 'TIE-' || n, 'Tied Business LLC', 'llc', '1 Main St', 'Austin', 'TX', '78701',
            'US', 'USD', '2026-01-01T00:00:00.123456Z', '2026-01-01T00:00:00Z' FROM generate_series(1, 70) n`,
    )
    const sorts = ['name', 'created_at', 'monthly_sales_amount', 'max_offer_amount', 'outstanding_amount']
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sorts),
        fc.boolean(),
        fc.constantFrom('', 'search=tied', 'status=no_offer'),
        async (sort, isDown, filter) => {
          const query = `sort=${isDown ? '-' : ''}${sort}&${filter}`
          const pages: RowPage[] = []
          for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null) {
            pages.push(await rows(`${query}${next && `&cursor=${next}`}`))
          }
          const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids).toHaveLength(await count(filter))
          for (let index = pages.length - 1; index > 0; index -= 1) {
            const before = await rows(`${query}&cursor=${pages[index]?.previous}`)
            expect(before.results).toEqual(pages[index - 1]?.results)
            expect(before.start).toBe(pages[index - 1]?.start)
            expect(before.next).not.toBeNull()
          }
          expect(pages[0]?.previous).toBeNull()
        },
      ),
      { seed: 20261121, numRuns: 12 },
    )
    await test.database.query(sql`DELETE FROM businesses WHERE external_id LIKE 'TIE-%'`)
  })

  it('stay valid when the period moves on, as that of a preset does every day', async () => {
    const period = (days: string) => `sort=name&from=2020-01-0${days}`
    const { next } = await rows(`${period('1')}&to=2026-11-20`)
    const { results } = await rows(`${period('2')}&to=2026-11-21&cursor=${next}`)
    expect(results).toEqual((await rows(`${period('1')}&to=2026-11-20&cursor=${next}`)).results)
    expect(results.length).toBeGreaterThan(0)
  })

  it('of another list are rejected', async () => {
    const { next } = await rows('sort=name')
    const foreign: [string, Call, object?][] = [
      [`sort=-name&cursor=${next}`, mine],
      [`sort=name&status=funded&cursor=${next}`, mine],
      [`sort=name&cursor=${next}`, canadian],
      [`sort=name&cursor=${next}`, mine, { headers: { 'dashboard-sandbox': '1' } }],
      ['cursor=nonsense', mine],
      [`cursor=${Buffer.from('[1,2,3]').toString('base64url')}`, mine],
      [`cursor=${Buffer.from('{}').toString('base64url')}`, mine],
      [`cursor=${next?.slice(0, -3)}`, mine],
    ]
    for (const [query, call, options] of foreign) {
      const response = await call(`${page}/businesses_table_rows?${query}`, options)
      expect([query, problemOf(response)]).toMatchObject([
        query,
        { status: 422, errors: [{ in: 'query', pointer: '/cursor' }] },
      ])
    }
  })
})

describe('a forged cursor', () => {
  it.each([
    ['created_at', ['x', 5, '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '2026-01-01', 'a\0', null]],
    ['monthly_sales_amount', ['x', 1.5, 1e300, '5', null, true]],
    ['name', ['a\0', 5, null, {}]],
  ] as const)('is refused where its value cannot be one of %s', async (sort, values) => {
    const { next } = await rows(`sort=${sort}`)
    const [hash, value, ...rest] = JSON.parse(Buffer.from(String(next), 'base64url').toString())
    const ask = (other: unknown) => {
      const cursor = Buffer.from(JSON.stringify([hash, other, ...rest])).toString('base64url')
      return mine(`${page}/businesses_table_rows?sort=${sort}&cursor=${cursor}`)
    }
    expect((await ask(value)).statusCode).toBe(200)
    for (const other of values) {
      expect([other, problemOf(await ask(other))]).toMatchObject([other, { errors: [{ pointer: '/cursor' }] }])
    }
  })
})
