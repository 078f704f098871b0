import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emit } from '../../kernel/events'
import type { JobKinds } from '../../kernel/jobStore'
import { beginRecurring } from '../../kernel/recurringJobs'
import { createWorker } from '../../kernel/worker'
import { problemOf } from '../../testing/testApp'
import { scope, uuid, withCrm } from '../../testing/withCrm'
import { syncJob } from './syncJob'
import { minutesRemaining, type SyncRecord } from './wire'

const {
  test,
  lastTry,
  spoilToken,
  failedJobs,
  read,
  post,
  forward,
  integration,
  connect,
  disconnect,
  withHubspot,
  run,
  lastRun,
  info,
  eventsOf,
  happen,
  failures,
} = withCrm()

const minute = 60_000

const connectHubspot = () => post('/crm/integration', { vendor: 'hubspot', access_token: 'pat-1' })

const addBusinesses = (count: number, prefix: string) =>
  test.database.query(
    sql`INSERT INTO businesses (partner_id, mode, id, external_id, legal_name, incorporation_type, address_line1, city, region,
          postal_code, country, currency, created_at, updated_at)
        SELECT ${scope.partnerId}, 'prod', gen_random_uuid(), ${prefix} || n, 'Synced LLC', 'llc', '1 Main St', 'Austin', 'TX',
          '78701', 'US', 'USD', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z' FROM generate_series(1, ${count}::int) n`,
  )
const removeBusinesses = (prefix: string) =>
  test.database.query(sql`DELETE FROM businesses WHERE external_id LIKE ${`${prefix}%`}`)
const countBusinesses = async () => (await read('/partner_dashboard/businesses_page/count')).count as number

