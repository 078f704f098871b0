import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { emit } from '../../kernel/events'
import { createWorker } from '../../kernel/worker'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'
import { syncJob } from './syncJob'
import { minutesRemaining, type SyncRecord } from './wire'

const test = withApp()
const idOf = (slug: string) => partnerPlans.find((partner) => partner.slug === slug)?.id ?? ''
const harvest = idOf('harvest-pos')
const scope = { partnerId: harvest, mode: 'prod' } as const

let mine: Call
let canadian: Call

beforeAll(async () => {
  // Removes the demo data.
  for (const table of [sql`crm_integrations`, sql`crm_events`, sql`crm_syncs`, sql`local_crm_records`]) {
    await test.database.query(sql`DELETE FROM ${table}`)
  }
  mine = await lastingCall(demoAccounts.partner.email)
  canadian = await callAs(test, demoAccounts.canadian.email)
})

/** Signs in again when the clock passes the session's end. */
async function lastingCall(email: string): Promise<Call> {
  let call = await callAs(test, email)
  return async (url, options) => {
    const response = await call(url, options)
    if (response.statusCode !== 401) return response
    call = await callAs(test, email)
    return call(url, options)
  }
}

interface Event {
  id: string
  status: string
  direction: string
  object_id: string
  external_id: string | null
  event_type: string
  attempts_count: number
  next_attempt_at: string | null
}

const post = (url: string, payload: object | undefined, call = mine) => call(url, { method: 'POST', payload })
/** Connects another CRM at a URL of the test. */
async function withHubspot(address: string, work: () => Promise<void>) {
  test.config.crmHubspotUrl = address
  try {
    await post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-1' })
    await work()
  } finally {
    test.config.crmHubspotUrl = undefined
    await connect()
  }
}

