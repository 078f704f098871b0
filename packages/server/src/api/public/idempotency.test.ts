import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Call, callWithKey, problemOf, withApp } from '../../testing/testApp'

const test = withApp()
let live: Call
let sandbox: Call

beforeAll(async () => {
  live = await callWithKey(test, 'harvest-pos', 'prod')
  sandbox = await callWithKey(test)
})

const send = (url: string, payload: object, headers: Record<string, string>, call = live) =>
  call(url, { method: 'POST', payload, headers })
const businessOf = (external_id: string) => ({
  external_id,
  legal_name: 'Ortega Kitchens LLC',
  incorporation_type: 'llc',
  address: { address_line1: '600 Congress Ave', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' },
})

describe('an idempotency key', () => {
  it('has one effect and returns the same response, also to concurrent requests', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const create = (external_id: string) => send('/businesses', businessOf(external_id), headers)
    const all = await Promise.all(Array.from({ length: 5 }, () => create('API-ONCE')))
    expect(all.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(all.map((response) => response.json().id)).size).toBe(1)
    expect(new Set(all.map(({ headers: { location } }) => location)).size).toBe(1)
    // Byte for byte, for clients that keep a checksum.
    expect((await create('API-ONCE')).body).toBe(all[0]?.body)
    const reversed = Object.fromEntries(Object.entries(businessOf('API-ONCE')).reverse())
    expect((await send('/businesses', reversed, headers)).body).toBe(all[0]?.body)
    expect((await live('/businesses?external_id=API-ONCE')).json().results).toHaveLength(1)
    expect(problemOf(await create('API-TWICE'))).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    // The same key of another partner is a different key.
    const other = await send('/businesses', businessOf('API-ONCE'), headers, sandbox)
    expect(other.statusCode).toBe(201)
    expect(
      problemOf(await send('/businesses', businessOf('API-3'), { 'idempotency-key': 'with blank' })),
    ).toMatchObject({
      status: 422,
      errors: [{ in: 'header', pointer: '/Idempotency-Key' }],
    })
  })

  it("doesn't store errors, so a fixed request can reuse it", async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const bad = await send('/persons', { first_name: 'A', last_name: 'Lopez' }, headers)
    expect(bad.statusCode).toBe(422)
    expect((await send('/persons', { first_name: 'Ana', last_name: 'Lopez' }, headers)).statusCode).toBe(201)
  })

  it('returns a secret the first time only', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { url: 'https://example.com/hooks', event_types: [] }
    const first = await send('/webhook_endpoints', body, headers)
    expect(first.json().secret).toMatch(/^whsec_/)
    const again = await send('/webhook_endpoints', body, headers)
    expect(again.json()).toEqual({ ...first.json(), secret: null })
  })
})
