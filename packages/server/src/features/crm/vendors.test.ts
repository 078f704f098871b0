import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CrmFailure, type CrmObject } from './connector'
import { hubspotConnector } from './hubspot'
import { salesforceConnector } from './salesforce'

interface VendorRequest {
  method: string
  url: string
  token: string | undefined
  body: Record<string, unknown>
}

type Answer = { status: number; body: unknown; location?: string }

let server: Server
let address: string
let requests: VendorRequest[]
let answer: (request: VendorRequest) => Answer

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? {} : JSON.parse(text)
}

beforeEach(async () => {
  requests = []
  server = createServer(async (request, response) => {
    const one = {
      method: request.method ?? '',
      url: decodeURIComponent(request.url ?? ''),
      token: request.headers.authorization,
      body: await readBody(request),
    }
    requests.push(one)
    const { status, body, location } = answer(one)
    response
      .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const businessId = (n: number) => `business_00000000-0000-4000-8000-00000000000${n}`
const business = (n: number): CrmObject => ({
  id: businessId(n),
  external_id: `E-${n}`,
  legal_name: 'Corner Kitchen LLC',
  dba_name: 'Corner Kitchen',
  phone: '5125550123',
  email: null,
  url: null,
  address: { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' },
})
const order: CrmObject = {
  id: 'order_00000000-0000-4000-8000-000000000001',
  business_id: businessId(1),
  external_id: 'PO-7',
  status: 'finalized',
  total_amount: 1250.5,
  updated_at: '2026-11-21T12:00:00Z',
}
/** Items of the first request. */
const sent = <Item>(name: 'inputs' | 'records') => (requests[0]?.body[name] ?? []) as Item[]
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: CrmFailure) => error,
  )

interface Input {
  id: string
  properties: Record<string, string>
}

const upserted = ({ body }: VendorRequest): Answer => ({
  status: 200,
  body: {
    status: 'COMPLETE',
    startedAt: '2026-11-21T12:00:00Z',
    completedAt: '2026-11-21T12:00:00Z',
    results: (body.inputs as Input[]).map(({ properties }, index) => ({
      id: `90${index}`,
      new: true,
      properties,
      createdAt: '2026-11-21T12:00:00Z',
      updatedAt: '2026-11-21T12:00:00Z',
    })),
  },
})

describe('HubSpot', () => {
  it('gets businesses as companies in one request, identified by our ID', async () => {
    answer = upserted
    const results = await hubspotConnector(address, 'pat-1').push([business(1), business(2)])
    expect(results).toEqual(
      ['900', '901'].map((external_id) => ({ isOk: true, isNew: true, external_id, http_status: 200, excerpt: null })),
    )
    expect(requests).toMatchObject([
      { method: 'POST', url: '/crm/v3/objects/companies/batch/upsert', token: 'Bearer pat-1' },
    ])
    const [first] = sent<Input>('inputs')
    expect(first).toEqual({
      id: businessId(1),
      idProperty: 'partner_dashboard_id',
      properties: {
        name: 'Corner Kitchen',
        phone: '5125550123',
        address: '1 Main St',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        country: 'US',
        partner_dashboard_id: businessId(1),
      },
    })
  })

  it("gets our ID property if it's missing", async () => {
    let hasProperty = false
    answer = (request) => {
      if (request.url.startsWith('/crm/v3/properties/companies')) {
        hasProperty = true
        return { status: 201, body: { name: 'partner_dashboard_id' } }
      }
      if (hasProperty) return upserted(request)
      return { status: 400, body: { category: 'VALIDATION_ERROR', errors: [{ code: 'PROPERTY_DOESNT_EXIST' }] } }
    }
    expect(await hubspotConnector(address, 'pat-1').push([business(1)])).toMatchObject([{ isOk: true }])
    expect(requests[1]?.body).toMatchObject({ name: 'partner_dashboard_id', hasUniqueValue: true })
  })

  it('rejects one business without the others', async () => {
    answer = (request) => {
      const inputs = request.body.inputs as Input[]
      return inputs.some(({ id }) => id === businessId(2))
        ? { status: 400, body: { message: 'Property values were not valid' } }
        : upserted(request)
    }
    const results = await hubspotConnector(address, 'pat-1').push([business(1), business(2), business(3)])
    expect(results.map(({ isOk, http_status }) => [isOk, http_status])).toEqual([
      [true, 200],
      [false, 400],
      [true, 200],
    ])
    expect(results[1]?.excerpt).toContain('Property values were not valid')
  })

  it('gets an order as a deal of its business', async () => {
    answer = (request) => {
      if (request.url.includes('companies/batch/read')) {
        return { status: 200, body: { status: 'COMPLETE', results: [{ id: '77', properties: {} }] } }
      }
      return request.url.includes('/associations/') ? { status: 200, body: { results: [] } } : upserted(request)
    }
    expect(await hubspotConnector(address, 'pat-1').push([order])).toMatchObject([{ isOk: true, external_id: '900' }])
    expect(sent<Input>('inputs')[0]?.properties).toMatchObject({
      dealname: 'Order PO-7',
      amount: '1250.5',
      dealstage: 'closedwon',
    })
    expect(requests[2]).toMatchObject({
      method: 'PUT',
      url: '/crm/v4/objects/deals/900/associations/default/companies/77',
    })
  })

  it('is read by our IDs', async () => {
    const properties = { partner_dashboard_id: businessId(1), phone: '512', website: 'https://corner.example' }
    answer = () => ({ status: 200, body: { results: [{ id: '77', properties, updatedAt: '2026-11-20T10:00:00Z' }] } })
    const found = await hubspotConnector(address, 'pat-1').pull([businessId(1), businessId(2)])
    expect([...found]).toEqual([
      [
        businessId(1),
        {
          external_id: '77',
          updated_at: '2026-11-20T10:00:00.000Z',
          contact: { phone: '512', url: 'https://corner.example' },
        },
      ],
    ])
  })

  it('is read before our ID property exists', async () => {
    answer = () => ({
      status: 400,
      body: { category: 'VALIDATION_ERROR', errors: [{ code: 'PROPERTY_DOESNT_EXIST' }] },
    })
    expect(await hubspotConnector(address, 'pat-1').pull([businessId(1)])).toEqual(new Map())
  })

  it('gets an order before any business', async () => {
    answer = (request) =>
      request.url.includes('companies/batch/read')
        ? { status: 400, body: { category: 'VALIDATION_ERROR', errors: [{ code: 'PROPERTY_DOESNT_EXIST' }] } }
        : upserted(request)
    expect(await hubspotConnector(address, 'pat-1').push([order])).toMatchObject([{ isOk: true, external_id: '900' }])
  })

  it.each([
    [401, true],
    [403, true],
    [429, false],
    [502, false],
  ])('that answers %i fails as a whole', async (status, isRefusedToken) => {
    answer = () => ({ status, body: { message: 'no' } })
    const failure = await failureOf(hubspotConnector(address, 'pat-1').push([business(1)]))
    expect(failure).toBeInstanceOf(CrmFailure)
    expect(failure).toMatchObject({ httpStatus: status, isRefusedToken })
  })

  it("doesn't follow a redirect, which could send the token to another host", async () => {
    answer = ({ url }) => ({ status: 307, body: {}, location: `${address}/elsewhere${url}` })
    const failure = await failureOf(hubspotConnector(address, 'pat-1').push([business(1)]))
    expect(failure).toMatchObject({ httpStatus: null })
    expect(requests).toHaveLength(1)
  })

  it("reports that it can't be reached, without the token", async () => {
    const failure = await failureOf(hubspotConnector('http://127.0.0.1:9', 'pat-1').push([business(1)]))
    expect(failure).toMatchObject({ httpStatus: null, message: "HubSpot can't be reached." })
  })
})

describe('Salesforce', () => {
  const connector = () => salesforceConnector(address, 'session-1')

  it('gets businesses as accounts, and returns a result for each', async () => {
    answer = () => ({
      status: 200,
      body: [
        { success: true, id: '001A', created: true, errors: [] },
        { success: true, id: '001B', created: false, errors: [] },
        { success: false, errors: [{ statusCode: 'X', errorCode: 'REQUIRED_FIELD_MISSING', message: 'Name' }] },
      ],
    })
    const results = await connector().push([business(1), business(2), business(3)])
    expect(results).toEqual([
      { isOk: true, isNew: true, external_id: '001A', http_status: 201, excerpt: null },
      { isOk: true, isNew: false, external_id: '001B', http_status: 200, excerpt: null },
      { isOk: false, isNew: false, external_id: null, http_status: 400, excerpt: 'REQUIRED_FIELD_MISSING: Name' },
    ])
    expect(requests).toMatchObject([
      {
        method: 'PATCH',
        url: '/services/data/v62.0/composite/sobjects/Account/Partner_Dashboard_Id__c',
        token: 'Bearer session-1',
        body: { allOrNone: false },
      },
    ])
    expect(sent('records')[0]).toMatchObject({
      Name: 'Corner Kitchen',
      BillingCity: 'Austin',
      Partner_Dashboard_Id__c: businessId(1),
    })
  })

  it('gets an order as an opportunity of its account', async () => {
    answer = () => ({ status: 200, body: [{ success: true, id: '006A', created: true, errors: [] }] })
    await connector().push([order])
    expect(sent('records')[0]).toMatchObject({
      Name: 'Order PO-7',
      Amount: 1250.5,
      StageName: 'Closed Won',
      CloseDate: '2026-11-21',
      Account: { Partner_Dashboard_Id__c: businessId(1) },
    })
  })

  it('gets an order whose account it misses', async () => {
    const message = `Foreign key external ID: ${businessId(1)} not found for field Partner_Dashboard_Id__c in entity Account`
    answer = ({ body }) => {
      const [record] = body.records as Record<string, unknown>[]
      return {
        status: 200,
        body: [
          record?.Account === undefined
            ? { success: true, id: '006A', created: true, errors: [] }
            : { success: false, errors: [{ errorCode: 'INVALID_FIELD', message }] },
        ],
      }
    }
    expect(await connector().push([order])).toMatchObject([{ isOk: true, external_id: '006A' }])
    expect(requests).toHaveLength(2)
  })

  it('gets values within the limits of its fields', async () => {
    answer = () => ({ status: 200, body: [{ success: true, id: '001A', created: true, errors: [] }] })
    const address = {
      address_line1: '1 Main St',
      city: 'Y'.repeat(64),
      state: 'TX',
      postal_code: '78701',
      country: 'US',
    }
    await connector().push([{ ...business(1), url: `https://corner.example/${'a'.repeat(300)}`, address }])
    expect(sent<object>('records')[0]).toMatchObject({ BillingCity: 'Y'.repeat(40) })
    // A shortened address leads elsewhere.
    expect(sent<object>('records')[0]).not.toHaveProperty('Website')
  })

  it('is read by our IDs', async () => {
    const record = {
      Id: '001A',
      Partner_Dashboard_Id__c: businessId(1),
      Phone: '512',
      Website: null,
      LastModifiedDate: '2026-11-20T10:00:00.000+0000',
    }
    answer = () => ({ status: 200, body: { totalSize: 1, done: true, records: [record] } })
    const found = await connector().pull([businessId(1), businessId(2)])
    expect(found.get(businessId(1))).toEqual({
      external_id: '001A',
      updated_at: '2026-11-20T10:00:00.000Z',
      contact: { phone: '512', url: null },
    })
    expect(requests[0]?.url.replaceAll('+', ' ')).toContain(`IN ('${businessId(1)}', '${businessId(2)}')`)
  })

  it('fails completely when its session has ended', async () => {
    answer = () => ({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired' }] })
    expect(await failureOf(connector().push([business(1)]))).toMatchObject({ httpStatus: 401, isRefusedToken: true })
  })

  it.each([
    [403, 'REQUEST_LIMIT_EXCEEDED', 400],
    [403, 'INSUFFICIENT_ACCESS', 401],
    [503, 'SERVER_UNAVAILABLE', 503],
  ])('maps %i with %s to %i', async (status, errorCode, httpStatus) => {
    answer = () => ({ status, body: [{ errorCode, message: 'no' }] })
    expect(await failureOf(connector().push([business(1)]))).toMatchObject({ httpStatus })
  })

  it("fails with the status of a response that isn't Salesforce's", async () => {
    answer = () => ({ status: 502, body: 'Bad gateway' })
    expect(await failureOf(connector().push([business(1)]))).toMatchObject({ httpStatus: 502 })
  })

  it('gets at most 200 records in one request', async () => {
    answer = ({ body }) => ({
      status: 200,
      body: (body.records as unknown[]).map((_, index) => ({ success: true, id: `001${index}`, created: true })),
    })
    const results = await connector().push(Array.from({ length: 201 }, () => business(1)))
    expect(results).toHaveLength(201)
    expect(requests.map(({ body }) => (body.records as unknown[]).length)).toEqual([200, 1])
  })

  it("reports that it can't be reached", async () => {
    const failure = await failureOf(salesforceConnector('http://127.0.0.1:9', 'session-1').push([business(1)]))
    expect(failure).toMatchObject({ httpStatus: null, message: "Salesforce can't be reached." })
  })
})
