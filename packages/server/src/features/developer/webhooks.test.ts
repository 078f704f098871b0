import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isBlocked, post as postOut } from '../../kernel/outbound'
import { demoAccounts } from '../../seed/demoAccounts'
import { type Call, lastingCallAs, problemOf, withApp } from '../../testing/testApp'

/** The receiver verifies with the official library. */
const test = withApp()
let mine: Call
let origin = ''

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

const received: Received[] = []
/** Response by path; 204 by default. */
const answers = new Map<string, { status: number; headers?: Record<string, string>; body?: string }>()

/** Runs before the response to a path. */
const meanwhile = new Map<string, () => Promise<void>>()

const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
  if (request.url === '/never') return
  await meanwhile.get(request.url ?? '')?.()
  const { status, headers = {}, body = '' } = answers.get(request.url ?? '') ?? { status: 204 }
  response.writeHead(status, headers).end(body)
})

beforeAll(async () => {
  for (const table of [
    sql`webhook_attempts`,
    sql`webhook_deliveries`,
    sql`webhook_events`,
    sql`webhook_endpoints`,
    sql`jobs`,
  ]) {
    await test.database.query(sql`DELETE FROM ${table}`)
  }
  mine = await lastingCallAs(test, demoAccounts.partner.email)
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(() => {
  received.length = 0
  answers.clear()
})

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  mine(url, { method, ...(payload ? { payload } : {}) })
const read = async (url: string) => (await mine(url)).json()
const forward = (milliseconds: number) => test.setNow(new Date(test.now().getTime() + milliseconds))
const [second, minute, hour] = [1000, 60_000, 3_600_000]

async function endpointAt(path: string, body: object = {}) {
  const made = await send('POST', '/webhook_endpoints', {
    url: `${origin}${path}`,
    event_types: ['processor_link.created'],
    ...body,
  })
  expect(made.statusCode, made.body).toBe(201)
  expect(made.headers.location).toBe(`/api/webhook_endpoints/${made.json().endpoint.id}`)
  return made.json() as { endpoint: { id: string; secret_last4: string }; secret: string }
}

/** Sends a test event and returns the received request. */
async function ping(endpoint: { id: string }) {
  const response = await send('POST', `/webhook_endpoints/${endpoint.id}/test`)
  expect(response.statusCode, response.body).toBe(202)
  await test.runJobs()
  return { event: response.json() as { id: string }, last: received.at(-1) as Received }
}

/** Verifies at the time of sending, because the library uses the system clock. */
function verify(secret: string, { headers, body }: Received): unknown {
  const now = Date.now
  Date.now = () => test.now().getTime()
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>)
  } finally {
    Date.now = now
  }
}

const infoOf = (event: { id: string }) => read(`/webhook_logs/event_info/${event.id}`)
const attemptsOf = async (event: { id: string }) =>
  (await read(`/webhook_logs/delivery_attempts?event_id=${event.id}`)).results

