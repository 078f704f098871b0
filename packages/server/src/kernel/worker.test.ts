import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobHandlers } from '../jobs'
import { demoAccounts } from '../seed/demoAccounts'
import { type Call, callAs, withApp } from '../testing/testApp'
import { concurrencyLimits, reachedLimits } from './concurrency'
import type { FailureHandlers, JobHandlers } from './jobHandlers'
import { holdTime } from './jobRunner'
import { type JobKind, jobStore } from './jobStore'
import { beginRecurring, recurringJobs } from './recurringJobs'
import { createWorker } from './worker'

const test = withApp()
let mine: Call

/** A receiver that responds on demand. */
const waiting: { path: string; answer: () => void }[] = []
const receiver = createServer(async (request, response) => {
  for await (const _ of request);
  waiting.push({ path: request.url ?? '', answer: () => void (response.headersSent || response.writeHead(204).end()) })
})
let origin = ''

beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  await test.database.query(sql`UPDATE webhook_endpoints SET status = 'disabled'`)
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(async () => {
  waiting.length = 0
  await test.database.query(sql`DELETE FROM jobs`)
})

const open: (() => void)[] = []
const worker = (handlers: Partial<JobHandlers> = {}, failureHandlers: FailureHandlers = {}) =>
  createWorker({
    database: test.database,
    deps: test.deps,
    handlers: { ...jobHandlers, ...handlers },
    failureHandlers,
    log: test.app.log,
  })

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 6000; tries += 1) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('That has not happened.')
}

async function endpointAt(path: string): Promise<string> {
  const payload = { url: `${origin}${path}`, event_types: ['processor_link.created'] }
  return (await mine('/webhook_endpoints', { method: 'POST', payload })).json().endpoint.id
}
const ping = async (endpoint: string) =>
  (await mine(`/webhook_endpoints/${endpoint}/test`, { method: 'POST' })).json().id as string
const stateOf = async (event: string) => (await mine(`/webhook_logs/event_info/${event}`)).json().event.status
const jobs = () =>
  test.database.query<{ kind: JobKind; tries: number; locked_until: string | null }>(
    sql`SELECT kind, tries, locked_until FROM jobs ORDER BY id`,
  )
const add = (kind: 'send_mail' | 'minute' | 'deliver_webhook', payload: object = {}) =>
  jobStore(test.database).add({ kind, payload: payload as never, runAt: test.now() })

describe('a slow receiver', () => {
  it("doesn't delay other receivers, exports or emails", async () => {
    const [slow, quick] = [await endpointAt('/slow'), await endpointAt('/quick')]
    const [first, second, third] = [await ping(slow), await ping(slow), await ping(slow)]
    const other = await ping(quick)
    const started = await mine('/partner_dashboard/capital_tab/csv_export', {
      method: 'POST',
      payload: { kind: 'offers' },
    })
    expect(started.statusCode, started.body).toBe(202)
    const before = test.mails.length
    await add('send_mail', { to: 'ana@example.com', subject: 'While others wait', text: '-' })
    const one = worker()
    one.start()
    // Only the slow endpoint's third delivery has to wait.
    await until(() => waiting.length === 3)
    expect(waiting.map(({ path }) => path).sort()).toEqual(['/quick', '/slow', '/slow'])
    waiting.find(({ path }) => path === '/quick')?.answer()
    await until(async () => (await stateOf(other)) === 'success')
    await until(() => test.mails.length > before)
    await until(async () => (await jobs()).every(({ kind }) => kind === 'deliver_webhook'))
    expect(await Promise.all([first, second, third].map(stateOf))).not.toContain('success')

    const [begun] = waiting.filter(({ path }) => path === '/slow')
    begun?.answer()
    await until(() => waiting.filter(({ path }) => path === '/slow').length === 3)
    for (const { answer } of waiting) answer()
    await until(async () => (await jobs()).length === 0)
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['success', 'success', 'success'])
    await one.stop()
  })
})

