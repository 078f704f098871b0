import { describe, expect, it } from 'vitest'
import { ApiError } from '../transport/errors'
import { createClient } from './client'

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** A client whose requests get these responses in turn; an error is a lost connection. */
function clientOf(...responses: (Response | Error)[]) {
  const requests: Request[] = []
  const bodies: string[] = []
  const waits: number[] = []
  const client = createClient({
    apiKey: 'sk_test',
    baseUrl: 'http://api.test/api/v1',
    fetch: async (request) => {
      requests.push(request)
      bodies.push(await request.text())
      const response = responses[requests.length - 1]
      if (response instanceof Response) return response
      throw response ?? new Error('No response is left.')
    },
    retries: { sleep: async (ms) => void waits.push(ms), random: () => 1 },
  })
  return { client, requests, bodies, waits }
}

const business = {
  external_id: 'store-1',
  legal_name: 'Ortega Kitchens LLC',
  incorporation_type: 'llc',
  address: { address_line1: '600 Congress Ave', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' },
} as const

describe('the client of the public API', () => {
  it('throws at once without a key or URL, as with an unset environment variable', () => {
    expect(() => createClient({ apiKey: undefined, baseUrl: 'http://api.test' })).toThrow(
      'The apiKey of the client is missing.',
    )
    expect(() => createClient({ apiKey: 'k', baseUrl: '' })).toThrow('The baseUrl of the client is missing.')
  })

  it('sends the key, repeated query names and no idempotency key on reads', async () => {
    const { client, requests } = clientOf(json({ results: [], next: null, previous: null, start: 0 }))
    await client.get('/businesses', { params: { query: { status: ['funded', 'repaid'], page_size: 5 } } })
    const [request] = requests
    expect(request?.url).toBe('http://api.test/api/v1/businesses?status=funded&status=repaid&page_size=5')
    expect(request?.headers.get('authorization')).toBe('Bearer sk_test')
    expect(request?.headers.has('idempotency-key')).toBe(false)
  })

  it('sends the version it is created with', async () => {
    const requests: Request[] = []
    const send = async (request: Request) => {
      requests.push(request)
      return json({ results: [], next: null, previous: null, start: 0 })
    }
    const options = { apiKey: 'sk_test', baseUrl: 'http://api.test/api/v1', fetch: send }
    await createClient({ ...options, apiVersion: '2026-11-01' }).get('/businesses')
    await createClient(options).get('/businesses')
    expect(requests.map(({ headers }) => headers.get('api-version'))).toEqual(['2026-11-01', null])
  })

  it('repeats a change with the same body and idempotency key until it gets a response', async () => {
    const { client, requests, bodies, waits } = clientOf(
      new TypeError('fetch failed'),
      json({ code: 'database_unavailable' }, 503, { 'retry-after': '5' }),
      json({ id: 'business_1' }, 201),
    )
    expect(await client.post('/businesses', { body: business })).toEqual({ id: 'business_1' })
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(bodies).toEqual([JSON.stringify(business), JSON.stringify(business), JSON.stringify(business)])
    expect(waits).toEqual([500, 5000])
  })

  it("keeps the caller's idempotency key", async () => {
    const { client, requests } = clientOf(json({ id: 'business_1' }, 201))
    await client.post('/businesses', { body: business, headers: { 'Idempotency-Key': 'job-7' } })
    expect(requests[0]?.headers.get('idempotency-key')).toBe('job-7')
  })

  it('throws a typed error with the code, the parts and the request ID, without a retry', async () => {
    const errors = [{ in: 'body', pointer: '/ein', code: 'ein', detail: 'must have nine digits' }]
    const problem = { title: 'Invalid request', status: 422, code: 'ein', request_id: 'req-1', errors }
    const { client, requests } = clientOf(json(problem, 422))
    const error = await client.post('/businesses', { body: business }).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'invalid', status: 422, code: 'ein', requestId: 'req-1', parts: errors })
    expect(requests).toHaveLength(1)
  })

  it('fails after two retries, and immediately if the server requires a longer wait', async () => {
    const { client, requests } = clientOf(json({}, 500), json({}, 500), json({}, 500))
    await expect(client.get('/orders')).rejects.toMatchObject({ kind: 'server', status: 500 })
    expect(requests).toHaveLength(3)
    const limited = clientOf(json({ code: 'too_many_requests' }, 429, { 'retry-after': '45' }))
    await expect(limited.client.get('/orders')).rejects.toMatchObject({ kind: 'rateLimited', retryAfter: 45 })
    expect(limited.requests).toHaveLength(1)
  })

  it('distinguishes a lost connection from an aborted request', async () => {
    const lost = new TypeError('fetch failed')
    await expect(clientOf(lost, lost, lost).client.get('/orders')).rejects.toMatchObject({
      kind: 'offline',
      cause: lost,
    })
    const aborted = clientOf(new DOMException('Aborted', 'AbortError'))
    const signal = AbortSignal.abort()
    await expect(aborted.client.get('/orders', { signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(aborted.requests.length).toBeLessThanOrEqual(1)
  })

  it('repeats a request whose response was cut off', async () => {
    const lost = new TypeError('terminated')
    const cutOff = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(lost) }), {
        status: 201,
        headers: { 'content-type': 'application/json' },
      })
    const { client, requests } = clientOf(cutOff(), json({ id: 'business_1' }, 201))
    expect(await client.post('/businesses', { body: business })).toEqual({ id: 'business_1' })
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    await expect(clientOf(cutOff(), cutOff(), cutOff()).client.get('/orders')).rejects.toMatchObject({
      kind: 'offline',
      message: 'The connection failed before the response was complete.',
      cause: lost,
    })
  })

  it("throws the caller's own reason of an abort", async () => {
    const reason = new Error('The user left.')
    const { client } = clientOf(reason)
    await expect(client.get('/orders', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  it("doesn't report a request that can't be sent as a lost connection", async () => {
    const get = (apiKey: string, baseUrl: string) =>
      createClient({ apiKey, baseUrl, fetch: async () => json({}) }).get('/orders')
    await expect(get('sk_test', 'api.test/api/v1')).rejects.toBeInstanceOf(TypeError)
    await expect(get('sk_\ntest', 'http://api.test/api/v1')).rejects.toBeInstanceOf(TypeError)
  })

  it('iterates over all pages with the same filters until the caller stops', async () => {
    const page = (ids: string[], next: string | null) =>
      json({ results: ids.map((id) => ({ id })), next, previous: null, start: 0 })
    const { client, requests } = clientOf(page(['a', 'b'], 'c1'), page([], 'c2'), page(['c'], null))
    const ids: string[] = []
    for await (const { id } of client.iterate('/orders', { params: { query: { status: ['opened'] } } })) ids.push(id)
    expect(ids).toEqual(['a', 'b', 'c'])
    expect(requests.map(({ url }) => url.split('?')[1])).toEqual([
      'status=opened',
      'status=opened&cursor=c1',
      'status=opened&cursor=c2',
    ])
    const first = clientOf(page(['a'], 'c1'))
    for await (const row of first.client.iterate('/orders')) {
      expect(row.id).toBe('a')
      break
    }
    expect(first.requests).toHaveLength(1)
  })

  it('ends with an error if a list returns the same cursor again', async () => {
    const page = () => json({ results: [{ id: 'a' }], next: 'c1', previous: null, start: 0 })
    const { client } = clientOf(page(), page(), page())
    const ids: string[] = []
    const all = async () => {
      for await (const { id } of client.iterate('/orders')) ids.push(id)
    }
    await expect(all()).rejects.toThrow('returned the cursor of the request again')
    expect(ids).toEqual(['a'])
  })
})