describe('a webhook', () => {
  it('is sent for real events with a verifiable signature', async () => {
    const { endpoint, secret } = await endpointAt('/orders', {
      event_types: ['order.created'],
      custom_headers: { 'X-Team': 'capital' },
    })
    expect(secret).toMatch(/^whsec_/)
    expect((await mine('/webhook_endpoints')).body).not.toContain(secret)
    const [{ id: business_id, currency }] = (await read('/partner_dashboard/businesses_page/businesses_table_rows'))
      .results
    const order = await send('POST', '/partner_dashboard/orders_tab/create_order', {
      business_id,
      external_id: 'WEBHOOK-1',
      currency: currency ?? 'USD',
      line_items: [{ description: 'Flour', quantity: 2, unit_amount: 10.5 }],
      terms: { type: 'net', days: 30 },
    })
    expect(order.statusCode, order.body).toBe(201)
    await test.runJobs()
    expect(received.map(({ path }) => path)).toEqual(['/orders'])
    const [one] = received as [Received]
    expect(verify(secret, one)).toMatchObject({ type: 'order.created', data: { id: order.json().id } })
    expect(one.headers).toMatchObject({ 'x-team': 'capital', 'content-type': 'application/json' })
    expect(() => verify(secret, { ...one, body: one.body.replace('order.created', 'order.crested') })).toThrow()

    const [event] = (await read('/webhook_logs/events?type=order.created')).results
    expect(event).toMatchObject({ status: 'success', attempts_count: 1 })
    expect(one.headers['webhook-id']).toBe(event.id)
    const [attempt] = await attemptsOf(event)
    expect(attempt).toMatchObject({
      status: 'success',
      response_status_code: 204,
      trigger: 'scheduled',
      error_kind: null,
    })
    expect(attempt.endpoint_id).toBe(endpoint.id)
    expect(JSON.stringify(attempt)).not.toContain('v1,')
  })

  it('is retried on the Standard Webhooks schedule, and fails after ten attempts', async () => {
    const { endpoint } = await endpointAt('/broken')
    answers.set('/broken', { status: 500, body: 'Out of order.' })
    const { event } = await ping(endpoint)
    const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
    for (const wait of waits) {
      const [delivery] = (await infoOf(event)).deliveries
      const after = Date.parse(delivery.next_attempt_at) - test.now().getTime()
      expect(after, `after ${delivery.attempts_count} attempts`).toBeGreaterThanOrEqual(wait)
      expect(after).toBeLessThanOrEqual(1.1 * wait)
      forward(after - 1)
      expect(await test.runJobs(), 'not a moment earlier').toBe(0)
      forward(1)
      await test.runJobs()
    }
    expect(received).toHaveLength(10)
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([event.id]))
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
    expect((await infoOf(event)).event).toMatchObject({ status: 'failed', attempts_count: 10, next_attempt_at: null })
    const [last, ...others] = await attemptsOf(event)
    expect(last).toMatchObject({ response_status_code: 500, response_body: 'Out of order.', error_kind: 'status' })
    // The test event was manual; its retries aren't.
    expect(last.trigger).toBe('scheduled')
    expect(others.at(-1).trigger).toBe('manual')
    forward(48 * hour)
    expect(await test.runJobs()).toBe(0)
    const { results } = await read('/webhook_endpoints')
    expect(results.find(({ id }: { id: string }) => id === endpoint.id).health).toBe('unhealthy')
    const notices = await test.database.query(
      sql`SELECT payload FROM notifications WHERE event_type = 'webhook_errors' AND created_at > ${new Date('2026-11-21T11:00:00Z').toISOString()}`,
    )
    expect(notices, 'an endpoint that keeps failing is reported once').toEqual([{ payload: { error_count: 1 } }])
  })

  it('respects Retry-After', async () => {
    const { endpoint } = await endpointAt('/busy')
    answers.set('/busy', { status: 429, headers: { 'retry-after': '3600' } })
    const { event } = await ping(endpoint)
    const [delivery] = (await infoOf(event)).deliveries
    expect(Date.parse(delivery.next_attempt_at) - test.now().getTime()).toBe(hour)
    expect((await send('DELETE', `/webhook_endpoints/${endpoint.id}`)).statusCode).toBe(204)
    expect((await infoOf(event)).event.status).toBe('cancelled')
    forward(hour)
    await test.runJobs()
    expect(received).toHaveLength(1)
  })

  it("doesn't follow redirects", async () => {
    const { endpoint } = await endpointAt('/moved')
    answers.set('/moved', { status: 302, headers: { location: `${origin}/elsewhere` } })
    const { event } = await ping(endpoint)
    expect(received.map(({ path }) => path)).toEqual(['/moved'])
    const [attempt] = await attemptsOf(event)
    expect(attempt).toMatchObject({ status: 'failed', response_status_code: 302, error_kind: 'redirect' })
    await send('DELETE', `/webhook_endpoints/${endpoint.id}`)
  })

  it('disables the endpoint at 410', async () => {
    const { endpoint } = await endpointAt('/gone')
    answers.set('/gone', { status: 410 })
    const { event } = await ping(endpoint)
    expect((await infoOf(event)).event).toMatchObject({ status: 'failed', next_attempt_at: null })
    const { results } = await read('/webhook_endpoints')
    expect(results.find(({ id }: { id: string }) => id === endpoint.id).status).toBe('disabled')
    expect(problemOf(await send('POST', `/webhook_endpoints/${endpoint.id}/test`)).code).toBe('endpoint_disabled')
  })

  it('shows the start of a long response', async () => {
    const { endpoint } = await endpointAt('/long')
    answers.set('/long', { status: 500, body: `Out of order. ${'x'.repeat(100_000)}` })
    const [attempt] = await attemptsOf((await ping(endpoint)).event)
    expect(attempt).toMatchObject({ response_status_code: 500, error_kind: 'status' })
    expect(attempt.response_body).toMatch(/^Out of order\. x{2000,2100}$/)
    await send('DELETE', `/webhook_endpoints/${endpoint.id}`)
  })

  it("is shown as sending during an attempt, without the claim's end as its next attempt", async () => {
    const { endpoint } = await endpointAt('/watched')
    const { event } = await ping(endpoint)
    let during: unknown
    meanwhile.set('/watched', async () => {
      during = await infoOf(event)
    })
    await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
    await test.runJobs()
    expect(during).toMatchObject({
      event: { status: 'sending', next_attempt_at: null },
      deliveries: [{ status: 'sending', attempts_count: 1, next_attempt_at: null }],
    })
    expect((await infoOf(event)).deliveries).toMatchObject([
      { status: 'success', attempts_count: 2, next_attempt_at: null },
    ])
    await send('DELETE', `/webhook_endpoints/${endpoint.id}`)
  })

  it('stops reading an endless response', async () => {
    const to = { headers: {}, body: '{}', egress: { allowsLoopback: true, privateHosts: new Set<string>() } }
    const slow = await postOut({ ...to, url: `${origin}/never`, timeoutMs: 100 })
    expect(slow).toMatchObject({ error: 'timeout', statusCode: null })
    const refused = await postOut({ ...to, url: 'http://127.0.0.1:1/', timeoutMs: 60_000 })
    expect(refused.error).toBe('connection')
  })
})