/** Starts a sync, after a clock step. */
async function run() {
  test.setNow(new Date(test.now().getTime() + 1000))
  return post('/crm/trigger_sync', undefined)
}
const integration = async (call = mine) => (await call('/crm/integration')).json()
const connect = async (vendor = 'demo') => expect((await post('/crm/integration', { vendor })).statusCode).toBe(200)
const disconnect = async () => expect((await mine('/crm/integration', { method: 'DELETE' })).statusCode).toBe(204)
const info = async (id: string) => (await mine(`/crm/event_info/${id}`)).json()
async function eventsOf(query: string): Promise<Event[]> {
  const response = await mine(`/crm/events?${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().results
}

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Emits a business event like any part of the server. */
async function happen(n: number, external_id = `E-${n}`): Promise<Event> {
  const data = { id: `business_${uuid(n)}`, external_id, legal_name: 'Corner Kitchen LLC' }
  await test.database.transaction((tx) => emit(tx, test.deps, scope, { type: 'business.updated', data }))
  const [event] = await eventsOf(`object_id=${data.id}`)
  if (!event) throw new Error('There is no event.')
  return event
}

const addBusinesses = (count: number, prefix: string, call = harvest) =>
  test.database.query(
    sql`INSERT INTO businesses (partner_id, mode, id, external_id, legal_name, incorporation_type, address_line1, city, region,
          postal_code, country, currency, created_at, updated_at)
        SELECT ${call}, 'prod', gen_random_uuid(), ${prefix} || n, 'Synced LLC', 'llc', '1 Main St', 'Austin', 'TX', '78701', 'US',
          'USD', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z' FROM generate_series(1, ${count}::int) n`,
  )
const removeBusinesses = (prefix: string) =>
  test.database.query(sql`DELETE FROM businesses WHERE external_id LIKE ${`${prefix}%`}`)
const countBusinesses = async () => (await mine('/partner_dashboard/businesses_page/count')).json().count as number
const failures = async () => {
  const rows = await test.database.query<{ count: number }>(
    sql`SELECT coalesce(sum((payload->>'error_count')::int), 0)::int AS count FROM notifications
        WHERE partner_id = ${harvest} AND event_type = 'crm_errors'`,
  )
  return rows[0]?.count ?? 0
}

describe('without a CRM', () => {
  it('everything is disabled', async () => {
    await disconnect()
    expect(await integration()).toEqual({
      vendor: null,
      status: 'disabled',
      sync_mode: 'push',
      sync_status: 'disabled',
      connected_at: null,
      last_synced_at: null,
    })
    expect((await mine('/crm/sync')).json()).toMatchObject({ id: null, status: 'disabled', progress: 0 })
  })

  it('nothing can be synced, set or sent', async () => {
    expect(problemOf(await post('/crm/trigger_sync', undefined))).toMatchObject({
      status: 409,
      code: 'crm_not_connected',
    })
    expect(problemOf(await post('/crm/sync', { sync_mode: 'pull' }))).toMatchObject({ code: 'crm_not_connected' })
    await connect()
    const event = await happen(1)
    await disconnect()
    expect(problemOf(await post('/crm/resend', { event_id: event.id }))).toMatchObject({ code: 'crm_not_connected' })
  })

  it('disconnecting again succeeds', async () => {
    await disconnect()
    await disconnect()
  })
})

describe('connecting', () => {
  it("is rejected for a vendor the server isn't configured for", async () => {
    expect(problemOf(await post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-1' }))).toMatchObject({
      status: 409,
      code: 'crm_not_configured',
    })
    expect((await integration()).vendor).toBeNull()
  })

  it("requires a vendor's token, which is stored encrypted and never returned", async () => {
    test.config.crmHubspotUrl = 'http://127.0.0.1:9'
    try {
      expect(problemOf(await post('/crm/integration', { vendor: 'hubspot' }))).toMatchObject({
        status: 422,
        errors: [{ pointer: '/access_token' }],
      })
      const connected = await post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-na1-hidden' })
      expect(connected.json()).toMatchObject({ vendor: 'hubspot', status: 'linked' })
      expect(connected.body).not.toContain('hidden')
      const rows = await test.database.query<{ token_sealed: string }>(sql`SELECT token_sealed FROM crm_integrations`)
      expect(rows[0]?.token_sealed).not.toContain('hidden')
      expect(test.deps.sealing.open(rows[0]?.token_sealed ?? '')).toBe('pat-na1-hidden')
      const audited = await test.database.query(sql`SELECT after FROM audit_events WHERE action = 'connectCrm'`)
      expect(JSON.stringify(audited)).not.toContain('hidden')
      expect(test.log.join('')).not.toContain('hidden')
    } finally {
      test.config.crmHubspotUrl = undefined
    }
  })

  it('another one cancels pending events of the previous one', async () => {
    const waiting = await happen(2)
    await connect()
    expect((await info(waiting.id)).event.status).toBe('cancelled')
    expect(await integration()).toMatchObject({
      vendor: 'demo',
      status: 'linked',
      sync_mode: 'push',
      sync_status: 'idle',
    })
  })

  it('belongs to one partner and mode', async () => {
    expect((await integration(canadian)).status).toBe('disabled')
    expect((await mine('/crm/integration', { headers: { 'dashboard-sandbox': '1' } })).json().status).toBe('disabled')
  })
})

describe('Push', () => {
  it('sends events and records the attempt', async () => {
    const event = await happen(3)
    expect(event).toMatchObject({ status: 'pending', attempts_count: 0, event_type: 'business.updated' })
    await test.runJobs()
    const { event: sent, payload, attempts } = await info(event.id)
    expect(sent).toMatchObject({
      vendor: 'demo',
      direction: 'push',
      status: 'success',
      external_id: 'demo-E-3',
      attempts_count: 1,
      next_attempt_at: null,
    })
    expect(payload).toMatchObject({ id: event.object_id, legal_name: 'Corner Kitchen LLC' })
    expect(attempts).toMatchObject([
      { event_id: event.id, n: 1, status: 'success', http_status: 201, trigger: 'scheduled' },
    ])
    const records = await test.database.query(
      sql`SELECT record FROM local_crm_records WHERE object_id = ${event.object_id}`,
    )
    expect(records).toMatchObject([{ record: { legal_name: 'Corner Kitchen LLC' } }])
  })

  it('retries a failed event ten times by the schedule, then notifies', async () => {
    const begin = test.now()
    const before = await failures()
    const event = await happen(4, 'CRMFAIL-4')
    const waits: number[] = []
    for (let n = 1; n <= 10; n += 1) {
      await test.runJobs()
      const { event: now } = await info(event.id)
      expect([n, now.attempts_count]).toEqual([n, n])
      if (n === 10) break
      expect(now.status).toBe('pending')
      waits.push((Date.parse(now.next_attempt_at) - test.now().getTime()) / 1000)
      expect(await failures()).toBe(before)
      // Nothing is sent before the time.
      test.setNow(new Date(Date.parse(now.next_attempt_at) - 1))
      await test.runJobs()
      test.setNow(new Date(now.next_attempt_at))
    }
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400])
    expect((await info(event.id)).event).toMatchObject({ status: 'failed', next_attempt_at: null })
    expect(await failures()).toBe(before + 1)
    await test.runJobs()
    expect((await info(event.id)).attempts).toHaveLength(10)

    const all = (await mine(`/crm/attempts?event_id=${event.id}`)).json().results
    expect(all.map(({ n }: { n: number }) => n)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(all[0]).toMatchObject({
      status: 'failed',
      http_status: 422,
      response_excerpt: expect.stringContaining('CRMFAIL'),
    })

    const resent = await post('/crm/resend', { event_id: event.id })
    expect([resent.statusCode, resent.json().status]).toEqual([202, 'pending'])
    await test.runJobs()
    expect(await info(event.id)).toMatchObject({
      event: { status: 'failed', attempts_count: 11 },
      attempts: [{ n: 11, trigger: 'manual' }, { n: 10, trigger: 'scheduled' }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    })
    expect(await failures()).toBe(before + 2)
    test.setNow(begin)
  })

  it('keeps the schedule of a pending event when resent manually', async () => {
    const event = await happen(5, 'CRMFAIL-5')
    await test.runJobs()
    const { event: waiting } = await info(event.id)
    expect((await post('/crm/resend', { event_id: event.id })).statusCode).toBe(202)
    // Resending twice has one effect.
    expect((await post('/crm/resend', { event_id: event.id })).statusCode).toBe(202)
    await test.runJobs()
    expect((await info(event.id)).event).toEqual({
      ...waiting,
      attempts_count: 2,
      last_attempt_at: test.now().toISOString().replace('.000Z', 'Z'),
    })
    test.setNow(new Date(waiting.next_attempt_at))
    await test.runJobs()
    expect((await info(event.id)).event).toMatchObject({ status: 'pending', attempts_count: 3 })
  })

  it('resends a delivered event', async () => {
    const event = await happen(6)
    await test.runJobs()
    await post('/crm/resend', { event_id: event.id })
    await test.runJobs()
    expect((await info(event.id)).event).toMatchObject({ status: 'success', attempts_count: 2 })
  })

  it("sends the object's latest data when an earlier event is retried or resent", async () => {
    const earlier = await happen(9, 'CRMFAIL-9')
    await test.runJobs()
    const { event: waiting } = await info(earlier.id)
    test.setNow(new Date(test.now().getTime() + 1000))
    await happen(9, 'E-9')
    await test.runJobs()
    const record = async () => {
      const [row] = await test.database.query(
        sql`SELECT record ->> 'external_id' AS external_id FROM local_crm_records WHERE object_id = ${earlier.object_id}`,
      )
      return row
    }
    expect(await record()).toEqual({ external_id: 'E-9' })
    test.setNow(new Date(waiting.next_attempt_at))
    await test.runJobs()
    expect((await info(earlier.id)).event).toMatchObject({ status: 'success', attempts_count: 2 })
    await post('/crm/resend', { event_id: earlier.id })
    await test.runJobs()
    expect((await info(earlier.id)).event).toMatchObject({ status: 'success', attempts_count: 3 })
    expect(await record()).toEqual({ external_id: 'E-9' })
  })

  it('continues after a worker crash', async () => {
    const event = await happen(7)
    await test.database.query(sql`UPDATE crm_events SET status = 'sending' WHERE id = ${event.id.slice(10)}`)
    await test.runJobs()
    expect((await info(event.id)).event).toMatchObject({ status: 'success', attempts_count: 1 })
  })

  it("retries while a CRM can't be reached", async () => {
    await withHubspot('http://127.0.0.1:9', async () => {
      const event = await happen(8)
      await test.runJobs()
      expect(await info(event.id)).toMatchObject({
        event: { status: 'pending', vendor: 'hubspot', external_id: null },
        attempts: [{ status: 'failed', http_status: null, response_excerpt: "HubSpot can't be reached." }],
      })
      expect((await integration()).status).toBe('linked')
    })
  })

  it('requires relinking when the token is rejected', async () => {
    const server = createServer((_request, response) =>
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"expired"}'),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await withHubspot(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => {
      await run()
      await test.runJobs()
      expect(await integration()).toMatchObject({ status: 'relink_needed', sync_status: 'failed' })
      expect(problemOf(await run())).toMatchObject({ code: 'crm_not_connected' })
      const again = await post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-2' })
      expect(again.json()).toMatchObject({ status: 'linked' })
      const event = await happen(11)
      await test.runJobs()
      expect((await info(event.id)).attempts).toMatchObject([{ http_status: 401 }])
      expect(await integration()).toMatchObject({ status: 'relink_needed' })
    })
    server.closeAllConnections()
    server.close()
  })

  it('gets no daily sales', async () => {
    const data = { id: `daily_sales_record_${uuid(8)}` }
    await test.database.transaction((tx) => emit(tx, test.deps, scope, { type: 'daily_sales_record.created', data }))
    expect(await eventsOf(`object_id=${data.id}`)).toEqual([])
  })

  it("skips objects that a vendor doesn't support", async () => {
    await withHubspot('http://127.0.0.1:9', async () => {
      const data = { id: `payment_${uuid(9)}` }
      await test.database.transaction((tx) =>
        emit(tx, test.deps, scope, { type: 'capital_product_payment.succeeded', data }),
      )
      await test.runJobs()
      const [event] = await eventsOf(`object_id=${data.id}`)
      expect(event).toMatchObject({ status: 'cancelled', next_attempt_at: null })
      expect((await info(event?.id ?? '')).attempts).toMatchObject([{ status: 'cancelled', http_status: null }])
    })
  })
})

