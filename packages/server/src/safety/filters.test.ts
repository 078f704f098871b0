import sql, { raw } from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ContractDocument } from '../platform/contractDocument'
import { readContract, readPublicContract } from '../platform/paths'
import { demoAccounts } from '../seed/demoAccounts'
import { partnerPlans } from '../seed/partners'
import { accessTokenOf, addApiKey, withApp } from '../testing/testApp'
import { type ContractCall, callsOf, type Parameter, queryOf, type Schema, sampleOf } from './samples'

/** Every filter of every list in both contracts narrows the rows, the count and the CSV file. */

const test = withApp()
const partnerId = partnerPlans[0]?.id ?? ''
const notFilters = ['sort', 'cursor', 'page_size']

type Row = Record<string, unknown> & { id?: string }
type Query = readonly (readonly [string, unknown])[]

interface List {
  prefix: string
  call: ContractCall
  follow: (schema: Schema) => Schema
  filters: Parameter[]
  /** Operation that counts the rows, if any. */
  count: ContractCall | undefined
  /** Documented fields of a row; undefined if the contract leaves them open. */
  fields: string[] | undefined
}

function listsOf(contract: ContractDocument, prefix: string): List[] {
  const { calls, follow } = callsOf(contract)
  return calls
    .filter(({ method, parameters }) => method === 'GET' && parameters.some(({ name }) => name === 'cursor'))
    .map((call) => ({
      prefix,
      call,
      follow,
      filters: call.parameters.filter(
        ({ name, in: where, required }) => where === 'query' && !required && !notFilters.includes(name),
      ),
      fields: fieldsOf(contract, call.path, follow),
      count: calls.find(({ id }) => id === call.id.replace(/^list/, 'count')),
    }))
}

function fieldsOf(contract: ContractDocument, path: string, follow: (schema: Schema) => Schema): string[] | undefined {
  const responses = contract.paths[path]?.get?.responses as Responses | undefined
  const page = responses?.[200]?.content?.['application/json']?.schema
  const rows = page && follow(page).properties?.results
  const row = rows && follow(follow(rows).items ?? {})
  return row?.properties && Object.keys(row.properties)
}
type Responses = Record<string, { content?: Record<string, { schema: Schema }> }>

const lists = [...listsOf(readContract(), '/api'), ...listsOf(readPublicContract(), '/api/v1')]
const cases = lists.flatMap((list) =>
  list.filters.map((filter) => ({ list, filter, name: `${list.call.id} ${filter.name}` })),
)

/** Lists with a CSV export, by export type. */
const csvKinds: Record<string, string> = {
  listBusinessRows: 'businesses',
  listFundedProductRows: 'funded_products',
  listApplicationRows: 'applications',
  listOfferRows: 'offers',
  listOrderRows: 'orders',
}

/** Objects whose lists have the most rows, by ID prefix. */
const busiest: Record<string, [table: string, column: string]> = {
  event: ['webhook_attempts', 'event_id'],
  crm_event: ['crm_attempts', 'event_id'],
  upload: ['validation_results', 'upload_id'],
  fee_discount: ['fee_discount_businesses', 'fee_discount_id'],
}

/** Filter values that aren't a field of the rows. */
const special: Record<string, (rows: readonly Row[]) => unknown[]> = {
  search: (rows) => rows.flatMap(({ name, business_name, legal_name }) => [name, business_name, legal_name]),
  from: times,
  to: times,
  reviewed_from: times,
  outstanding_on: times,
  object_id: (rows) => rows.flatMap(({ related_object_ids, object_id }) => [related_object_ids, object_id].flat()),
  offer_id: (rows) => [...rows.map(({ id, offer_id }) => offer_id ?? id), ...offersOfProducts].filter(isOffer),
  industry: () => ['none', ...industries],
}

const isOffer = (id: unknown) => String(id).startsWith('offer_')

/** All values of a row, including nested ones. */
const valuesOf = (part: object): unknown[] =>
  Object.values(part).flatMap((value) => (typeof value === 'object' && value !== null ? valuesOf(value) : [value]))

const named = (part: object, name: string): unknown[] =>
  Object.entries(part).flatMap(([key, value]) => [
    ...(key === name ? [value].flat() : []),
    ...(typeof value === 'object' && value !== null ? named(value, name) : []),
  ])