it('runs a job whose slot becomes free while the worker looks for jobs', async () => {
  let runs = 0
  const finish = new Map<JobKind, () => void>()
  const unfinished = (kind: JobKind) => new Promise<undefined>((resolve) => finish.set(kind, () => resolve(undefined)))
  const handlers: JobHandlers = {
    ...jobHandlers,
    minute: () => {
      runs += 1
      return runs === 1 ? unfinished('minute') : Promise.resolve(undefined)
    },
    send_mail: () => unfinished('send_mail'),
  }
  let emptyClaims = 0
  const { database, deps, app } = test
  const query: typeof database.query = async (statement) => {
    const rows = await database.query(statement)
    if (!statement.text.includes('SKIP LOCKED') || rows.length > 0) return rows as never
    emptyClaims += 1
    // The worker waits for one of its jobs by then.
    if (emptyClaims === 1) setImmediate(() => finish.get('send_mail')?.())
    if (emptyClaims === 2) {
      finish.get('minute')?.()
      await until(async () => (await jobs()).length === 1)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return rows as never
  }
  await add('minute')
  await add('minute')
  await add('send_mail')
  const one = createWorker({ database: { ...database, query }, deps, handlers, log: app.log })
  expect(await one.runDue()).toBe(3)
})

describe('two workers', () => {
  it('run each job once, within the concurrency limits', async () => {
    const seen: number[] = []
    let inFlight = 0
    let maxRunning = 0
    const handlers: Partial<JobHandlers> = {
      send_mail: async ({ to }) => {
        inFlight += 1
        maxRunning = Math.max(maxRunning, inFlight)
        seen.push(Number(to))
        // The first job ends once another has started.
        while (maxRunning < 2) await new Promise((resolve) => setTimeout(resolve, 5))
        inFlight -= 1
        return undefined
      },
    }
    for (let number = 0; number < 40; number += 1) await add('send_mail', { to: String(number) })
    const pair = [worker(handlers), worker(handlers)]
    for (const one of pair) one.start()
    await until(async () => (await jobs()).length === 0)
    for (const one of pair) await one.stop()
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, number) => number))
    expect(maxRunning).toBeGreaterThan(1)
    expect(maxRunning).toBeLessThanOrEqual(2 * concurrencyLimits.send_mail.max)
  })
})

describe('a job with an error', () => {
  const fail = () => Promise.reject(new Error('out of order'))
  const failing: Partial<JobHandlers> = { send_mail: fail, minute: fail }
  /** Runs the worker until nothing is due within an hour. */
  async function runFor(one: ReturnType<typeof createWorker>) {
    for (let minutes = 0; minutes < 60; minutes += 1) {
      test.setNow(new Date(test.now().getTime() + 60_000))
      await one.runDue()
    }
  }

  it('is tried eight times, then reported once', async () => {
    await add('send_mail', { to: 'ana@example.com' })
    const reported: unknown[] = []
    const report: FailureHandlers = { send_mail: async (payload) => void reported.push(payload) }
    await runFor(worker(failing, report))
    expect(reported).toEqual([{ to: 'ana@example.com' }])
    expect(await jobs()).toEqual([{ kind: 'send_mail', tries: 8, locked_until: null }])
    const [job] = await test.database.query(sql`SELECT error, failed_at IS NOT NULL AS is_over FROM jobs`)
    expect(job).toEqual({ error: 'out of order', is_over: true })
  })

  it('has its tries left after crashes of its server', async () => {
    await add('send_mail')
    await test.database.query(sql`UPDATE jobs SET tries = 8, deaths = 8`)
    await worker(failing).runDue()
    const [job] = await test.database.query(sql`SELECT tries, failed_at FROM jobs`)
    expect(job).toEqual({ tries: 9, failed_at: null })
  })

  it("fails also if it can't be reported", async () => {
    await add('send_mail')
    await runFor(worker(failing, { send_mail: fail }))
    const [job] = await test.database.query(sql`SELECT error, failed_at IS NOT NULL AS is_over FROM jobs`)
    expect(job).toEqual({ error: 'out of order', is_over: true })
  })

  it('is tried forever if it schedules itself', async () => {
    await add('minute')
    await runFor(worker(failing))
    const [job] = await test.database.query(sql`SELECT tries > 8 AS has_more, failed_at FROM jobs`)
    expect(job).toEqual({ has_more: true, failed_at: null })
    const runs: string[] = []
    await runFor(worker({ minute: async () => void runs.push('again') as never }))
    expect(runs).toEqual(['again'])
  })

  it('continues at a start after the clock was ahead', async () => {
    const now = test.now()
    await beginRecurring(test.database, new Date(now.getTime() + 365 * 86_400_000))
    await beginRecurring(test.database, now)
    const seconds = await test.database.query(
      sql`SELECT kind, extract(epoch FROM run_at - ${now.toISOString()}::timestamptz)::int AS wait FROM jobs ORDER BY kind`,
    )
    expect(seconds).toEqual([
      { kind: 'day', wait: 86_400 },
      { kind: 'minute', wait: 60 },
    ])
  })

  it("doesn't keep other scheduled tasks from running", async () => {
    const done: string[] = []
    const tasks = recurringJobs({ everyMinute: [fail, async () => done.push('second'), fail], everyDay: [] })
    await expect(tasks.minute({}, { clock: test.now } as never)).rejects.toThrow('out of order')
    expect(done).toEqual(['second'])
  })
})