describe('the list of events', () => {
  it('is filtered by status, direction, time and object', async () => {
    const all = await eventsOf('page_size=100')
    expect(all.length).toBeGreaterThan(5)
    const success = await eventsOf('status=success&page_size=100')
    expect(success).toEqual(all.filter(({ status }) => status === 'success'))
    expect(await eventsOf('status=success&status=cancelled&page_size=100')).toEqual(
      all.filter(({ status }) => status === 'success' || status === 'cancelled'),
    )
    expect(await eventsOf('direction=pull')).toEqual([])
    expect(await eventsOf('direction=push&page_size=100')).toEqual(all)
    const now = test.now().toISOString()
    const later = new Date(test.now().getTime() + 1000).toISOString()
    expect((await eventsOf(`from=${later}`)).length).toBe(0)
    expect((await eventsOf(`to=${later}&page_size=100`)).length).toBe(all.length)
    expect((await eventsOf(`from=${now}&to=${now}`)).length).toBe(0)
  })

  it('is paginated', async () => {
    for (let n = 100; n < 140; n += 1) await happen(n)
    const all = await eventsOf('page_size=100')
    const first = (await mine('/crm/events')).json()
    expect(first).toMatchObject({ start: 0, previous: null })
    const second = (await mine(`/crm/events?cursor=${first.next}`)).json()
    expect(second.start).toBe(25)
    expect([...first.results, ...second.results]).toEqual(all.slice(0, 50))
    expect((await mine(`/crm/events?status=failed&cursor=${first.next}`)).statusCode).toBe(422)
  })

  it('is hidden from other partners and modes', async () => {
    const [event] = await eventsOf('')
    const inSandbox: Call = (url, options) => mine(url, { ...options, headers: { 'dashboard-sandbox': '1' } })
    for (const call of [canadian, inSandbox]) {
      expect((await call('/crm/events')).json().results).toEqual([])
      for (const url of [`/crm/event_info/${event?.id}`, `/crm/attempts?event_id=${event?.id}`]) {
        expect((await call(url)).statusCode).toBe(404)
      }
      expect((await post('/crm/resend', { event_id: event?.id }, call)).statusCode).toBe(404)
    }
  })
})

