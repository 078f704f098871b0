import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { tablesOf } from '../../platform/database/tables'
import { readPublicContract } from '../../platform/paths'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs, callWithKey, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
let mine: Call
let live: Call
let sandbox: Call
let others: Call

/** Numbers that occur nowhere else. */
const secret = { ssn: '529-83-7146', ein: '83-9471625', account: '948372615048' }

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  live = await callWithKey(test, 'harvest-pos', 'prod')
  sandbox = await callWithKey(test)
  others = await callWithKey(test, 'maple-till', 'prod')
})

const send = (
  method: 'POST' | 'PATCH',
  url: string,
  payload: object,
  headers: Record<string, string> = {},
  call = live,
) => call(url, { method, payload, headers })
async function made(url: string, payload: object, call = live) {
  const response = await send('POST', url, payload, {}, call)
  expect(response.statusCode, response.body).toBe(201)
  const { secret: _, ...body } = response.json()
  expect(response.headers.location).toBe(`/api/v1${url}/${body.id}`)
  expect((await call(`${url}/${body.id}`)).json()).toEqual(body)
  return response.json()
}

const address = { address_line1: '600 Congress Ave', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }
const businessOf = (external_id: string, values: object = {}) => ({
  external_id,
  legal_name: 'Ortega Kitchens LLC',
  incorporation_type: 'llc',
  address,
  ...values,
})

let business: { id: string; updated_at: string }

interface Answer {
  content: { 'application/problem+json': { example: object } }
}

