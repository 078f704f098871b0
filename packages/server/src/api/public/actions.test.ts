import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts'
import { overlapping } from '../../testing/overlapping'
import { addApiKey, callAs, withApp } from '../../testing/testApp'
import { engine } from '../../testing/testDatabase'

const test = withApp()
let key = ''
const address = { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }

beforeAll(async () => {
  key = await addApiKey(test)
})

const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object | string, headers = {}) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(payload !== undefined && { payload }),
  })

async function ok(...args: Parameters<typeof send>) {
  const response = await send(...args)
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json()
}

async function newApplication() {
  const business = await ok('POST', '/businesses', {
    ...{ external_id: randomUUID(), legal_name: 'Ortega Kitchens LLC', incorporation_type: 'llc', address },
  })
  const business_id = business.id
  const person = await ok('POST', '/persons', { first_name: 'Ana', last_name: 'Ortega' })
  await ok('POST', '/person_business_relationships', { business_id, person_id: person.id, ownership_rate: 1 })
  await ok('POST', `/sandbox/persons/${person.id}/verify`, { status: 'verified' })
  await ok('POST', '/bank_accounts', {
    ...{ business_id, account_holder_name: 'Ortega', account_type: 'checking', routing_number: '110000000' },
    account_number: '000123456789',
  })
  const offer = await ok('POST', '/capital_product_offers', {
    business_id,
    product_type: 'flex_loan',
    min_amount: 500,
    max_amount: 8000,
    fee_rate: 0.1,
    repayment_rate: 0.1,
  })
  return ok('POST', '/capital_product_applications', { business_id, offer_id: offer.id, requested_amount: 8000 })
}

describe('actions of an application', () => {
  it('submit and withdraw it, without a body', async () => {
    const { id } = await newApplication()
    const at = `/capital_product_applications/${id}`
    const submitted = await send('POST', `${at}/submit`)
    expect([submitted.statusCode, submitted.json().status]).toEqual([200, 'under_review'])
    expect(submitted.headers.deprecation).toBeUndefined()
    expect((await ok('POST', `${at}/withdraw`, '', { 'content-type': 'application/json' })).status).toBe('withdrawn')
    expect((await send('POST', `${at}/withdraw`, {})).statusCode).toBe(409)
    const none = '/capital_product_applications/application_00000000-0000-4000-8000-000000000000/submit'
    expect((await send('POST', none)).statusCode).toBe(404)
  })

  it('are still fields of PATCH until their sunset', async () => {
    const { id } = await newApplication()
    const response = await send('PATCH', `/capital_product_applications/${id}`, { submit: true })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers).toMatchObject({ deprecation: '@1795392000', sunset: 'Tue, 01 Jun 2027 00:00:00 GMT' })
  })
})

it('splits a payment into principal and fee, and shows what was waived', async () => {
  const application = await newApplication()
  await ok('POST', `/capital_product_applications/${application.id}/submit`)
  await ok('POST', `/sandbox/capital_product_applications/${application.id}/decide`, { decision: 'approve' })
  const product = await ok('POST', '/capital_products', { application_id: application.id })
  const { object_ids } = await ok('POST', `/sandbox/capital_products/${product.id}/pay_off`)
  const payment = await ok('GET', `/capital_product_payments/${object_ids[1]}`)
  expect(payment).toMatchObject({ amount: 8800, principal_amount: 8000, fee_amount: 800 })

  const other = await newApplication()
  await ok('POST', `/capital_product_applications/${other.id}/submit`)
  await ok('POST', `/sandbox/capital_product_applications/${other.id}/decide`, { decision: 'approve' })
  const { id } = await ok('POST', '/capital_products', { application_id: other.id })
  await ok('POST', `/sandbox/capital_products/${id}/waive`)
  expect(await ok('GET', `/capital_products/${id}`)).toMatchObject({ status: 'waived', waived_amount: 8800 })
})