function times(rows: readonly Row[]): string[] {
  const all = rows
    .flatMap(valuesOf)
    .filter((value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value))
    .sort()
  return [0.5, 0.25, 0.75, 0.1, 0.9, 0.98].map((part) => all[Math.floor(all.length * part)] ?? '')
}

function candidates({ name, schema }: Parameter, follow: List['follow'], rows: readonly Row[]): unknown[] {
  const resolved = follow(schema)
  const value = follow(resolved.items ?? resolved)
  const fit = (item: unknown) => (value.format === 'date' ? String(item).slice(0, 10) : item)
  const all = [
    ...(value.enum ?? (value.type === 'boolean' ? [true, false] : [])),
    ...(special[name]?.(rows) ?? []),
    ...rows.flatMap((row) => named(row, name)),
  ]
  return [...new Set(all)]
    .filter((item) => item !== undefined && item !== null && item !== '')
    .map(fit)
    .slice(0, 60)
}

const time = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`

/** Rows for lists that are empty in the small demo data: two each that differ in every filter. */
const fixtures: Record<string, (n: number, business: string) => Record<string, unknown>> = {
  orders: (n, business) => ({
    ...inBusiness(n, business),
    external_id: `ORD-${n}`,
    status: n === 1 ? 'opened' : 'accepted',
    total_minor: n * 1000,
    line_items: [{ description: 'Flour', quantity: 1, unit_amount: n * 10 }],
    terms: { type: n === 1 ? 'net' : 'installments', days: 30 },
    opened_at: time(n),
  }),
  credit_limits: (n, business) => ({
    ...inBusiness(n, business),
    product_type: 'bnpl',
    limit_minor: n * 1000,
    status: 'enabled',
  }),
  line_of_credit_applications: (n, business) => ({
    ...inBusiness(n, business),
    requested_limit_minor: n * 1000,
    status: 'under_review',
  }),
  lines_of_credit: (n, business) => ({
    ...inBusiness(n, business),
    application_id: idOf(n),
    credit_limit_minor: n * 1000,
    outstanding_principal_minor: 0,
    status: 'active',
  }),
  net_settlements: (n, business) => ({
    ...inBusiness(n, business),
    period_start: '2026-11-01',
    period_end: '2026-11-08',
    gross_sales_minor: n * 1000,
    repayment_minor: n * 100,
    batch_reference: `B-${n}`,
    status: 'pending',
  }),
  crm_events: (n) => ({
    ...row(n),
    vendor: 'hubspot',
    direction: n === 1 ? 'push' : 'pull',
    object_type: 'business',
    object_id: `business_${idOf(n)}`,
    event_type: 'business.updated',
    payload: {},
    status: n === 1 ? 'pending' : 'success',
    attempts_count: 0,
  }),
  audit_events: (n) => ({
    ...row(n),
    owner_id: partnerId,
    action: n === 1 ? 'updatePartner' : 'signIn',
    actor_id: `user_${idOf(n)}`,
    actor_name: 'Ada',
    actor_role: 'admin',
    request_id: 'req_1',
    occurred_at: time(n),
  }),
}
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const row = (n: number) => ({
  partner_id: partnerId,
  mode: 'prod',
  id: idOf(n),
  created_at: time(n),
  updated_at: time(n),
})
const inBusiness = (n: number, business: string) => ({ ...row(n), business_id: business, currency: 'USD' })

async function insertFixtures(): Promise<void> {
  const businesses = await test.database.query<{ id: string }>(
    sql`SELECT id FROM businesses WHERE partner_id = ${partnerId} AND mode = 'prod' ORDER BY id LIMIT 3`,
  )
  for (const [table, make] of Object.entries(fixtures)) {
    for (const [index, { id }] of businesses.slice(0, 2).entries()) {
      const values = JSON.stringify(make(index + 1, id))
      await test.database.query(
        sql`INSERT INTO ${raw(table)} SELECT * FROM jsonb_populate_record(NULL::${raw(table)}, ${values}::jsonb)`,
      )
    }
  }
  const inScope = sql`partner_id = ${partnerId} AND mode = 'prod'`
  for (const table of ['applications', 'offers', 'capital_products']) {
    // Adds rows in another currency, and several of different offers and types to one business.
    await test.database.query(
      sql`UPDATE ${raw(table)} SET currency = 'CAD' WHERE ${inScope} AND id = (SELECT max(id::text)::uuid FROM ${raw(table)} WHERE ${inScope})`,
    )
    await test.database.query(
      sql`UPDATE ${raw(table)} SET business_id = ${businesses[0]?.id}
          WHERE ${inScope} AND id IN (SELECT min(id::text)::uuid FROM ${raw(table)} WHERE ${inScope} GROUP BY product_type)`,
    )
  }
  await test.database.query(
    sql`UPDATE offers o SET fee_discount_id = m.fee_discount_id FROM (
          SELECT DISTINCT ON (fee_discount_id) fee_discount_id, business_id FROM fee_discount_businesses WHERE ${inScope}
          ORDER BY fee_discount_id, business_id) m
        WHERE o.partner_id = ${partnerId} AND o.mode = 'prod' AND o.business_id = m.business_id`,
  )
  // All businesses in the small demo data are complete.
  await test.database.query(sql`DELETE FROM bank_accounts WHERE ${inScope} AND business_id = ${businesses[2]?.id}`)
  await test.database.query(
    sql`DELETE FROM person_business_relationships WHERE ${inScope} AND business_id = ${businesses[1]?.id}`,
  )
  await test.database.query(
    sql`INSERT INTO grace_periods (partner_id, mode, id, capital_product_id, starts_on, ends_on, created_at, updated_at)
        SELECT partner_id, mode, id, id, '2026-10-01', '2026-10-08', funded_at, funded_at FROM capital_products
        WHERE ${inScope} AND funded_at IS NOT NULL ORDER BY id LIMIT 2`,
  )
  await test.database.query(
    sql`INSERT INTO refunds (partner_id, mode, id, payment_id, capital_product_id, amount_minor, currency, created_at, updated_at)
        SELECT partner_id, mode, id, id, capital_product_id, 100, currency, initiated_at, initiated_at FROM payments
        WHERE ${inScope} AND status = 'succeeded' ORDER BY id LIMIT 2`,
  )
}

/** A file with a rejected amount, an unknown business and a warning. */
const uploadedFile = [
  'business_external_id,date,sales_amount,sales_count,reversals_amount',
  'HRV-10001,2026-10-01,many,1,0',
  'UNKNOWN,2026-10-02,10,1,0',
  'HRV-10001,2026-10-03,10,1,20',
].join('\r\n')

async function upload(): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/dataingestion/manual_uploads?dataset_type=sales&file_name=sales.csv',
    headers: { ...headers['/api'], 'content-type': 'text/csv' },
    payload: uploadedFile,
  })
  if (response.statusCode >= 300) throw new Error(response.body)
  await test.runJobs()
  return response.json().event_id
}

let headers: Record<string, Record<string, string>>
let ids: Map<string, string>
/** IDs that only one list returns, by operation. */
const idsOfList: Record<string, Map<string, string>> = {}
let offersOfProducts: string[]
let industries: string[]

beforeAll(async () => {
  headers = {
    '/api': { authorization: `Bearer ${await accessTokenOf(test, demoAccounts.partner.email)}` },
    '/api/v1': { authorization: `Bearer ${await addApiKey(test, 'harvest-pos', 'prod')}` },
    listOrganizationUsers: { authorization: `Bearer ${await accessTokenOf(test, demoAccounts.organization.email)}` },
  }
  await insertFixtures()
  ids = new Map()
  for (const [prefix, [table, column]] of Object.entries(busiest)) {
    const [row] = await test.database.query<{ id: string }>(
      sql`SELECT ${raw(column)} AS id FROM ${raw(table)} WHERE partner_id = ${partnerId} AND mode = 'prod'
          GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
    )
    if (row) ids.set(prefix, `${prefix}_${row.id}`)
  }
  // Payments belong to one business and product; uses the one with the most.
  const [owner] = await test.database.query<{ business_id: string; id: string }>(
    sql`SELECT c.business_id, c.id FROM capital_products c WHERE c.partner_id = ${partnerId} AND c.mode = 'prod'
          AND EXISTS (SELECT 1 FROM payments p WHERE p.capital_product_id = c.id)
        ORDER BY (SELECT count(DISTINCT d.product_type) FROM capital_products d WHERE d.business_id = c.business_id) DESC,
          (SELECT count(*) FROM applications a WHERE a.business_id = c.business_id) DESC,
          (SELECT count(*) FROM payments p WHERE p.capital_product_id = c.id) DESC, c.id LIMIT 1`,
  )
  ids.set('business', `business_${owner?.business_id}`)
  ids.set('capital_product', `capital_product_${owner?.id}`)
  const s3Upload = ids.get('upload') ?? ''
  await test.database.query(
    sql`UPDATE dataset_uploads SET source = 's3' WHERE partner_id = ${partnerId} AND id = ${s3Upload.slice(-36)}`,
  )
  await test.database.query(
    sql`UPDATE validation_results SET severity = 'warning', code = 'late', column_name = 'date'
        WHERE upload_id = ${s3Upload.slice(-36)} AND place = (SELECT min(place) FROM validation_results WHERE upload_id = ${s3Upload.slice(-36)})`,
  )
  await test.database.query(
    sql`UPDATE dataset_uploads SET status = 'failed' WHERE partner_id = ${partnerId} AND mode = 'prod' AND id =
          (SELECT min(id::text)::uuid FROM dataset_uploads WHERE partner_id = ${partnerId} AND mode = 'prod' AND source = 'manual')`,
  )
  idsOfList.listS3UploadResults = new Map([['upload', s3Upload]])
  ids.set('upload', await upload())
  const offers = await test.database.query<{ id: string }>(
    sql`SELECT DISTINCT a.offer_id AS id FROM applications a JOIN capital_products c ON c.application_id = a.id AND c.partner_id = a.partner_id
        WHERE c.business_id = ${ids.get('business')?.slice(-36)} AND a.offer_id IS NOT NULL`,
  )
  const found = await test.database.query<{ title: string }>(
    sql`SELECT DISTINCT naics_industry AS title FROM businesses WHERE partner_id = ${partnerId} AND naics_industry IS NOT NULL ORDER BY 1`,
  )
  industries = found.map(({ title }) => title)
  offersOfProducts = offers.map(({ id }) => `offer_${id}`)
})