describe('a secret', () => {
  it('also signs for a day after a rotation', async () => {
    const { endpoint, secret: old } = await endpointAt('/rotated')
    const rotated = await send('POST', `/webhook_endpoints/${endpoint.id}/rotate_secret`)
    const { secret } = rotated.json()
    expect(secret).not.toBe(old)
    const { last: both } = await ping(endpoint)
    expect(verify(secret, both)).toMatchObject({ type: 'test.ping' })
    expect(verify(old, both)).toMatchObject({ type: 'test.ping' })
    forward(24 * hour - minute)
    expect(verify(old, (await ping(endpoint)).last)).toMatchObject({ type: 'test.ping' })
    forward(2 * minute)
    const { last: one } = await ping(endpoint)
    expect(verify(secret, one)).toMatchObject({ type: 'test.ping' })
    expect(() => verify(old, one)).toThrow()
  })
})

describe('a failed delivery', () => {
  it('is resent manually with the same ID', async () => {
    const { endpoint } = await endpointAt('/again')
    answers.set('/again', { status: 410 })
    const { event } = await ping(endpoint)
    answers.clear()
    expect((await send('PATCH', `/webhook_endpoints/${endpoint.id}`, { status: 'enabled' })).statusCode).toBe(200)
    const resent = await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
    expect(resent.statusCode, resent.body).toBe(202)
    await test.runJobs()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([event.id, event.id])
    expect((await infoOf(event)).event).toMatchObject({ status: 'success', attempts_count: 2 })
    const [last] = await attemptsOf(event)
    expect(last.trigger).toBe('manual')
  })

  it('is recovered since a time, with a count before and progress after', async () => {
    const { endpoint } = await endpointAt('/recovered')
    answers.set('/recovered', { status: 410 })
    const enable = () => send('PATCH', `/webhook_endpoints/${endpoint.id}`, { status: 'enabled' })
    for (let count = 0; count < 3; count += 1) {
      await ping(endpoint)
      await enable()
      if (count === 0) forward(hour)
    }
    answers.clear()
    received.length = 0
    const since = (hours: number) => new Date(test.now().getTime() - hours * hour).toISOString()
    const address = `/webhook_endpoints/${endpoint.id}/recover`
    expect(await read(`${address}?since=${since(0.5)}`)).toEqual({
      failed_count: 2,
      recovered_count: 0,
      waiting_count: 0,
    })
    expect(await read(`${address}?since=${since(2)}`)).toMatchObject({ failed_count: 3 })
    const started = await send('POST', address, { since: since(2) })
    expect(started.statusCode, started.body).toBe(202)
    expect(started.json()).toMatchObject({ failed_count: 3, recovered_count: 3, waiting_count: 3 })
    expect(await read(`${address}?since=${since(2)}`)).toMatchObject({ failed_count: 0, waiting_count: 3 })
    await test.runJobs()
    expect(received).toHaveLength(3)
    expect(await read(`${address}?since=${since(2)}`)).toEqual({
      failed_count: 0,
      recovered_count: 0,
      waiting_count: 0,
    })
    const old = await send('POST', address, { since: since(31 * 24) })
    expect(problemOf(old)).toMatchObject({ status: 422, errors: [{ pointer: '/since' }] })
  })

  it('is recovered while waiting for a retry, and after its endpoint was disabled', async () => {
    const { endpoint } = await endpointAt('/down')
    const since = test.now().toISOString()
    answers.set('/down', { status: 500 })
    const { event } = await ping(endpoint)
    await ping(endpoint)
    await send('PATCH', `/webhook_endpoints/${endpoint.id}`, { status: 'disabled' })
    forward(minute)
    await test.runJobs()
    expect((await infoOf(event)).event.status).toBe('cancelled')
    await send('PATCH', `/webhook_endpoints/${endpoint.id}`, { status: 'enabled' })
    const { event: third } = await ping(endpoint)
    const address = `/webhook_endpoints/${endpoint.id}/recover`
    const counted = () => read(`${address}?since=${since}`)
    expect(await counted()).toMatchObject({ failed_count: 3, waiting_count: 0 })

    // A delivery that fails again leaves the recovery and follows its schedule.
    expect((await send('POST', address, { since })).json()).toMatchObject({ recovered_count: 3, waiting_count: 3 })
    expect(await counted()).toMatchObject({ failed_count: 0, waiting_count: 3 })
    await test.runJobs()
    expect(await counted()).toMatchObject({ failed_count: 3, waiting_count: 0 })

    answers.clear()
    received.length = 0
    await send('POST', address, { since })
    await test.runJobs()
    expect(await counted()).toMatchObject({ failed_count: 0, waiting_count: 0 })
    expect(received).toHaveLength(3)
    expect((await infoOf(third)).event.status).toBe('success')
  })

  it("keeps one schedule however often it's resent", async () => {
    const { endpoint } = await endpointAt('/twice')
    answers.set('/twice', { status: 500 })
    const { event } = await ping(endpoint)
    for (let count = 0; count < 3; count += 1) {
      await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
      await test.runJobs()
    }
    expect(await attemptsOf(event)).toHaveLength(4)
    forward(10 * second)
    await test.runJobs()
    expect(await attemptsOf(event)).toHaveLength(5)
    await send('DELETE', `/webhook_endpoints/${endpoint.id}`)
  })
})

