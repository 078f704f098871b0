import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobHandlers } from '../../jobs'
import type { JobKinds } from '../../kernel/jobStore'
import { createWorker } from '../../kernel/worker'
import { problemOf } from '../../testing/testApp'
import { withCrm } from '../../testing/withCrm'
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
  addBusinesses,
  removeBusinesses,
} = withCrm()

const minute = 60_000

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
      handlers: new Proxy(jobHandlers, {
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
