import sql, { join, raw } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, one } from '../../platform/database/sql'
import { partnerPlans } from '../../seed/partners'
import { insertManyBusinesses } from '../../seed/seedDemo'
import { openTestDatabase, testNow } from '../../testing/testDatabase'
import { type BusinessFilter, businessStore } from './store'

const [partner] = partnerPlans
const scope = { partnerId: partner?.id ?? '', mode: 'prod' } as const
/** Some pairs have more rows than are read by their IDs, some have few and some none. */
const count = 8_000

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  if (partner) await insertManyBusinesses(database, partner, count, testNow)
})
afterAll(() => database?.close())

const values = {
  incorporation_type: ['llc', 'partnership'],
  status: ['funded', 'no_offer'],
  product_type: ['flex_loan', 'bnpl'],
  region: ['TX', 'CA'],
} satisfies BusinessFilter
const names = Object.keys(values) as (keyof typeof values)[]

/** Every combination of none, one or two values for each filter. */
const filters = names.reduce<BusinessFilter[]>(
  (found, name) =>
    found.flatMap((filter) => [
      filter,
      { ...filter, [name]: values[name].slice(0, 1) },
      { ...filter, [name]: values[name] },
    ]),
  [{}],
)

describe('businesses with several filtered values', () => {
  it('are counted and listed like with plain conditions', async () => {
    const store = businessStore(database, scope)
    const found = { none: 0, few: 0, many: 0 }
    for (const filter of filters) {
      const conditions = Object.entries(filter).map(
        ([name, list]) => sql`${raw(name)} = ANY(${[...(list as string[])]})`,
      )
      const where = join([sql`partner_id = ${scope.partnerId} AND mode = 'prod'`, ...conditions], ' AND ')
      const row = await one<{ total: number; first: string[] }>(
        database,
        sql`SELECT (SELECT count(*) FROM businesses WHERE ${where}) AS total,
              ARRAY(SELECT id::text FROM businesses WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT 10) AS first`,
      )
      const what = JSON.stringify(filter)
      const total = row?.total ?? 0
      expect(await store.count(filter), what).toBe(total)
      expect(await store.count(filter, 100), what).toBe(Math.min(total, 100))
      const page = await store.page({ ...filter, sort: '-created_at', page_size: 10 })
      expect(
        page.results.map(({ id }) => id),
        what,
      ).toEqual(row?.first)
      // A filter without an index of values.
      const searched = { ...filter, search: 'kitchen' }
      const kitchens = await one<{ total: number }>(
        database,
        sql`SELECT count(*) AS total FROM businesses WHERE ${where} AND search_text LIKE '%kitchen%'`,
      )
      expect(await store.count(searched), what).toBe(kitchens?.total)
      found[total === 0 ? 'none' : total < 500 ? 'few' : 'many'] += 1
    }
    for (const kind of ['none', 'few', 'many'] as const) expect(found[kind], kind).toBeGreaterThan(5)
  })

  it('are read page by page', async () => {
    const store = businessStore(database, scope)
    const filter = { status: ['funded'], region: ['TX', 'CA'] } as const satisfies BusinessFilter
    const ids: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await store.page({
        status: [...filter.status],
        region: [...filter.region],
        page_size: 100,
        ...(cursor && { cursor }),
      })
      ids.push(...page.results.map(({ id }) => id))
      cursor = page.next
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(await store.count({ status: [...filter.status], region: [...filter.region] }))
  })
})
