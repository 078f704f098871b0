import { describe, expect, it } from 'vitest'
import { business, businessId, failureOf, order, withVendor } from '../../testing/withVendor'
import { salesforceConnector } from './salesforce'

const vendor = withVendor()

describe('Salesforce', () => {
  const connector = () => salesforceConnector(vendor.address, 'session-1')

  it('gets businesses as accounts, and returns a result for each', async () => {
    vendor.answer = () => ({
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
    expect(vendor.requests).toMatchObject([
      {
        method: 'PATCH',
        url: '/services/data/v62.0/composite/sobjects/Account/Partner_Dashboard_Id__c',
        token: 'Bearer session-1',
        body: { allOrNone: false },
      },
    ])
    expect(vendor.sent('records')[0]).toMatchObject({
      Name: 'Corner Kitchen',
      BillingCity: 'Austin',
      Partner_Dashboard_Id__c: businessId(1),
    })
  })

  it('gets an order as an opportunity of its account', async () => {
    vendor.answer = () => ({ status: 200, body: [{ success: true, id: '006A', created: true, errors: [] }] })
    await connector().push([order])
    expect(vendor.sent('records')[0]).toMatchObject({
      Name: 'Order PO-7',
      Amount: 1250.5,
      StageName: 'Closed Won',
      CloseDate: '2026-11-21',
      Account: { Partner_Dashboard_Id__c: businessId(1) },
    })
  })

  it('gets an order whose account it misses', async () => {
    const message = `Foreign key external ID: ${businessId(1)} not found for field Partner_Dashboard_Id__c in entity Account`
    vendor.answer = ({ body }) => {
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
    expect(vendor.requests).toHaveLength(2)
  })

  it("gets both lines of a business's street", async () => {
    vendor.answer = () => ({ status: 200, body: [{ success: true, id: '001A', created: true, errors: [] }] })
    const address = { address_line1: '1 Main St', address_line2: 'Suite 200' }
    await connector().push([{ ...business(1), address }])
    expect(vendor.sent<object>('records')[0]).toMatchObject({ BillingStreet: '1 Main St\nSuite 200' })
  })

  it('gets values within the limits of its fields', async () => {
    vendor.answer = () => ({ status: 200, body: [{ success: true, id: '001A', created: true, errors: [] }] })
    const address = {
      address_line1: '1 Main St',
      city: 'Y'.repeat(64),
      state: 'TX',
      postal_code: '78701',
      country: 'US',
    }
    await connector().push([{ ...business(1), url: `https://corner.example/${'a'.repeat(300)}`, address }])
    expect(vendor.sent<object>('records')[0]).toMatchObject({ BillingCity: 'Y'.repeat(40) })
    // A shortened address leads elsewhere.
    expect(vendor.sent<object>('records')[0]).not.toHaveProperty('Website')
  })

  it('is read by our IDs', async () => {
    const record = {
      Id: '001A',
      Partner_Dashboard_Id__c: businessId(1),
      Phone: '512',
      Website: null,
      LastModifiedDate: '2026-11-20T10:00:00.000+0000',
    }
    vendor.answer = () => ({ status: 200, body: { totalSize: 1, done: true, records: [record] } })
    const found = await connector().pull([businessId(1), businessId(2)])
    expect(found.get(businessId(1))).toEqual({
      external_id: '001A',
      updated_at: '2026-11-20T10:00:00.000Z',
      contact: { phone: '512', url: null },
    })
    expect(vendor.requests[0]?.url.replaceAll('+', ' ')).toContain(`IN ('${businessId(1)}', '${businessId(2)}')`)
  })

  it('fails completely when its session has ended', async () => {
    vendor.answer = () => ({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired' }] })
    expect(await failureOf(connector().push([business(1)]))).toMatchObject({ httpStatus: 401, isRefusedToken: true })
  })

  it.each([
    [403, 'REQUEST_LIMIT_EXCEEDED', 400],
    [403, 'INSUFFICIENT_ACCESS', 401],
    [503, 'SERVER_UNAVAILABLE', 503],
  ])('maps %i with %s to %i', async (status, errorCode, httpStatus) => {
    vendor.answer = () => ({ status, body: [{ errorCode, message: 'no' }] })
    expect(await failureOf(connector().push([business(1)]))).toMatchObject({ httpStatus })
  })

  it("fails with the status of a response that isn't Salesforce's", async () => {
    vendor.answer = () => ({ status: 502, body: 'Bad gateway' })
    expect(await failureOf(connector().push([business(1)]))).toMatchObject({ httpStatus: 502 })
  })

  it('gets at most 200 records in one request', async () => {
    vendor.answer = ({ body }) => ({
      status: 200,
      body: (body.records as unknown[]).map((_, index) => ({ success: true, id: `001${index}`, created: true })),
    })
    const results = await connector().push(Array.from({ length: 201 }, () => business(1)))
    expect(results).toHaveLength(201)
    expect(vendor.requests.map(({ body }) => (body.records as unknown[]).length)).toEqual([200, 1])
  })

  it("reports that it can't be reached", async () => {
    const failure = await failureOf(salesforceConnector('http://127.0.0.1:9', 'session-1').push([business(1)]))
    expect(failure).toMatchObject({ httpStatus: null, message: "Salesforce can't be reached." })
  })
})