describe('the public API', () => {
  it('takes a cursor with the same filters in another order', async () => {
    const [{ business_id }] = (await live('/capital_products?status=paid&page_size=1')).json().results
    const list = '/balance_transactions?page_size=1'
    const { next } = (await live(`${list}&business_id=${business_id}&type=funding&type=repayment`)).json()
    const after = await live(`${list}&type=repayment&type=funding&business_id=${business_id}&cursor=${next}`)
    expect(after.statusCode, after.body).toBe(200)
    expect(after.json().start).toBe(1)
  })

  it("refuses requests as in the contract's examples", async () => {
    const { components } = readPublicContract() as unknown as { components: { responses: Record<string, Answer> } }
    const exampleOf = (name: string) => components.responses[name]?.content['application/problem+json'].example
    const answers = {
      UnauthenticatedKey: await live('/businesses', { headers: { authorization: 'Bearer pd_live_unknown' } }),
      NotFound: await live(`/businesses/business_${randomUUID()}`),
      Invalid: await live('/businesses?page_size=101'),
    }
    for (const [name, response] of Object.entries(answers))
      expect({ ...response.json(), request_id: '' }).toEqual({ ...exampleOf(name), request_id: '' })
  })

  it('creates a business, its owner and bank account, and returns the last four digits of numbers', async () => {
    business = await made('/businesses', businessOf('API-1', { ein: secret.ein, phone: '(512) 555-0123' }))
    expect(business).toMatchObject({
      external_id: 'API-1',
      tax_id_last4: '1625',
      currency: 'USD',
      status: 'no_offer',
      phone: '5125550123',
    })
    const person = await made('/persons', {
      first_name: 'Ana',
      last_name: 'Lopez',
      email: 'ana@example.com',
      ssn: secret.ssn,
    })
    expect(person).toMatchObject({ ssn_last4: '7146', sin_last4: null })
    await made('/person_business_relationships', {
      person_id: person.id,
      business_id: business.id,
      ownership_rate: 1,
      is_primary: true,
    })
    const account = await made('/bank_accounts', {
      business_id: business.id,
      account_holder_name: 'Ortega Kitchens LLC',
      account_type: 'checking',
      account_number: secret.account,
      routing_number: '110000000',
      is_primary: true,
    })
    expect(account).toMatchObject({ account_number_last4: '5048', is_primary: true })
    const page = `/partner_dashboard/business_details_page/${business.id}`
    expect((await mine(`${page}/owner_info`)).body).toContain('ana@example.com')
    expect((await mine(`${page}/bank_info`)).body).toContain('5048')
  })

  it('lists by filter and page, and updates', async () => {
    const found = (await live('/businesses?external_id=API-1')).json()
    expect(found.results.map(({ id }: { id: string }) => id)).toEqual([business.id])
    const first = (await live('/businesses?page_size=25')).json()
    const second = (await live(`/businesses?page_size=25&cursor=${first.next}`)).json()
    const ids = [...first.results, ...second.results].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const patched = await send('PATCH', `/businesses/${business.id}`, { dba_name: 'Taqueria Ortega' })
    expect(patched.json()).toMatchObject({ dba_name: 'Taqueria Ortega', legal_name: 'Ortega Kitchens LLC' })
    expect((await live(`/businesses/${business.id}`)).json()).toEqual(patched.json())
    expect(problemOf(await send('POST', '/businesses', businessOf('API-1'))).code).toBe('external_id_taken')
    const both = await Promise.all([0, 1].map(() => send('POST', '/businesses', businessOf('API-both'))))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const invalid = await send('POST', '/businesses', businessOf('API-2', { ein: '12', phone: '1' }))
    const { errors } = problemOf(invalid)
    expect(errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(['/ein', '/phone'])
  })

  it('describes errors in sentences', async () => {
    const { id } = business
    const sales = { business_id: id, date: '2026-11-20', sales_amount: 1, sales_count: -1 }
    const past = { business_id: id, period_start: '2026-11-20', period_end: '2026-11-14', gross_sales_amount: 1 }
    const settled = { ...past, repayment_amount: 1, batch_reference: 'API-W' }
    for (const [response, detail] of [
      [await send('POST', '/net_settlement_payment_requests', settled), 'period_end must not be before period_start.'],
      [await send('PATCH', `/businesses/${id}`, { phone: '1' }), 'phone: Invalid'],
      [await send('PATCH', `/businesses/${id}`, {}), 'The body must have at least 1 field.'],
      [await send('POST', '/daily_sales_records', sales), 'sales_count must be at least 0.'],
      [
        await live('/businesses?status=nonsense'),
        'status must be one of no_offer, offer_available, applied, funded, repaid.',
      ],
    ] as const)
      expect(problemOf(response)).toMatchObject({ status: 422, detail })
  })

  it('hides objects of other partners and the other mode', async () => {
    for (const call of [others, sandbox]) {
      expect((await call(`/businesses/${business.id}`)).statusCode).toBe(404)
      expect((await send('PATCH', `/businesses/${business.id}`, { dba_name: 'Mine' }, {}, call)).statusCode).toBe(404)
      expect((await call('/businesses?external_id=API-1')).json().results).toEqual([])
      const offer = { business_id: business.id, product_type: 'flex_loan', min_amount: 1, max_amount: 2, fee_rate: 0.1 }
      const refused = await send('POST', '/capital_product_offers', offer, {}, call)
      expect(problemOf(refused)).toMatchObject({
        status: 422,
        errors: [{ pointer: '/business_id', code: 'not_found' }],
      })
    }
    expect((await live(`/businesses/${business.id}`)).json().dba_name).toBe('Taqueria Ortega')
  })

  it('takes an offer to a payment and its refund in the sandbox', async () => {
    const own = await made('/businesses', businessOf('API-SANDBOX'), sandbox)
    const person = await made('/persons', { first_name: 'Ana', last_name: 'Lopez' }, sandbox)
    await made(
      '/person_business_relationships',
      { person_id: person.id, business_id: own.id, ownership_rate: 1 },
      sandbox,
    )
    await send('POST', `/sandbox/persons/${person.id}/verify`, { status: 'verified' }, {}, sandbox)
    const account = { account_holder_name: 'Ortega', account_type: 'checking', routing_number: '110000000' }
    await made('/bank_accounts', { business_id: own.id, account_number: '000123456789', ...account }, sandbox)
    const offer = await made(
      '/capital_product_offers',
      {
        business_id: own.id,
        product_type: 'merchant_cash_advance',
        min_amount: 500,
        max_amount: 5000,
        fee_rate: 0.1,
        repayment_rate: 0.1,
      },
      sandbox,
    )
    const terms = { business_id: own.id, offer_id: offer.id, requested_amount: 5000 }
    const application = await made('/capital_product_applications', terms, sandbox)
    await send('PATCH', `/capital_product_applications/${application.id}`, { submit: true }, {}, sandbox)
    await send(
      'POST',
      `/sandbox/capital_product_applications/${application.id}/decide`,
      { decision: 'approve' },
      {},
      sandbox,
    )
    const product = await made('/capital_products', { application_id: application.id }, sandbox)
    const payment = await made('/capital_product_payments', { capital_product_id: product.id, amount: 500.5 }, sandbox)
    expect(payment.status).toBe('pending')
    const over = await send(
      'POST',
      '/capital_product_payments',
      { capital_product_id: product.id, amount: 5000 },
      {},
      sandbox,
    )
    expect(problemOf(over)).toMatchObject({ status: 422, errors: [{ pointer: '/amount' }] })
    const settled = await send('PATCH', `/capital_product_payments/${payment.id}`, { status: 'succeeded' }, {}, sandbox)
    expect(settled.json()).toMatchObject({ status: 'succeeded', amount: 500.5 })
    const refund = await made('/refunds', { payment_id: payment.id, amount: 100, reason: 'Taken twice' }, sandbox)
    expect(refund).toMatchObject({ amount: 100, status: 'succeeded' })
    expect((await sandbox(`/capital_products/${product.id}`)).json()).toMatchObject({ paid_amount: 400.5 })
  })
})

describe('the log', () => {
  it('contains every request without sensitive values', async () => {
    const { results } = (await mine('/logs/api_request?method=POST&path=bank_accounts')).json()
    const [call] = results
    expect(call).toMatchObject({ method: 'POST', path: '/api/v1/bank_accounts', status_code: 201, status_class: '2XX' })
    const details = (await mine(`/logs/api_request/${call.id}`)).json()
    expect(details.request_body).toMatchObject({ account_number: '••••5048', account_type: 'checking' })
    expect(details.request_headers).not.toHaveProperty('authorization')
    expect(details.response_body).toMatchObject({ account_number_last4: '5048' })
    const ofBusiness = (await mine(`/logs/api_request?object_id=${business.id}&page_size=100`)).json().results
    expect(ofBusiness.length).toBeGreaterThan(3)
    const failed = (await mine('/logs/api_request?status_class=4XX&error_code=external_id_taken')).json().results
    expect(failed[0]).toMatchObject({ status_code: 409, error_code: 'external_id_taken' })
    const groups = (await mine('/logs/api_request_errors')).json().results
    expect(groups).toContainEqual(
      expect.objectContaining({ error_code: 'external_id_taken', path: '/api/v1/businesses' }),
    )
    const canadian = await callAs(test, demoAccounts.canadian.email)
    expect((await canadian(`/logs/api_request/${call.id}`)).statusCode).toBe(404)
  })
})

describe('sensitive values', () => {
  const forms = Object.values(secret).flatMap((number) => [number, number.replaceAll('-', '')])

  it('are stored encrypted in all tables, and decrypted with the key only', async () => {
    const body = 'business_external_id,first_name,last_name,email,ssn\r\n'
    await mine('/dataingestion/manual_uploads?dataset_type=owners&file_name=owners.csv', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      payload: `${body}API-1,Ana,Lopez,other@example.com,${secret.ssn}\r\nAPI-1,A,Lopez,bad@example.com,${secret.ssn}\r\n`,
    })
    await test.runJobs()
    const tables = await tablesOf(test.database)
    const hits: string[] = []
    for (const { name } of tables) {
      for (const form of forms) {
        const found = await test.database.query({
          text: `SELECT 1 FROM ${name} t WHERE t::text LIKE $1 LIMIT 1`,
          values: [`%${form}%`],
        } as never)
        if (found.length > 0) hits.push(`${name}: ${form}`)
      }
    }
    expect(tables.length).toBeGreaterThan(40)
    expect(hits).toEqual([])
    const [row] = await test.database.query<{ ssn_sealed: string }>(
      sql`SELECT ssn_sealed FROM persons WHERE email = 'other@example.com'`,
    )
    expect(test.deps.sealing.open(row?.ssn_sealed ?? '')).toBe(secret.ssn.replaceAll('-', ''))
  })

  it("aren't logged", () => {
    expect(test.log.length).toBeGreaterThan(50)
    expect(test.log.filter((line) => forms.some((form) => line.includes(form)))).toEqual([])
  })
})