describe('a worker that stops', () => {
  const slow: Partial<JobHandlers> = {
    send_mail: () => new Promise((resolve) => open.push(() => resolve(undefined))),
  }

  it('finishes running jobs and starts no others', async () => {
    for (let number = 0; number < concurrencyLimits.send_mail.max + 1; number += 1) await add('send_mail')
    const one = worker(slow)
    one.start()
    await until(() => open.length === concurrencyLimits.send_mail.max)
    const stopped = one.stop()
    for (const end of open.splice(0)) end()
    await stopped
    expect(await jobs()).toEqual([{ kind: 'send_mail', tries: 0, locked_until: null }])
  })

  it('releases jobs that take too long', async () => {
    await add('send_mail')
    const one = worker(slow)
    one.start()
    await until(() => open.length === 1)
    await one.stop(10)
    expect(await jobs()).toEqual([{ kind: 'send_mail', tries: 0, locked_until: null }])
    const done: string[] = []
    expect(await worker({ send_mail: async () => void done.push('again') as never }).runDue()).toBe(1)
    expect(done).toEqual(['again'])
    open.splice(0).forEach((end) => {
      end()
    })
  })

  it('changes nothing after losing its lease', async () => {
    await add('send_mail')
    const one = worker(slow)
    one.start()
    await until(() => open.length === 1)
    const store = jobStore(test.database)
    // Another server, whose clock is past the lease. By its own clock the first can't take the job again.
    const expired = new Date(test.now().getTime() + holdTime)
    const job = await store.take(expired, new Date(expired.getTime() + 60_000))
    for (const end of open.splice(0)) end()
    await one.stop()
    expect(await jobs()).toMatchObject([{ tries: 2, locked_until: expect.any(String) }])
    if (job) await store.done(job)
    expect(await jobs()).toEqual([])
  })
})

it('leaves jobs of an unknown kind to a newer version that runs beside it', async () => {
  await jobStore(test.database).add({ kind: 'new_kind' as JobKind, payload: {}, runAt: test.now() })
  await worker().runDue()
  expect(await test.database.query(sql`SELECT kind, tries, error FROM jobs`)).toEqual([
    { kind: 'new_kind', tries: 0, error: null },
  ])
})

it('limits by type and by owner', () => {
  const webhook = (endpointId: string) => ({ kind: 'deliver_webhook' as const, payload: { endpointId } as never })
  expect(reachedLimits([])).toEqual({ kinds: [], perValue: [] })
  expect(reachedLimits([webhook('a'), webhook('a'), webhook('b')])).toEqual({
    kinds: [],
    perValue: [{ kind: 'deliver_webhook', by: 'endpointId', value: 'a' }],
  })
  expect(reachedLimits(Array.from({ length: 8 }, (_, number) => webhook(`${number}`)))).toEqual({
    kinds: ['deliver_webhook'],
    perValue: [],
  })
  expect(reachedLimits([{ kind: 'minute', payload: {} }]).kinds).toEqual(['minute'])
})
