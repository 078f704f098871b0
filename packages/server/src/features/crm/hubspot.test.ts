import { describe, expect, it } from 'vitest'
import {
  type Answer,
  business,
  businessId,
  failureOf,
  order,
  type VendorRequest,
  withVendor,
} from '../../testing/withVendor'
import { CrmFailure } from './connector'
import { hubspotConnector } from './hubspot'

const vendor = withVendor()

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
    vendor.answer = upserted
    const results = await hubspotConnector(vendor.address, 'pat-1').push([business(1), business(2)])
    expect(results).toEqual(
      ['900', '901'].map((external_id) => ({ isOk: true, isNew: true, external_id, http_status: 200, excerpt: null })),
    )
    expect(vendor.requests).toMatchObject([
      { method: 'POST', url: '/crm/v3/objects/companies/batch/upsert', token: 'Bearer pat-1' },
    ])
    const [first] = vendor.sent<Input>('inputs')
    expect(first).toEqual({
      id: businessId(1),
      idProperty: 'partner_dashboard_id',
      properties: {
        name: 'Corner Kitchen',
        phone: '5125550123',
        address: '1 Main St',
        address2: '',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        country: 'US',
        partner_dashboard_id: businessId(1),
      },
    })
  })

  it("gets both lines of a business's street", async () => {
    vendor.answer = upserted
    const address = { address_line1: '1 Main St', address_line2: 'Suite 200' }
    await hubspotConnector(vendor.address, 'pat-1').push([{ ...business(1), address }])
    expect(vendor.sent<Input>('inputs')[0]?.properties).toMatchObject({ address: '1 Main St', address2: 'Suite 200' })
  })

  it('keeps its own address of a business without one', async () => {
    vendor.answer = upserted
    await hubspotConnector(vendor.address, 'pat-1').push([{ ...business(1), address: null }])
    expect(Object.keys(vendor.sent<Input>('inputs')[0]?.properties ?? {})).not.toContain('address2')
  })

  it("gets our ID property if it's missing", async () => {
    let hasProperty = false
    vendor.answer = (request) => {
      if (request.url.startsWith('/crm/v3/properties/companies')) {
        hasProperty = true
        return { status: 201, body: { name: 'partner_dashboard_id' } }
      }
      if (hasProperty) return upserted(request)
      return { status: 400, body: { category: 'VALIDATION_ERROR', errors: [{ code: 'PROPERTY_DOESNT_EXIST' }] } }
    }
    expect(await hubspotConnector(vendor.address, 'pat-1').push([business(1)])).toMatchObject([{ isOk: true }])
    expect(vendor.requests[1]?.body).toMatchObject({ name: 'partner_dashboard_id', hasUniqueValue: true })
  })

  it('rejects one business without the others', async () => {
    vendor.answer = (request) => {
      const inputs = request.body.inputs as Input[]
      return inputs.some(({ id }) => id === businessId(2))
        ? { status: 400, body: { message: 'Property values were not valid' } }
        : upserted(request)
    }
    const results = await hubspotConnector(vendor.address, 'pat-1').push([business(1), business(2), business(3)])
    expect(results.map(({ isOk, http_status }) => [isOk, http_status])).toEqual([
      [true, 200],
      [false, 400],
      [true, 200],
    ])
    expect(results[1]?.excerpt).toContain('Property values were not valid')
  })

  it('gets an order as a deal of its business', async () => {
    vendor.answer = (request) => {
      if (request.url.includes('companies/batch/read')) {
        return { status: 200, body: { status: 'COMPLETE', results: [{ id: '77', properties: {} }] } }
      }
      return request.url.includes('/associations/') ? { status: 200, body: { results: [] } } : upserted(request)
    }
    expect(await hubspotConnector(vendor.address, 'pat-1').push([order])).toMatchObject([
      { isOk: true, external_id: '900' },
    ])
    expect(vendor.sent<Input>('inputs')[0]?.properties).toMatchObject({
      dealname: 'Order PO-7',
      amount: '1250.5',
      dealstage: 'closedwon',
    })
    expect(vendor.requests[2]).toMatchObject({
      method: 'PUT',
      url: '/crm/v4/objects/deals/900/associations/default/companies/77',
    })
  })

  it('is read by our IDs', async () => {
    const properties = { partner_dashboard_id: businessId(1), phone: '512', website: 'https://corner.example' }
    vendor.answer = () => ({
      status: 200,
      body: { results: [{ id: '77', properties, updatedAt: '2026-11-20T10:00:00Z' }] },
    })
    const found = await hubspotConnector(vendor.address, 'pat-1').pull([businessId(1), businessId(2)])
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
    vendor.answer = () => ({
      status: 400,
      body: { category: 'VALIDATION_ERROR', errors: [{ code: 'PROPERTY_DOESNT_EXIST' }] },
    })
    expect(await hubspotConnector(vendor.address, 'pat-1').pull([businessId(1)])).toEqual(new Map())
  })

  it('gets an order before any business', async () => {
    vendor.answer = (request) =>
      request.url.includes('companies/batch/read')
        ? { status: 400, body: { category: 'VALIDATION_ERROR', errors: [{ code: 'PROPERTY_DOESNT_EXIST' }] } }
        : upserted(request)
    expect(await hubspotConnector(vendor.address, 'pat-1').push([order])).toMatchObject([
      { isOk: true, external_id: '900' },
    ])
  })

  it.each([
    [401, true],
    [403, true],
    [429, false],
    [502, false],
  ])('that answers %i fails as a whole', async (status, isRefusedToken) => {
    vendor.answer = () => ({ status, body: { message: 'no' } })
    const failure = await failureOf(hubspotConnector(vendor.address, 'pat-1').push([business(1)]))
    expect(failure).toBeInstanceOf(CrmFailure)
    expect(failure).toMatchObject({ httpStatus: status, isRefusedToken })
  })

  it("doesn't follow a redirect, which could send the token to another host", async () => {
    vendor.answer = ({ url }) => ({ status: 307, body: {}, location: `${vendor.address}/elsewhere${url}` })
    const failure = await failureOf(hubspotConnector(vendor.address, 'pat-1').push([business(1)]))
    expect(failure).toMatchObject({ httpStatus: null })
    expect(vendor.requests).toHaveLength(1)
  })

  it("reports that it can't be reached, without the token", async () => {
    const failure = await failureOf(hubspotConnector('http://127.0.0.1:9', 'pat-1').push([business(1)]))
    expect(failure).toMatchObject({ httpStatus: null, message: "HubSpot can't be reached." })
  })
})
