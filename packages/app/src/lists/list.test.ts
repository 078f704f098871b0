import { readFileSync } from 'node:fs'
import type { Api } from '@partner-dashboard/client'
import type { ListState } from '@partner-dashboard/ui/table'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../router/searchCodec'
import { regionNames } from '../views/regions'
import { businesses, dailySales, loanBusinesses } from './businesses'
import { applications, businessOrders, decidedApplications, fundedProducts, orders } from './capital'
import { apiRequests, timesOf, webhookEvents } from './developer'
import { type List, maxCounted } from './list'
import { daysOf } from './listSearch'
import { promotions } from './marketing'
import { reportRows } from './reporting'

type AnyList = List<object, Record<string, unknown>, [page?: object], object, object>

const isList = (value: unknown): value is AnyList => typeof value === 'object' && value !== null && 'chips' in value
const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const lists = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isList(value) ? [[name, value] as const] : [])),
)

/** Sample values of filters that accept formatted text. */
const samples: Readonly<Record<string, string>> = {
  actor_id: 'user_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11',
  reviewed_from: '2026-11-01',
  outstanding_on: '2026-11-01',
}

const open = (list: Pick<AnyList, 'schema'>, address: string) => v.parse(list.schema, parseSearch(address))

describe.each(lists)('%s', (_name, list) => {
  const names = Object.keys(list.filters)

  it.each(names)('filters by %s in the URL, requests and a chip', (name) => {
    const filter = list.filters[name] ?? {}
    for (const value of Object.keys(filter.values ?? { [samples[name] ?? 'some text']: '' })) {
      const search = open(list, stringifySearch({ [name]: value }))
      const isArray = filter.kind === undefined || filter.kind === 'open'
      const param = isArray ? [value] : filter.kind === 'boolean' ? value === 'true' : value
      expect(list.query(search)).toMatchObject({ [name]: param })
      expect(list.filter(search)).toMatchObject({ [name]: param })
      expect(list.csv(search)).toMatchObject({ [name]: param })

      const chip = list.chips(search).find(({ id }) => id === name)
      expect(chip?.label).toBe(filter.label)
      if (filter.label === undefined) continue
      expect(chip?.options.find((option) => option.value === value)?.label).toBeTruthy()
      expect(list.state(search).filters).toEqual({ [name]: [value] })
      expect(open(list, stringifySearch(list.change(list.state(search))))).toMatchObject({ [name]: search[name] })
      expect(list.change({ filters: {} })).toMatchObject({ [name]: undefined })
    }
  })

  it('ignores invalid filters in the URL', () => {
    const wrong = Object.fromEntries(names.map((name) => [name, 'no such value']))
    const known = Object.entries(list.filters).flatMap(([name, { kind, accepts }]) =>
      accepts || (kind !== 'open' && kind !== 'text') ? [name] : [],
    )
    const search = open(list, stringifySearch({ ...wrong, sort: 'no such sort', page_size: '7' }))
    for (const name of [...known, 'sort', 'page_size']) expect(search[name]).toBeUndefined()
  })

  it('reads back its own state', () => {
    const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
    const id = fc.stringMatching(/^[a-z_]{1,8}$/)
    const sorts = list.defaultSort ? [list.defaultSort, list.defaultSort.replace(/^-?/, '-').replace('--', '')] : []
    const ranges = [{ preset: 'today' as const }, { preset: 'custom' as const, from: '2026-01-01' }]
    const state = fc.record({
      search: some(fc.string({ minLength: 1 })),
      filters: fc.constant({}),
      range: list.rangeLabel({}) === undefined ? fc.constant(undefined) : some(fc.constantFrom(...ranges)),
      sort: sorts.length === 0 ? fc.constant(undefined) : some(fc.constantFrom(...sorts)),
      cursor: some(fc.stringMatching(/^[\w-]{1,20}$/)),
      pageSize: some(fc.constantFrom(25, 50, 100)),
      columns: some(
        fc.record({
          hidden: fc.uniqueArray(id),
          order: some(fc.uniqueArray(id, { minLength: 1 })),
          widths: some(fc.dictionary(id, fc.integer({ min: 72, max: 2000 }), { minKeys: 1, noNullPrototype: true })),
        }),
      ),
    })
    fc.assert(
      fc.property(state, (value: ListState) => {
        expect(list.state(open(list, stringifySearch(list.change(value))))).toEqual(value)
      }),
      { seed: 7, numRuns: 30 },
    )
  })
})

