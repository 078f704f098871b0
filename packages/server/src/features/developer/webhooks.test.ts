import sql from 'sql-template-tag'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { post as postOut } from '../../kernel/outbound'
import { problemOf } from '../../testing/testApp'
import { type Received, withWebhooks } from '../../testing/withWebhooks'

const { test, receiverUrl, received, answers, meanwhile, send, read, forward, endpointAt, ping, infoOf, attemptsOf } =
  withWebhooks()
const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** Verifies with the official library, at the time of sending, because the library uses the system clock. */
function verify(secret: string, { headers, body }: Received): unknown {
  const now = Date.now
  Date.now = () => test.now().getTime()
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>)
  } finally {
    Date.now = now
  }
}

describe('a webhook', () => {
  it('is sent for real events with a verifiable signature', async () => {
    const { endpoint, secret } = await endpointAt('/orders', {
      event_types: ['order.created'],
      custom_headers: { 'X-Team': 'capital' },
    })
    expect(secret).toMatch(/^whsec_/)
    expect(JSON.stringify(await read('/webhook_endpoints'))).not.toContain(secret)
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
    answers.set('/moved', { status: 302, headers: { location: receiverUrl('/elsewhere') } })
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

  it('leaves an endpoint enabled if its old URL responds with 410 after the endpoint moved', async () => {
    const { endpoint } = await endpointAt('/moved')
    answers.set('/moved', { status: 410 })
    meanwhile.set('/moved', async () => {
      await send('PATCH', `/webhook_endpoints/${endpoint.id}`, { url: receiverUrl('/new') })
    })
    await ping(endpoint)
    expect((await read(`/webhook_endpoints/${endpoint.id}`)).status).toBe('enabled')
    await send('DELETE', `/webhook_endpoints/${endpoint.id}`)
  })

  it('counts every attempt and keeps the result of the latest request if it is resent during an attempt', async () => {
    const { endpoint } = await endpointAt('/overtaken')
    const { event } = await ping(endpoint)
    forward(second)
    let overtaking: Promise<unknown> | undefined
    meanwhile.set('/overtaken', async () => {
      meanwhile.delete('/overtaken')
      forward(second)
      await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
      answers.set('/overtaken', { status: 204 })
      overtaking = test.runJobs()
      await expect.poll(async () => (await attemptsOf(event)).length).toBe(2)
      answers.set('/overtaken', { status: 500 })
    })
    await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
    await test.runJobs()
    await overtaking
    expect((await attemptsOf(event)).map(({ status }: { status: string }) => status)).toEqual([
      'success',
      'failed',
      'success',
    ])
    expect(await infoOf(event)).toMatchObject({
      event: { status: 'success', attempts_count: 3, next_attempt_at: null },
      deliveries: [{ status: 'success', attempts_count: 3, next_attempt_at: null }],
    })
    await send('DELETE', `/webhook_endpoints/${endpoint.id}`)
  })

  it('is sent again right away if it is resent during an attempt that fails', async () => {
    const { endpoint } = await endpointAt('/resent')
    const { event } = await ping(endpoint)
    answers.set('/resent', { status: 500 })
    meanwhile.set('/resent', async () => {
      meanwhile.delete('/resent')
      forward(second)
      await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
    })
    await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
    await test.runJobs()
    expect(received).toHaveLength(3)
    await send('DELETE', `/webhook_endpoints/${endpoint.id}`)
  })

  it('fails and can be resent after repeated errors of the server', async () => {
    const { endpoint } = await endpointAt('/spoilt')
    const event = (await send('POST', `/webhook_endpoints/${endpoint.id}/test`)).json()
    const [kept] = await test.database.query<{ secret_sealed: string }>(
      sql`SELECT secret_sealed FROM webhook_endpoints WHERE url LIKE '%/spoilt'`,
    )
    await test.database.query(sql`UPDATE webhook_endpoints SET secret_sealed = 'spoilt' WHERE url LIKE '%/spoilt'`)
    const failures = () => test.log.filter((line) => line.includes('a job failed"')).length
    const before = failures()
    for (let count = 0; count < 8; count += 1) {
      expect((await infoOf(event)).event.status).toBe('pending')
      await test.runJobs()
      forward(1000 * 2 ** (count + 1))
    }
    expect(failures() - before).toBe(8)
    expect((await infoOf(event)).event).toMatchObject({ status: 'failed', attempts_count: 0, next_attempt_at: null })
    await test.database.query(
      sql`UPDATE webhook_endpoints SET secret_sealed = ${kept?.secret_sealed} WHERE url LIKE '%/spoilt'`,
    )
    await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: endpoint.id })
    await test.runJobs()
    expect((await infoOf(event)).event).toMatchObject({ status: 'success', attempts_count: 1 })
  })

  it('stops reading an endless response', async () => {
    const to = { headers: {}, body: '{}', egress: { allowsLoopback: true, privateHosts: new Set<string>() } }
    const slow = await postOut({ ...to, url: receiverUrl('/never'), timeoutMs: 100 })
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

  it('still signs after another rotation within the day', async () => {
    const { endpoint, secret: first } = await endpointAt('/rotated-again')
    const rotate = async () => (await send('POST', `/webhook_endpoints/${endpoint.id}/rotate_secret`)).json().secret
    const second = await rotate()
    forward(hour)
    const third = await rotate()
    forward(24 * hour - minute)
    const { last: all } = await ping(endpoint)
    for (const secret of [first, second, third]) expect(verify(secret, all)).toMatchObject({ type: 'test.ping' })
    forward(2 * minute)
    const fourth = await rotate()
    const { last } = await ping(endpoint)
    for (const secret of [third, fourth]) expect(verify(secret, last)).toMatchObject({ type: 'test.ping' })
    for (const secret of [first, second]) expect(() => verify(secret, last)).toThrow()
  })
})
