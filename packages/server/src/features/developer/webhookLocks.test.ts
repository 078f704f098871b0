import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { webhookStore } from '../../domain/developer/webhookStore'
import type { Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { partnerPlans } from '../../seed/partners'
import { engine } from '../../testing/testDatabase'
import { withWebhooks } from '../../testing/withWebhooks'

const { test, send, endpointAt, infoOf, read } = withWebhooks()
const scope: PartnerScope = { partnerId: partnerPlans[0]?.id ?? '', mode: 'prod' }
const uuidOf = ({ id }: { id: string }) => id.slice(-36)

/** Waits until a statement waits for a lock. */
const blocked = () =>
  expect
    .poll(async () => {
      const waiting = await test.database.query(
        sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return waiting.length
    })
    .toBe(1)

/** Starts the second part in the open transaction of the first one, which ends once the second waits. */
async function overlap<Result>(
  first: (tx: Queryable) => Promise<unknown>,
  second: () => Promise<Result>,
  last?: (tx: Queryable) => Promise<unknown>,
): Promise<Result> {
  let waiting: Promise<Result> | undefined
  await test.database.transaction(async (tx) => {
    await first(tx)
    waiting = second()
    await blocked()
    await last?.(tx)
  })
  return (await waiting) as Result
}

/** Saves an attempt like a job. */
async function attempt(tx: Queryable, event_id: string, endpoint_id: string, status: 'success' | 'failed') {
  await endDelivery(tx, event_id, endpoint_id, status)
  await refresh(tx, event_id, endpoint_id)
}

async function endDelivery(tx: Queryable, event_id: string, endpoint_id: string, status: 'success' | 'failed') {
  const store = webhookStore(tx, scope)
  await store.addAttempt({
    id: randomUUID(),
    event_id,
    endpoint_id,
    url: 'https://example.test',
    status,
    response_status_code: 200,
    response_body: null,
    duration_ms: 1,
    request_headers: {},
    trigger: 'scheduled',
    error_kind: null,
    attempted_at: test.now().toISOString(),
    next_attempt_at: null,
  })
  await tx.query(
    sql`UPDATE webhook_deliveries SET status = ${status}, next_attempt_at = NULL WHERE event_id = ${event_id} AND endpoint_id = ${endpoint_id}`,
  )
}

async function refresh(tx: Queryable, event_id: string, endpoint_id: string) {
  await webhookStore(tx, scope).refreshEvent(event_id)
  await webhookStore(tx, scope).refreshHealth(endpoint_id)
}

describe.runIf(engine === 'postgres')('attempts that end together', () => {
  it('to two endpoints complete their event', async () => {
    const { endpoint: one } = await endpointAt('/one')
    const { endpoint: other } = await endpointAt('/other')
    const event = (await send('POST', `/webhook_endpoints/${one.id}/test`)).json()
    await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: other.id })
    await overlap(
      (tx) => attempt(tx, uuidOf(event), uuidOf(one), 'success'),
      () => test.database.transaction((tx) => attempt(tx, uuidOf(event), uuidOf(other), 'success')),
    )
    expect(await infoOf(event)).toMatchObject({
      event: { status: 'success', attempts_count: 2, next_attempt_at: null },
      deliveries: [{ status: 'success' }, { status: 'success' }],
    })
  })

  it('to one endpoint all count for its health', async () => {
    const { endpoint } = await endpointAt('/failing')
    const ping = async () => uuidOf((await send('POST', `/webhook_endpoints/${endpoint.id}/test`)).json())
    const [first, second, third] = [await ping(), await ping(), await ping()]
    await test.database.transaction((tx) => attempt(tx, first, uuidOf(endpoint), 'failed'))
    await overlap(
      (tx) => attempt(tx, second, uuidOf(endpoint), 'failed'),
      () => test.database.transaction((tx) => attempt(tx, third, uuidOf(endpoint), 'failed')),
    )
    expect((await read(`/webhook_endpoints/${endpoint.id}`)).health).toBe('unhealthy')
  })
})

describe.runIf(engine === 'postgres')('an attempt that ends', () => {
  const begin = async () => {
    const [{ endpoint: one }, { endpoint: other }] = [await endpointAt('/one'), await endpointAt('/other')]
    const event = (await send('POST', `/webhook_endpoints/${one.id}/test`)).json()
    await send('POST', '/webhook_logs/resend_event', { event_id: event.id, endpoint_id: other.id })
    return { event, other }
  }

  it("doesn't deadlock with the deletion of its endpoint", async () => {
    const { event, other } = await begin()
    const deleted = await overlap(
      (tx) => endDelivery(tx, uuidOf(event), uuidOf(other), 'failed'),
      () => send('DELETE', `/webhook_endpoints/${other.id}`),
      (tx) => refresh(tx, uuidOf(event), uuidOf(other)),
    )
    expect(deleted.statusCode, deleted.body).toBe(204)
  })

  it("doesn't deadlock with a resend to all endpoints", async () => {
    const { event, other } = await begin()
    const resent = await overlap(
      (tx) => endDelivery(tx, uuidOf(event), uuidOf(other), 'failed'),
      () => send('POST', '/webhook_logs/resend_event', { event_id: event.id }),
      (tx) => refresh(tx, uuidOf(event), uuidOf(other)),
    )
    expect(resent.statusCode, resent.body).toBe(202)
  })
})