async function get({ prefix, follow }: List, call: ContractCall, query: Query) {
  const sampled = (where: Parameter['in']) =>
    call.parameters
      .filter(({ in: place, required }) => place === where && (where === 'path' || required))
      .map(
        ({ name, schema }) =>
          [name, sampleOf(schema, follow, (idPrefix) => (idsOfList[call.id] ?? ids).get(idPrefix))] as const,
      )
  const path = sampled('path').reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), call.path)
  const url = `${prefix}${path}${queryOf([...sampled('query'), ...query])}`
  const response = await test.app.inject({ url, headers: headers[call.id] ?? headers[prefix] })
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`)
  return response
}

const known = new Map<string, Promise<Row[]>>()

/** All rows of a list as text, because some rows have no ID. */
async function rowsOf(list: List, query: Query): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const page: [string, unknown][] = [['page_size', 100]]
    if (cursor !== null) page.push(['cursor', cursor])
    const { results, next } = (await get(list, list.call, [...query, ...page])).json()
    rows.push(...results)
    cursor = next
  } while (cursor !== null)
  return rows
}

function allRows(list: List): Promise<Row[]> {
  const rows = known.get(`${list.prefix} ${list.call.id}`) ?? rowsOf(list, [])
  known.set(`${list.prefix} ${list.call.id}`, rows)
  return rows
}

const keyOf = (row: Row) => row.id ?? JSON.stringify(row)

describe('every filter narrows its list', () => {
  it.each(cases)('$name', async ({ list, filter }) => {
    const all = await allRows(list)
    const keys = new Set(all.map(keyOf))
    for (const value of candidates(filter, list.follow, all)) {
      const query: Query = [[filter.name, value]]
      const narrowed = await rowsOf(list, query)
      expect(narrowed.every((row) => keys.has(keyOf(row)))).toBe(true)
      if (narrowed.length === 0 || narrowed.length === all.length) continue

      if (list.count) expect((await get(list, list.count, query)).json().count).toBe(narrowed.length)
      const kind = csvKinds[list.call.id]
      if (kind) {
        const csv = { ...list.call, path: '/partner_dashboard/capital_tab/csv_export', parameters: [] }
        const { body } = await get(list, csv, [['kind', kind], ...query])
        expect(body.trim().split('\r\n').length - 1).toBe(narrowed.length)
      }
      return
    }
    throw new Error(`No value of ${filter.name} finds some of the ${all.length} rows.`)
  })
})

describe('a list returns documented fields only', () => {
  it.each(lists.map((list) => ({ list, name: list.call.id })))('$name', async ({ list }) => {
    const rows = await allRows(list)
    const undocumented = rows.flatMap((row) => Object.keys(row)).filter((name) => !list.fields?.includes(name))
    expect([...new Set(undocumented)]).toEqual([])
  })
})