it("sends the search text in the contract's parameter", () => {
  expect(orders.query({ search: ' po-1 ' })).toMatchObject({ search: 'po-1' })
  expect(webhookEvents.query({ search: 'x'.repeat(101) })).toEqual({ object_id: 'x'.repeat(100) })
  expect(apiRequests.query({ search: 'businesses' }, { path: 'businesses' })).toEqual({ path: 'businesses' })
})

it('finds every list', () => {
  expect(lists.length).toBeGreaterThan(15)
})

it('requests a page with filters, sorting and cursor', () => {
  const search = open(businesses, '?status=funded&search=%20taq%20&sort=-name&cursor=abc&page_size=50&range=today')
  const { from, to, ...rest } = businesses.query(search)
  expect(rest).toEqual({ status: ['funded'], search: 'taq', sort: '-name', cursor: 'abc', page_size: 50 })
  expect(from).toBe(to)
  expect(businesses.filter(search)).not.toHaveProperty('cursor')
  expect(businesses.csv(search)).toMatchObject({ kind: 'businesses', status: ['funded'], sort: '-name' })
})

it('requests fewer rows for a list below other content, unless the URL has a number', () => {
  const ofBusiness = { business_id: 'business_1' }
  expect(dailySales.pageSize).toBe(10)
  expect(dailySales.query({}, ofBusiness)).toMatchObject({ page_size: 10 })
  expect(dailySales.query({ page_size: '25' }, ofBusiness)).toMatchObject({ page_size: 25 })
  expect(businesses.query({}).page_size).toBeUndefined()
})

it('adds what the page sets to every request', () => {
  const page = { business_id: 'business_1' }
  expect(businessOrders.query({}, page)).toMatchObject(page)
  expect(businessOrders.csv({}, page)).toMatchObject({ kind: 'orders', ...page })
  const api = { scope: { partnerId: 'p', mode: 'prod' }, userId: 'u' } as Api
  expect(businessOrders.rows(api, {}, page).queryKey).toContainEqual(expect.objectContaining(page))
  expect(businessOrders.count(api, {}, page).queryKey).toContainEqual(expect.objectContaining(page))
  expect([businessOrders.views, businessOrders.searchPlaceholder]).toEqual(['business_orders', 'Order ID'])
  expect([orders.views, orders.searchPlaceholder]).toEqual(['orders', 'Business or order ID'])
})

it('counts up to a limit unless all rows are requested', () => {
  const api = { scope: { partnerId: 'p', mode: 'prod' }, userId: 'u' } as Api
  expect(businesses.count(api, {}).queryKey).toContainEqual(expect.objectContaining({ up_to: maxCounted }))
  const all = businesses.count(api, open(businesses, '?count=all')).queryKey
  expect(all).not.toContainEqual(expect.objectContaining({ up_to: maxCounted }))
})

it('limits a variant to its values, also for URLs of the full list', () => {
  const all = open(businesses, '?product_type=bnpl&product_type=term_loan')
  expect(loanBusinesses.query(all)).toMatchObject({ product_type: ['term_loan'] })
  expect(loanBusinesses.state(all).filters).toEqual({ product_type: ['term_loan'] })
  expect(loanBusinesses.query({ product_type: ['bnpl'] })).toMatchObject({ product_type: ['flex_loan', 'term_loan'] })
  expect(loanBusinesses.state({ product_type: ['bnpl'] }).filters).toEqual({})
})