describe('an event type that does not exist', () => {
  it('is rejected with a pointer, when creating and updating an endpoint', async () => {
    const url = 'https://example.com/hooks'
    const body = { url, event_types: ['business.created', 'order.crested'] }
    expect(problemOf(await send('POST', '/webhook_endpoints', body))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/event_types/1', code: 'enum' }],
    })
    const { endpoint } = await endpointAt('/typed')
    const changed = await send('PATCH', `/webhook_endpoints/${endpoint.id}`, { event_types: ['order.crested'] })
    expect(changed.statusCode).toBe(422)
  })
})

describe('a private network', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://api.localhost:8080/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'ftp://example.com/',
    'https://user:secret@example.com/',
  ])('%s is no endpoint’s where others reach the server', async (url) => {
    test.config.allowsLoopback = false
    const refused = await send('POST', '/webhook_endpoints', { url, event_types: [] })
    test.config.allowsLoopback = true
    expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ pointer: '/url' }] })
  })

  it("isn't reached through a URL saved earlier", async () => {
    const { endpoint } = await endpointAt('/inside')
    test.config.allowsLoopback = false
    const { event } = await ping(endpoint)
    test.config.allowsLoopback = true
    expect(received).toEqual([])
    const [attempt] = await attemptsOf(event)
    expect(attempt).toMatchObject({ status: 'failed', error_kind: 'blocked', response_status_code: null })
  })

  it('is recognized in every notation', () => {
    for (const address of ['::ffff:7f00:1', '::ffff:10.0.0.1', '100.64.0.1', '0.0.0.0', '::', 'no address']) {
      expect(isBlocked(address, 'public'), address).toBe(true)
    }
    for (const address of ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']) {
      expect(isBlocked(address, 'public'), address).toBe(false)
    }
    expect(isBlocked('127.0.0.1', 'loopback')).toBe(false)
    expect(isBlocked('10.0.0.1', 'loopback')).toBe(true)
  })
})