describe.runIf(engine === 'postgres')("a change of a product's part during one of the product", () => {
  const pause = (day: string) => ({ starts_on: day, ends_on: day })
  it.each([
    ['/capital_product_payments', () => ({ amount: 100 }), { status: 'succeeded' }, 'charge_off', {}],
    ['/grace_period_details', pause, { status: 'cancelled' }, 'advance_days', { days: 1 }],
  ])("doesn't deadlock: %s", async (path, fieldsOn, changes, step, input) => {
    const application = await newApplication()
    await ok('POST', `/capital_product_applications/${application.id}/submit`)
    await ok('POST', `/sandbox/capital_product_applications/${application.id}/decide`, { decision: 'approve' })
    const { id } = await ok('POST', '/capital_products', { application_id: application.id })
    const part = await ok('POST', path, {
      capital_product_id: id,
      ...fieldsOn(test.now().toISOString().slice(0, 10)),
    })
    const both = await overlapping(
      test,
      (tx) => tx.query(sql`SELECT id FROM capital_products WHERE id = ${id.slice(-36)} FOR UPDATE`),
      () =>
        Promise.all([
          send('POST', `/sandbox/capital_products/${id}/${step}`, input),
          send('PATCH', `${path}/${part.id}`, changes),
        ]),
    )
    for (const { statusCode, body } of both) expect([200, 409], body).toContain(statusCode)
  })
})

describe('the primary bank account', () => {
  const account = (business_id: string, fields: object = {}) =>
    ok('POST', '/bank_accounts', {
      ...{ business_id, account_holder_name: 'Ortega', account_type: 'checking', routing_number: '110000000' },
      ...{ account_number: '000123456789', ...fields },
    })

  it('loses that with an event when another one becomes primary', async () => {
    const { business_id } = await newApplication()
    const first = await account(business_id, { is_primary: true })
    test.setNow(new Date(test.now().getTime() + 1000))
    await account(business_id, { is_primary: true })
    const demoted = await ok('GET', `/bank_accounts/${first.id}`)
    expect([demoted.is_primary, Date.parse(demoted.updated_at)]).toEqual([false, test.now().getTime()])
    const events = await test.database.query<{ data: object }>(
      sql`SELECT body -> 'data' AS data FROM webhook_events WHERE type = 'bank_account.updated'
          AND body -> 'data' ->> 'id' = ${first.id}`,
    )
    expect(events).toEqual([{ data: demoted }])
  })

  it.runIf(engine === 'postgres')('is one of two that become primary at the same time', async () => {
    const { business_id } = await newApplication()
    const primary = await account(business_id, { is_primary: true })
    const others = [await account(business_id), await account(business_id)]
    const both = await overlapping(
      test,
      (tx) => tx.query(sql`SELECT id FROM bank_accounts WHERE id = ${primary.id.slice(-36)} FOR UPDATE`),
      () => Promise.all(others.map(({ id }) => ok('PATCH', `/bank_accounts/${id}`, { is_primary: true }))),
    )
    expect(both).toMatchObject([{ is_primary: true }, { is_primary: true }])
    const { results } = await ok('GET', `/bank_accounts?business_id=${business_id}`)
    expect(results.filter(({ is_primary }: { is_primary: boolean }) => is_primary)).toHaveLength(1)
  })

  it.runIf(engine === 'postgres')("doesn't deadlock with one that becomes primary at the same time", async () => {
    const { business_id } = await newApplication()
    const accounts = [await account(business_id, { is_primary: true }), await account(business_id)]
    const both = await overlapping(
      test,
      (tx) => tx.query(sql`SELECT id FROM businesses WHERE id = ${business_id.slice(-36)} FOR UPDATE`),
      () => Promise.all(accounts.map(({ id }) => ok('PATCH', `/bank_accounts/${id}`, { is_primary: true }))),
    )
    expect(both).toMatchObject([{ is_primary: true }, { is_primary: true }])
  })
})

