import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { latestApiVersion } from '../../platform/apiVersions'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, callAs, callWithKey, withApp } from '../../testing/testApp'

const test = withApp()
let mine: Call
let live: Call

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  live = await callWithKey(test, 'harvest-pos', 'prod')
})

describe('an unknown field or parameter', () => {
  it.each([
    ['PATCH', '/persons/nope', { passport: 'P-PLAIN' }],
    ['POST', '/persons', { first_name: 'Ana\0', passport: 'P-PLAIN' }],
    ['POST', '/persons', { first_name: { passport: 'P-PLAIN' } }],
    ['POST', '/persons', 'P-PLAIN'],
    ['POST', '/persons?passport=P-PLAIN', { first_name: 1 }],
    ['GET', '/persons/nope?passport=P-PLAIN', undefined],
  ] as const)("isn't in the log, whatever else is wrong: %s %s", async (method, url, payload) => {
    const answer = await live(url, {
      ...{ method, headers: { 'content-type': 'application/json' } },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    const logged = await test.database.query<{ query: string; request_body: unknown }>(
      sql`SELECT query, request_body FROM api_requests WHERE request_id = ${answer.headers['request-id']}`,
    )
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toContain('P-PLAIN')
  })
})

describe('the headers in the log', () => {
  it('help debug a request and contain no credentials', async () => {
    const credentials = {
      'x-api-key': 'k1',
      'proxy-authorization': 'Basic k2',
      'x-amz-security-token': 'k3',
      referer: 'https://k4',
    }
    const requestHeaders = { ...credentials, 'idempotency-key': randomUUID(), 'api-version': latestApiVersion }
    const response = await live('/persons', {
      method: 'POST',
      payload: { first_name: 'Hedda' },
      headers: requestHeaders,
    })
    // The log is written after the response.
    const readLog = async (): Promise<{ id: string } | undefined> =>
      (await mine('/logs/api_request?method=POST&path=persons'))
        .json()
        .results.find((call: { request_id: string }) => call.request_id === response.headers['request-id'])
    await expect.poll(readLog).toBeDefined()
    const { request_headers } = (await mine(`/logs/api_request/${(await readLog())?.id}`)).json()
    expect(Object.keys(request_headers)).toEqual(
      expect.arrayContaining(['api-version', 'content-type', 'idempotency-key']),
    )
    for (const name of Object.keys(credentials)) expect(request_headers).not.toHaveProperty(name)
  })
})

describe('a request that no operation serves', () => {
  it.each([
    ['GET', '/busineses?email=ana@x.example', 404, 'no_such_path'],
    ['POST', '/businesses/search/all', 404, 'no_such_path'],
    ['DELETE', '/persons', 405, 'method_not_allowed'],
  ] as const)('is in the log, with the headers of every response: %s %s', async (method, url, status, code) => {
    const response = await live(url, { method, ...(method === 'POST' && { payload: { name: 'Ana' } }) })
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(response.headers).toMatchObject({ 'api-version': latestApiVersion, 'ratelimit-limit': '60000' })
    const logged = await test.database.query(
      sql`SELECT method, path, status_code, error_code FROM api_requests WHERE request_id = ${response.headers['request-id']}`,
    )
    const path = `/api/v1${url.split('?')[0]}`
    expect(logged).toEqual([{ method, path, status_code: status, error_code: code }])
  })

  it('requires a key', async () => {
    for (const [method, url] of [
      ['GET', '/api/v1/busineses'],
      ['DELETE', '/api/v1/persons'],
    ] as const)
      expect((await test.app.inject({ method, url })).statusCode).toBe(401)
  })
})

describe('an ID in the query', () => {
  it('finds the request', async () => {
    const id = `business_${randomUUID()}`
    expect((await live(`/orders?business_id=${id}`)).json().results).toEqual([])
    const { results } = (await mine(`/logs/api_request?object_id=${id}`)).json()
    expect(results).toMatchObject([{ path: '/api/v1/orders', query: `business_id=${id}` }])
  })
})

describe("a request with text that the database can't store", () => {
  it.each([
    ['NUL', String.raw`{"first_name":"refused-nul \u0000"}`],
    ['half a surrogate pair', String.raw`{"first_name":"refused-half \ud800"}`],
    ['NUL in a name', String.raw`{"refused\u0000name":"x"}`],
    ['300 levels of lists', `{"first_name":${'['.repeat(300)}${']'.repeat(300)}}`],
  ])('is in the log: %s', async (_, payload) => {
    const logged = async () =>
      (await mine('/logs/api_request?method=POST&status_class=4XX&page_size=100')).json().results
    const before = (await logged()).map(({ id }: { id: string }) => id)
    const response = await live('/persons', {
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(422)
    const added = (await logged()).filter(({ id }: { id: string }) => !before.includes(id))
    expect(added).toMatchObject([{ path: '/api/v1/persons', status_code: 422, error_code: response.json().code }])
  })
})