describe('a sync', () => {
  it('syncs all businesses', async () => {
    const total = await countBusinesses()
    const started = await run()
    expect([started.statusCode, started.json()]).toMatchObject([
      202,
      { sync_mode: 'push', status: 'syncing', progress: 0, total_count: total, done_count: 0, minutes_remaining: null },
    ])
    expect((await integration()).sync_status).toBe('syncing')
    expect(problemOf(await run())).toMatchObject({ status: 409, code: 'sync_running' })
    await test.runJobs()
    const ended = (await mine('/crm/sync')).json()
    expect(ended).toMatchObject({
      id: started.json().id,
      status: 'done',
      progress: 1,
      done_count: total,
      failed_count: 0,
      minutes_remaining: null,
    })
    expect(await integration()).toMatchObject({ sync_status: 'done', last_synced_at: ended.finished_at })
    expect(await eventsOf('status=success&page_size=100')).toContainEqual(
      expect.objectContaining({ event_type: 'business.synced' }),
    )
  })

  it('reports each failed business, which can be resent', async () => {
    await addBusinesses(1, 'CRMFAIL-RUN-')
    const before = await failures()
    await run()
    await test.runJobs()
    expect((await mine('/crm/sync')).json()).toMatchObject({ status: 'partially_synced', failed_count: 1, progress: 1 })
    expect(await failures()).toBe(before + 1)
    const [event] = await eventsOf('status=failed')
    expect(event).toMatchObject({ event_type: 'business.synced', attempts_count: 1, next_attempt_at: null })
    await post('/crm/resend', { event_id: event?.id })
    await test.runJobs()
    expect((await info(event?.id ?? '')).event).toMatchObject({ status: 'failed', attempts_count: 2 })
    await removeBusinesses('CRMFAIL-RUN-')
  })

  it('resumes after a server crash and estimates the remaining time', async () => {
    await addBusinesses(350, 'RUN-')
    const total = await countBusinesses()
    await run()
    const [job] = await test.database.query<{ payload: { partnerId: string; mode: string; syncId: string } }>(
      sql`SELECT payload FROM jobs WHERE kind = 'sync_crm' AND run_at <= ${test.now().toISOString()}`,
    )
    if (!job) throw new Error('There is no job.')
    const begin = test.now()
    const dying = syncJob.sync_crm(job.payload, {
      ...test.deps,
      database: test.database,
      log: test.app.log,
      hold: async () => {
        throw new Error('killed')
      },
    })
    await expect(dying).rejects.toThrow('killed')
    test.setNow(new Date(begin.getTime() + 60_000))
    const left = (await mine('/crm/sync')).json()
    expect(left).toMatchObject({ status: 'syncing', done_count: 100, total_count: total })
    expect(left.progress).toBeCloseTo(100 / total)
    expect(left.minutes_remaining).toBeCloseTo((total - 100) / 100, 1)
    await test.runJobs()
    expect((await mine('/crm/sync')).json()).toMatchObject({ status: 'done', done_count: total, failed_count: 0 })
    await removeBusinesses('RUN-')
  })

  it("doesn't block other jobs", async () => {
    await addBusinesses(900, 'TURN-')
    expect((await run()).statusCode).toBe(202)
    const kinds: string[] = []
    const worker = createWorker({
      database: test.database,
      deps: test.deps,
      log: test.app.log,
      handlers: new Proxy({} as never, {
        get: (_target, kind: string) => async (payload: never, context: never) => {
          kinds.push(kind)
          return kind === 'sync_crm' ? syncJob.sync_crm(payload, context) : undefined
        },
      }),
    })
    await worker.runDue()
    expect(kinds.filter((kind) => kind === 'sync_crm').length).toBeGreaterThan(1)
    expect((await mine('/crm/sync')).json().status).toBe('done')
    await removeBusinesses('TURN-')
  })

  it('without progress for an hour is replaced by another', async () => {
    await run()
    await test.database.query(sql`DELETE FROM jobs WHERE kind = 'sync_crm'`)
    expect((await run()).statusCode).toBe(409)
    test.setNow(new Date(test.now().getTime() + 61 * 60_000))
    expect((await run()).statusCode).toBe(202)
    await test.runJobs()
    expect((await mine('/crm/sync')).json().status).toBe('done')
  })

  it('retries an unresponsive CRM, then fails', async () => {
    await withHubspot('http://127.0.0.1:9', async () => {
      const before = await failures()
      await run()
      await test.runJobs()
      expect((await mine('/crm/sync')).json()).toMatchObject({ status: 'syncing', done_count: 0 })
      test.setNow(new Date(test.now().getTime() + 6 * 60_000))
      await test.runJobs()
      expect((await mine('/crm/sync')).json()).toMatchObject({ status: 'failed', progress: 0 })
      expect(await failures()).toBe(before + 1)
    })
  })

  it('ends when the CRM is disconnected', async () => {
    await run()
    const waiting = await happen(20)
    await disconnect()
    await test.runJobs()
    expect((await info(waiting.id)).event).toMatchObject({ status: 'cancelled', attempts_count: 0 })
    test.setNow(new Date(test.now().getTime() + 1000))
    await connect()
    expect((await mine('/crm/sync')).json()).toMatchObject({ id: null, status: 'idle' })
    const [stopped] = await test.database.query<SyncRecord>(
      sql`SELECT status FROM crm_syncs ORDER BY started_at DESC, finished_at DESC NULLS FIRST LIMIT 1`,
    )
    expect(stopped?.status).toBe('failed')
  })
})