describe.runIf(engine === 'postgres')('two webhook endpoints created at the same time', () => {
  it("don't exceed the limit", async () => {
    const create = () => send('POST', '/webhook_endpoints', { url: 'https://example.com/hooks' })
    const { results } = await ok('GET', '/webhook_endpoints?page_size=100')
    for (let count = results.length; count < 19; count += 1) expect((await create()).statusCode).toBe(201)
    const both = await overlapping(
      test,
      (tx) => tx.query(sql`LOCK TABLE webhook_endpoints IN SHARE MODE`),
      () => Promise.all([create(), create()]),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })
})

describe('daily sales in bulk', () => {
  it('are created or refused one by one, once per Idempotency-Key', async () => {
    const { business_id } = await newApplication()
    const record = (date: string, id = business_id) => ({
      ...{ business_id: id, date, sales_amount: 100, sales_count: 4 },
    })
    const unknown = 'business_00000000-0000-4000-8000-000000000000'
    const records = [record('2026-11-01'), record('2026-11-01'), record('2027-01-01'), record('2026-11-02', unknown)]
    const idempotent = { 'idempotency-key': randomUUID() }
    const result = await ok('POST', '/daily_sales_records/bulk', { records }, idempotent)
    expect(result).toMatchObject({
      ...{ created_count: 1, failed_count: 3 },
      results: [
        { index: 0, status: 'created', daily_sales_record: { business_id, date: '2026-11-01' }, error: null },
        { index: 1, status: 'failed', daily_sales_record: null, error: { code: 'date_taken' } },
        { index: 2, status: 'failed', error: { code: 'range', pointer: '/date' } },
        { index: 3, status: 'failed', error: { code: 'not_found', pointer: '/business_id' } },
      ],
    })
    expect(await ok('POST', '/daily_sales_records/bulk', { records }, idempotent)).toEqual(result)
    expect((await ok('GET', `/daily_sales_records?business_id=${business_id}`)).results).toHaveLength(1)
  })

  it('are at most 1,000', async () => {
    const { business_id } = await newApplication()
    const day = (index: number) => new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10)
    const records = Array.from({ length: 1001 }, (_, index) => ({
      ...{ business_id, date: day(index), sales_amount: 10, sales_count: 1 },
    }))
    expect((await send('POST', '/daily_sales_records/bulk', { records })).statusCode).toBe(422)
    // Of two concurrent requests for the same day, only one creates its record.
    const both = await Promise.all([
      ok('POST', '/daily_sales_records/bulk', { records: records.slice(0, 1000) }),
      ok('POST', '/daily_sales_records/bulk', { records: records.slice(600, 1001) }),
    ])
    expect(both.map(({ created_count, failed_count }) => created_count + failed_count)).toEqual([1000, 401])
    expect(both[0].created_count + both[1].created_count).toBe(1001)
    const made = both.flatMap(({ results }) => results).filter(({ status }) => status === 'created')
    const ids = made.map(({ daily_sales_record: { id } }) => id)
    const events = await test.database.query<{ id: string }>(
      sql`SELECT body -> 'data' ->> 'id' AS id FROM webhook_events WHERE type = 'daily_sales_record.created'
          AND ${business_id} = ANY(related_object_ids)`,
    )
    expect(events.map(({ id }) => id).sort()).toEqual(ids.sort())
  })
})

it('records sandbox operations in the audit log with their key', async () => {
  const application = await newApplication()
  await ok('POST', `/capital_product_applications/${application.id}/submit`)
  await ok('POST', `/sandbox/capital_product_applications/${application.id}/decide`, { decision: 'deny' })
  const mine = await callAs(test, demoAccounts.partner.email)
  const { results } = (await mine('/partner/audit_events?action=sandboxDecide')).json()
  expect(results.find(({ target }: { target: string }) => target === application.id)).toMatchObject({
    ...{ action: 'sandboxDecide', actor_name: `API key …${key.slice(-4)}`, actor_role: 'api_key', mode: 'sandbox' },
  })
})
