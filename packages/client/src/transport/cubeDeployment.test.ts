import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cubeMeta, cubeResult } from '../queries/analytics'
import { type Api, createApi } from './api'

const query = { measures: ['offers.count'], dimensions: ['offers.campaign_type'] }
const rows = [{ 'offers.campaign_type': 'standard', 'offers.count': '3' }]

interface Heard {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: unknown
}

/** A Cube deployment (https://cube.dev/docs/product/apis-integrations/rest-api) and the dashboard's server. */
const heard: Heard[] = []
let waits = 1
let api: Api

const cube = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  heard.push({
    method: request.method,
    url: request.url,
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  })
  answer(request, response)
})
const port = () => (cube.address() as AddressInfo).port
const origin = () => `http://127.0.0.1:${port()}`
/** Another origin on the same machine. */
const elsewhere = () => `http://localhost:${port()}`
let service: () => string = elsewhere

function answer({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  const say = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
  }
  if (url === '/api/analytics/query_token') {
    return say(200, { token: 'of-cube', api_url: `${service()}/cubejs-api/v1`, expires_at: '2026-11-21T12:15:00Z' })
  }
  if (headers.authorization !== 'Bearer of-cube') return say(403, { error: 'Authorization header isn’t set' })
  if (url === '/cubejs-api/v1/meta') return say(200, { cubes: [{ name: 'offers' }] })
  if (waits > 0) {
    waits -= 1
    return say(200, { error: 'Continue wait', stage: 'Executing query', timeElapsed: 1 })
  }
  // Differs from our server in optional fields.
  return say(200, {
    query,
    lastRefreshTime: '2026-11-21T11:58:00.000Z',
    data: [null, ...rows],
    annotation: {},
    dataSource: 'default',
  })
}

beforeAll(async () => {
  await new Promise<void>((resolve) => cube.listen(0, resolve))
  api = createApi({
    baseUrl: `${origin()}/api`,
    scope: { partnerId: 'a', mode: 'sandbox' },
    userId: 'user_1',
    accessToken: async () => 'of-the-session',
  })
})
afterAll(() => new Promise((resolve) => cube.close(resolve)))

it('is queried like our server, and polled on request', async () => {
  const client = new QueryClient()
  expect(await client.fetchQuery(cubeResult(api, query))).toMatchObject({ data: rows })
  expect(await client.fetchQuery(cubeMeta(api))).toEqual([{ name: 'offers' }])
  expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/analytics/query_token',
    'POST /cubejs-api/v1/load',
    'POST /cubejs-api/v1/load',
    'GET /cubejs-api/v1/meta',
  ])
  const [, load] = heard
  expect(load?.body).toEqual({ query })
  // Session and scope aren't sent to another service.
  expect(Object.keys(load?.headers ?? {}).filter((name) => /dashboard|idempotency|cookie/.test(name))).toEqual([])
  expect(JSON.stringify(load)).not.toContain('of-the-session')
})

it("gets the scope if it's our own server", async () => {
  service = origin
  heard.length = 0
  const client = new QueryClient()
  await client.fetchQuery(cubeResult(api, query))
  await client.fetchQuery(cubeMeta(api))
  const calls = heard.filter(({ url }) => url?.startsWith('/cubejs-api'))
  expect(calls).toHaveLength(2)
  for (const { headers } of calls) {
    expect(headers).toMatchObject({ 'dashboard-partner': 'partner_a', 'dashboard-sandbox': '1' })
    expect(headers.authorization).toBe('Bearer of-cube')
  }
})
