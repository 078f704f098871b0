import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import type { CrmFailure, CrmObject } from '../features/crm/connector'

export interface VendorRequest {
  method: string
  url: string
  token: string | undefined
  body: Record<string, unknown>
}

export type Answer = { status: number; body: unknown; location?: string }

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? {} : JSON.parse(text)
}

interface Vendor {
  /** URL of its API. */
  address: string
  requests: VendorRequest[]
  answer: (request: VendorRequest) => Answer
  /** Items of the first request. */
  sent: <Item>(name: 'inputs' | 'records') => Item[]
}

/** A CRM vendor's server that a test answers for. */
export function withVendor(): Vendor {
  let server: Server
  const vendor: Vendor = {
    address: '',
    requests: [],
    answer: () => ({ status: 500, body: {} }),
    sent: <Item>(name: 'inputs' | 'records') => (vendor.requests[0]?.body[name] ?? []) as Item[],
  }

  beforeEach(async () => {
    vendor.requests = []
    server = createServer(async (request, response) => {
      const one = {
        method: request.method ?? '',
        url: decodeURIComponent(request.url ?? ''),
        token: request.headers.authorization,
        body: await readBody(request),
      }
      vendor.requests.push(one)
      const { status, body, location } = vendor.answer(one)
      response
        .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
        .end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    vendor.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  return vendor
}

export const businessId = (n: number) => `business_00000000-0000-4000-8000-00000000000${n}`
export const business = (n: number): CrmObject => ({
  id: businessId(n),
  external_id: `E-${n}`,
  legal_name: 'Corner Kitchen LLC',
  dba_name: 'Corner Kitchen',
  phone: '5125550123',
  email: null,
  url: null,
  address: { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' },
})
export const order: CrmObject = {
  id: 'order_00000000-0000-4000-8000-000000000001',
  business_id: businessId(1),
  external_id: 'PO-7',
  status: 'finalized',
  total_amount: 1250.5,
  updated_at: '2026-11-21T12:00:00Z',
}

export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: CrmFailure) => error,
  )