describe('Pull', () => {
  const chosen = `business_${uuid(30)}`

  it('takes over newer contact data from the CRM', async () => {
    await addBusinesses(1, 'PULL-')
    await test.database.query(
      sql`UPDATE businesses SET id = ${uuid(30)}, email = 'old@example.com' WHERE external_id = 'PULL-1'`,
    )
    expect((await post('/crm/sync', { sync_mode: 'pull' })).json()).toMatchObject({
      sync_mode: 'pull',
    })
    await run()
    await test.runJobs()
    const now = new Date(test.now().getTime() + 60_000)
    test.setNow(now)
    await test.database.query(
      sql`UPDATE local_crm_records SET updated_at = ${now.toISOString()},
            record = record || '{"phone": "5125550188", "email": "not an address", "url": " https://corner.example "}'
          WHERE object_id = ${chosen}`,
    )
    expect((await run()).json()).toMatchObject({ sync_mode: 'pull', status: 'syncing' })
    await test.runJobs()
    const [business] = await test.database.query(sql`SELECT phone, email, url FROM businesses WHERE id = ${uuid(30)}`)
    expect(business).toEqual({ phone: '5125550188', email: 'old@example.com', url: 'https://corner.example' })
    const pulled = await eventsOf('direction=pull')
    expect(pulled).toMatchObject([{ object_id: chosen, status: 'success', event_type: 'business.updated' }])
    expect(problemOf(await post('/crm/resend', { event_id: pulled[0]?.id }))).toMatchObject({
      code: 'crm_event_pulled',
    })
    const emitted = await test.database.query(
      sql`SELECT type FROM webhook_events WHERE ${chosen} = ANY(related_object_ids)`,
    )
    expect(emitted).toEqual([{ type: 'business.updated' }])
  })

  it("doesn't send events immediately", async () => {
    const count = (await eventsOf(`object_id=${chosen}`)).length
    await test.database.transaction((tx) =>
      emit(tx, test.deps, scope, { type: 'business.updated', data: { id: chosen } }),
    )
    expect(await eventsOf(`object_id=${chosen}`)).toHaveLength(count)
  })

  it('runs automatically once a day', async () => {
    const last = (await mine('/crm/sync')).json().id
    for (let day = 1; day <= 2; day += 1) {
      test.setNow(new Date(test.now().getTime() + 24 * 3_600_000))
      await test.runJobs()
    }
    expect((await mine('/crm/sync')).json()).toMatchObject({ sync_mode: 'pull', status: 'done' })
    expect((await mine('/crm/sync')).json().id).not.toBe(last)
    const waiting = await test.database.query(sql`SELECT id FROM jobs WHERE kind = 'sync_crm'`)
    expect(waiting).toHaveLength(1)
    await removeBusinesses('PULL-')
  })
})

it('estimates the remaining time from the pace', () => {
  const run = {
    status: 'syncing',
    started_at: '2026-11-21T12:00:00Z',
    total_count: 400,
    done_count: 90,
    failed_count: 10,
  }
  expect(minutesRemaining(run as SyncRecord, new Date('2026-11-21T12:02:00Z'))).toBe(6)
})