beforeAll(connect)

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
    const ended = await lastRun()
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
    expect(await lastRun()).toMatchObject({ status: 'partially_synced', failed_count: 1, progress: 1 })
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
    const [job] = await test.database.query<{ payload: JobKinds['sync_crm'] }>(
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
    const left = await lastRun()
    expect(left).toMatchObject({ status: 'syncing', done_count: 100, total_count: total })
    expect(left.progress).toBeCloseTo(100 / total)
    expect(left.minutes_remaining).toBeCloseTo((total - 100) / 100, 1)
    await test.runJobs()
    expect(await lastRun()).toMatchObject({ status: 'done', done_count: total, failed_count: 0 })
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
    expect((await lastRun()).status).toBe('done')
    await removeBusinesses('TURN-')
  })

  it('without progress for an hour is replaced by another', async () => {
    await run()
    await test.database.query(sql`DELETE FROM jobs WHERE kind = 'sync_crm'`)
    expect((await run()).statusCode).toBe(409)
    forward(61 * minute)
    expect((await run()).statusCode).toBe(202)
    await test.runJobs()
    expect((await lastRun()).status).toBe('done')
  })

  it('retries an unresponsive CRM, then fails', async () => {
    await withHubspot('http://127.0.0.1:9', async () => {
      const before = await failures()
      await run()
      await test.runJobs()
      expect(await lastRun()).toMatchObject({ status: 'syncing', done_count: 0 })
      forward(6 * minute)
      await test.runJobs()
      expect(await lastRun()).toMatchObject({ status: 'failed', progress: 0 })
      expect(await failures()).toBe(before + 1)
    })
  })

  it('fails after repeated errors of the server', async () => {
    await withHubspot('http://127.0.0.1:9', async () => {
      const before = await failures()
      await run()
      await spoilToken()
      await lastTry('sync_crm')
      await test.runJobs()
      expect(await failedJobs()).toEqual(['sync_crm'])
      expect(await lastRun()).toMatchObject({ status: 'failed', progress: 0 })
      expect(await failures()).toBe(before + 1)
    })
  })

  it('ends when the CRM is disconnected', async () => {
    await run()
    const waiting = await happen(20)
    await disconnect()
    await test.runJobs()
    expect((await info(waiting.id)).event).toMatchObject({ status: 'cancelled', attempts_count: 0 })
    forward(1000)
    await connect()
    expect(await lastRun()).toMatchObject({ id: null, status: 'idle' })
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
    forward(minute)
    await test.database.query(
      sql`UPDATE local_crm_records SET updated_at = ${test.now().toISOString()},
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

  describe('runs automatically once a day', () => {
    const minutes = async (count: number) => {
      forward(count * minute)
      await test.runJobs()
    }
    const day = 24 * 60
    beforeAll(() => beginRecurring(test.database, test.now()))
    afterAll(() => test.database.query(sql`DELETE FROM jobs WHERE kind IN ('minute', 'day')`))

    it('and a day after one that was started manually', async () => {
      await run()
      await test.runJobs()
      const { id, started_at } = await lastRun()
      const next = Date.parse((await integration()).next_sync_at)
      expect(next - Date.parse(started_at)).toBe(day * minute)
      await minutes(day - 1)
      expect((await lastRun()).id).toBe(id)
      await minutes(1)
      const second = await lastRun()
      expect(second).toMatchObject({ sync_mode: 'pull', status: 'done' })
      expect(second.id).not.toBe(id)
      await minutes(day)
      expect((await lastRun()).id).not.toBe(second.id)
      expect((await lastRun()).status).toBe('done')
    })

    it('also after one that failed, and once the CRM is connected again', async () => {
      test.config.crmHubspotUrl = 'http://127.0.0.1:9'
      await connectHubspot()
      await post('/crm/sync', { sync_mode: 'pull' })
      await minutes(day)
      await minutes(6)
      const failed = await lastRun()
      expect(failed).toMatchObject({ sync_mode: 'pull', status: 'failed' })
      await minutes(day)
      await minutes(6)
      const second = await lastRun()
      expect(second).toMatchObject({ status: 'failed' })
      expect(second.id).not.toBe(failed.id)
      await test.database.query(sql`UPDATE crm_integrations SET status = 'relink_needed'`)
      expect((await integration()).next_sync_at).toBeNull()
      await minutes(day)
      expect((await lastRun()).id).toBe(second.id)
      await connectHubspot()
      await minutes(1)
      expect(await lastRun()).toMatchObject({ status: 'syncing' })
      test.config.crmHubspotUrl = undefined
      await connect()
    })

    it('unless it sends events instead', async () => {
      await post('/crm/sync', { sync_mode: 'pull' })
      expect((await post('/crm/sync', { sync_mode: 'push' })).json()).toMatchObject({ next_sync_at: null })
      const { id } = await lastRun()
      await minutes(2 * day)
      expect((await lastRun()).id).toBe(id)
      await removeBusinesses('PULL-')
    })
  })
})

describe('sends what changed while changes were not sent', () => {
  const recordOf = async (id: string) => {
    const [row] = await test.database.query<{ record: { legal_name: string } }>(
      sql`SELECT record FROM local_crm_records WHERE object_id = ${`business_${id}`}`,
    )
    return row?.record.legal_name
  }
  const rename = (name: string) =>
    test.database.query(sql`UPDATE businesses SET legal_name = ${name} WHERE id = ${uuid(40)}`)
  const setMode = (sync_mode: 'push' | 'pull') => post('/crm/sync', { sync_mode })

  beforeAll(async () => {
    await addBusinesses(1, 'MISSED-')
    await test.database.query(sql`UPDATE businesses SET id = ${uuid(40)} WHERE external_id = 'MISSED-1'`)
  })
  afterAll(() => removeBusinesses('MISSED-'))

  it('when the mode changes to Push, also during a sync', async () => {
    await setMode('pull')
    const { last_synced_at } = await integration()
    expect(last_synced_at).not.toBeNull()
    await run()
    expect(await integration()).toMatchObject({ sync_status: 'syncing', last_synced_at })
    await rename('Missed LLC')
    forward(1000)
    expect((await setMode('push')).json()).toMatchObject({ sync_mode: 'push', sync_status: 'syncing' })
    await test.runJobs()
    expect(await recordOf(uuid(40))).toBe('Missed LLC')
    const { id, ...last } = await lastRun()
    expect(last).toMatchObject({ sync_mode: 'push', status: 'done' })
    forward(1000)
    await setMode('push')
    expect((await lastRun()).id).toBe(id)
  })

  it('when the CRM is connected again after it rejected its token', async () => {
    await test.database.query(sql`UPDATE crm_integrations SET status = 'relink_needed'`)
    await rename('Missed Again LLC')
    const { id } = await lastRun()
    forward(1000)
    await setMode('pull')
    await setMode('push')
    expect((await lastRun()).id).toBe(id)
    await connect()
    await test.runJobs()
    expect(await recordOf(uuid(40))).toBe('Missed Again LLC')
    const again = await lastRun()
    expect(again.id).not.toBe(id)
    await connect()
    expect((await lastRun()).id).toBe(again.id)
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
