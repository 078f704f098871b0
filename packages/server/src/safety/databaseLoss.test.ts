import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../platform/database/postgres'
import { type Cluster, openCluster } from '../testing/cluster'
import { openFaultyProxy } from '../testing/faultyProxy'
import { freePort, printedKey, responds, type ServerProcess, spawnServer, startServer } from '../testing/serverProcess'

/** Runs in `npm test -- postgres`, with its own cluster, because the test crashes it. */
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)
const rounds = process.env.FULL === '1' ? 20 : 3
/** In milliseconds. */
const blackHole = process.env.FULL === '1' ? 20_000 : 12_000
const recovery = 60_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const address = { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }

describe.runIf(hasPostgres)('a server that loses its database', () => {
  let cluster: Cluster
  let proxy: Awaited<ReturnType<typeof openFaultyProxy>>
  let server: ServerProcess
  let key = ''
  const received: string[] = []
  const receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(JSON.parse(body).data.external_id)
    response.writeHead(204).end()
  })

  interface Outcome {
    status: number
    code: string | undefined
    retryAfter: string | null
  }
  const send = async (method: string, path: string, body?: object, headers: object = {}) => {
    const response = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as { code?: string; id?: string }
    const outcome: Outcome = {
      status: response.status,
      code: answer.code,
      retryAfter: response.headers.get('retry-after'),
    }
    return outcome
  }
  const business = (externalId: string) => ({
    external_id: externalId,
    legal_name: externalId,
    incorporation_type: 'llc',
    address,
  })
  const create = (externalId: string, headers = {}) => send('POST', '/businesses', business(externalId), headers)

  beforeAll(async () => {
    cluster = await openCluster()
    proxy = await openFaultyProxy(cluster.url)
    server = await startServer({ PORT: await freePort(), DATABASE_URL: proxy.url })
    key = printedKey(server.output(), 'harvest-pos', 'prod')
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const database = await openPostgres(cluster.url)
    await database.query(sql`UPDATE webhook_endpoints SET status = 'disabled'`)
    await database.close()
    const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    expect(await send('POST', '/webhook_endpoints', { url: hook, event_types: ['business.created'] })).toMatchObject({
      status: 201,
    })
  })
  afterAll(async () => {
    server?.child.kill('SIGKILL')
    proxy?.close()
    receiver.close()
    await cluster?.stop()
  })

  /** Reads and writes continuously during `fault` and for a while after it. */
  async function traffic(fault: () => Promise<unknown>) {
    const outcomes: Outcome[] = []
    const acknowledged: string[] = []
    let isOver = false
    const clients = Array.from({ length: 6 }, async (_, client) => {
      while (!isOver) {
        const externalId = `LOSS-${randomUUID()}`
        const outcome = await (client % 2 ? send('GET', '/businesses') : create(externalId))
        outcomes.push(outcome)
        if (outcome.status === 201) acknowledged.push(externalId)
        if (outcome.status >= 500) await wait(50)
      }
    })
    await wait(300)
    await fault()
    isOver = true
    await Promise.all(clients)
    return { outcomes, acknowledged }
  }

  function expectOnlyTypedRefusals(outcomes: Outcome[]) {
    const refused = outcomes.filter(({ status }) => status >= 400)
    for (const { status, code, retryAfter } of refused) {
      expect([status, retryAfter]).toEqual([503, '5'])
      expect(['database_unavailable', 'database_busy', 'outcome_unknown']).toContain(code)
    }
  }

  async function expectAllKept(acknowledged: string[]) {
    const database = await openPostgres(cluster.url)
    const rows = await database.query<{ external_id: string }>(
      sql`SELECT external_id FROM businesses WHERE external_id = ANY(${acknowledged})`,
    )
    await database.close()
    expect(rows).toHaveLength(acknowledged.length)
  }

  /** Milliseconds until reads and writes succeed again. */
  async function untilWell(): Promise<number> {
    const since = Date.now()
    for (;;) {
      const both = await Promise.all([send('GET', '/businesses'), create(`WELL-${randomUUID()}`)])
      if (both.every(({ status }) => status < 300)) return Date.now() - since
      if (Date.now() - since > 60_000) throw new Error(JSON.stringify(both))
      await wait(100)
    }
  }

  it(`survives ${rounds} rounds of closed connections`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { outcomes, acknowledged } = await traffic(async () => {
        const admin = await openPostgres(cluster.url)
        await admin.query(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()
          AND backend_type = 'client backend'`)
        await admin.close()
        expect(await untilWell()).toBeLessThan(recovery)
      })
      expectOnlyTypedRefusals(outcomes)
      await expectAllKept(acknowledged)
      expect(server.child.exitCode).toBeNull()
    }
  })

  it(`survives ${rounds} rounds of a killed postmaster, and continues its jobs`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      received.length = 0
      const { outcomes, acknowledged } = await traffic(async () => {
        await cluster.crash()
        await wait(500)
        await cluster.start()
        expect(await untilWell()).toBeLessThan(recovery)
      })
      expect(outcomes.some(({ status }) => status === 503)).toBe(true)
      expectOnlyTypedRefusals(outcomes)
      await expectAllKept(acknowledged)
      expect(server.child.exitCode).toBeNull()
      await expect.poll(() => acknowledged.filter((externalId) => !received.includes(externalId)).length).toBe(0)
    }
  })

  it('says that the outcome is unknown when the connection is lost during COMMIT', async () => {
    const externalId = `UNSURE-${randomUUID()}`
    const headers = { 'idempotency-key': externalId }
    proxy.cutAfter('COMMIT')
    const first = await create(externalId, headers)
    // The first COMMIT may belong to a job.
    if (first.status !== 201) expect(first).toEqual({ status: 503, code: 'outcome_unknown', retryAfter: '5' })
    expect((await create(externalId, headers)).status).toBe(201)
    await expectAllKept([externalId])
  })

  it.each(['paused', 'swallow'] as const)('recovers from a network that is %s', async (mode) => {
    const { outcomes, acknowledged } = await traffic(async () => {
      proxy.set(mode)
      await wait(blackHole)
      proxy.set('open')
      expect(await untilWell()).toBeLessThan(recovery)
    })
    expect(outcomes.some(({ status }) => status === 503)).toBe(true)
    expectOnlyTypedRefusals(outcomes)
    await expectAllKept(acknowledged)
  })

  it('waits for the database at start', async () => {
    server.child.kill('SIGTERM')
    await server.ended
    expect(server.child.exitCode).toBe(0)
    await cluster.crash()
    server = await spawnServer({ PORT: await freePort(), DATABASE_URL: proxy.url })
    await expect.poll(() => server.output()).toContain('Waiting for the database')
    await cluster.start()
    await responds(server)
    expect(await untilWell()).toBeLessThan(recovery)
  })
})