it('shows applications by decision where the statuses are hidden', () => {
  const chips = (list: typeof applications, search: Parameters<typeof applications.chips>[0] = {}) =>
    list.chips(search).map(({ label }) => label)
  expect(chips(applications)).toEqual(['Product', 'Status', 'Region', 'Industry'])
  expect(chips(decidedApplications)).toEqual(['Product', 'Status', 'Waiting for', 'Region', 'Industry'])
  expect(chips(applications, { decision: ['denied'], currency: ['CAD'] })).toContain('Decision')
  expect(decidedApplications.query({ status: ['funded'] }).status).toBeUndefined()
})

it('labels the range by the active filter', () => {
  expect(businesses.rangeLabel({})).toBe('Added')
  expect(businesses.rangeLabel({ activity: ['funded'] })).toBe('Date')
})

it('leaves a range and filters without a label to the page', () => {
  expect(reportRows.range({})).toEqual({ preset: 'one_month' })
  expect(reportRows.query({})).toMatchObject({ from: expect.any(String), to: expect.any(String) })
  expect(reportRows.change({ range: { preset: 'today' } })).not.toHaveProperty('range')
  expect(promotions.change({})).not.toHaveProperty('reviewed_from')
})

it.each(['garbage', '2026-02-31', '2026-13-01', '2026', '2026-11-21T00:00:00Z'])(
  'ignores %s in place of a day',
  (text) => {
    expect(open(promotions, `?reviewed_from=${text}`)).not.toHaveProperty('reviewed_from', text)
    expect(open(fundedProducts, `?outstanding_on=${text}`)).not.toHaveProperty('outstanding_on', text)
    expect(open(fundedProducts, '?outstanding_on=2028-02-29')).toHaveProperty('outstanding_on', '2028-02-29')
  },
)

it('offers known, requested and other values of an open filter', () => {
  const [, , error] = apiRequests.chips({ error_code: ['b', 'z'] }, { error_code: [{ value: 'b', label: 'b' }] })
  expect(error?.options.map(({ value }) => value)).toEqual(['b', 'z'])
})

it('sorts by the columns that the contract sorts by', () => {
  const columns = [
    { id: 'name', header: 'Business', cell: () => null },
    { id: 'status', header: 'Status', cell: () => null },
  ]
  expect(businesses.columns(columns).map(({ sortKey, sortFirst }) => [sortKey, sortFirst])).toEqual([
    ['name', 'ascending'],
    [undefined, undefined],
  ])
})

it('names every region of the contract', () => {
  const contract = JSON.parse(
    readFileSync(new URL('../../../../openapi/generated/dashboard.json', import.meta.url), 'utf8'),
  )
  expect(Object.keys(regionNames).sort()).toEqual([...contract.components.schemas.Region.enum].sort())
})

it("resolves a preset to today's days", () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(daysOf({ preset: 'past_week' }, now)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(daysOf({ preset: 'custom', from: '2026-01-01' }, now)).toEqual({ from: '2026-01-01', to: undefined })
  expect(daysOf(undefined, now)).toEqual({})
})

describe('the times of a range', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each([
    ['UTC', '2026-11-30T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2026-03-09T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-30T15:00:00.000Z', '2026-12-01T15:00:00.000Z', '2026-03-08T15:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-30T08:00:00.000Z', '2026-12-01T08:00:00.000Z', '2026-03-09T07:00:00.000Z'],
  ])('cover whole days in the time zone that the rows show: %s', (there, from, to, afterClockChange) => {
    process.env.TZ = there
    const now = new Date('2026-11-30T23:59:00Z')
    expect(timesOf({ preset: 'today' }, now)).toEqual({ from, to })
    expect(timesOf({ preset: 'custom', to: '2026-03-08' }, now)).toEqual({ from: undefined, to: afterClockChange })
    expect(timesOf(undefined, now)).toEqual({ from: undefined, to: undefined })
  })
})
