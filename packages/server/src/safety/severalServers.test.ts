import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, it } from 'vitest'
import { concurrencyLimits } from '../kernel/concurrency'
import { openPostgres } from '../platform/database/postgres'
import type { Database } from '../platform/database/sql'
import { makeSecrets } from '../platform/secrets'
import { hasPgBouncer, openPgBouncer } from '../testing/pgBouncer'
import { freePort, printedKey, type ServerProcess, startServer } from '../testing/serverProcess'

/** Runs in `npm test -- postgres`. */
const url = process.env.TEST_DATABASE_URL

/** Connections that PgBouncer opens for all servers, fewer than they ask for. */
const pooled = 8

const places = [
  { count: 2, through: 'on one PostgreSQL' },
  { count: 4, through: 'behind PgBouncer' },
].filter(({ through }) => through !== 'behind PgBouncer' || hasPgBouncer)

describe.runIf(url).each(places)('$count servers $through', ({ count: serverCount, through }) => {
  const servers: ServerProcess[] = []
  const opened: Database[] = []
  const name = `test_${randomUUID().replaceAll('-', '')}`
  let pgBouncer: Awaited<ReturnType<typeof openPgBouncer>> | undefined
  let inFlight = 0
  let maxRunning = 0
  const received: string[] = []
  const receiver = createServer(async (request, response) => {
    inFlight += 1
    maxRunning = Math.max(maxRunning, inFlight)
    for await (const _ of request);
    received.push(String(request.headers['webhook-id']))
    await new Promise((resolve) => setTimeout(resolve, 40))
    inFlight -= 1
    response.writeHead(204).end()
  })

  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    receiver.close()
    const [admin, own] = opened
    await own?.close()
    await pgBouncer?.stop()
    await admin?.script(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin?.close()
  })

  it('start concurrently, share the jobs, and run none twice', async () => {
    const admin = await openPostgres(url ?? '')
    opened.push(admin)
    await admin.script(`CREATE DATABASE ${name}`)
    const address = new URL(url ?? '')
    address.pathname = `/${name}`
    const { signingKey, encryptionKey } = await makeSecrets()
    if (through === 'behind PgBouncer') {
      // It can't pass these on, so they're set where docs/deployment.md says.
      await admin.script(
        `ALTER DATABASE ${name} SET timezone = 'UTC'; ALTER DATABASE ${name} SET statement_timeout = '60s'`,
      )
      pgBouncer = await openPgBouncer(address.href, pooled)
    }
    const env = {
      DATABASE_URL: pgBouncer?.url ?? address.href,
      DATABASE_PREPARED_STATEMENTS: pgBouncer ? '0' : '1',
      SIGNING_KEY: JSON.stringify(signingKey),
      ENCRYPTION_KEY: encryptionKey,
    }
    const starting = Array.from({ length: serverCount }, async () => startServer({ ...env, PORT: await freePort() }))
    servers.push(...(await Promise.all(starting)))
    // Only the first server creates the demo data.
    const printed = servers.map(({ output }) => output()).filter((text) => text.includes('Demo data created.'))
    expect(printed).toHaveLength(1)
    const key = printedKey(printed[0] ?? '', 'harvest-pos', 'prod')
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    const post = async (server: ServerProcess | undefined, path: string, body: object) => {
      const response = await fetch(`${server?.origin}/api/v1${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(201)
    }
    const database = await openPostgres(address.href)
    opened.push(database)
    // Disables the demo's endpoints.
    await database.query(sql`UPDATE webhook_endpoints SET status = 'disabled'`)
    await post(servers[0], '/webhook_endpoints', { url: hook, event_types: ['business.created'] })
    const place = { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }
    const count = 60
    await Promise.all(
      Array.from({ length: count }, (_, number) =>
        post(servers[number % serverCount], '/businesses', {
          external_id: `TWO-${number}`,
          legal_name: `Business ${number}`,
          incorporation_type: 'llc',
          address: place,
        }),
      ),
    )
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(count)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(received).toHaveLength(count)
    expect(new Set(received).size, 'none twice').toBe(count)
    // More concurrent deliveries than one worker's limit prove that both workers deliver.
    const ofOneWorker = concurrencyLimits.deliver_webhook.perValue?.max ?? 0
    expect(maxRunning, 'shared').toBeGreaterThan(ofOneWorker)
    expect(maxRunning, 'no more than all may').toBeLessThanOrEqual(serverCount * ofOneWorker)
    const lists = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        fetch(`${servers[number % serverCount]?.origin}/api/v1/businesses`, {
          headers: { authorization: `Bearer ${key}` },
        }),
      ),
    )
    expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 200))
    const recurring = await database.query(
      sql`SELECT kind, count(*) AS count FROM jobs WHERE kind IN ('minute', 'day') GROUP BY kind ORDER BY kind`,
    )
    expect(recurring).toEqual([
      { kind: 'day', count: 1 },
      { kind: 'minute', count: 1 },
    ])
    if (pgBouncer) {
      const [connections] = await database.query<{ count: number }>(
        sql`SELECT count(*) AS count FROM pg_stat_activity WHERE datname = ${name} AND pid <> pg_backend_pid() AND application_name = ''`,
      )
      expect(connections?.count).toBeLessThanOrEqual(pooled + 1)
    }
    const attempts = await database.query(
      sql`SELECT event_id FROM webhook_attempts a JOIN webhook_events e ON e.id = a.event_id WHERE e.type = 'business.created'
            AND a.url = ${hook} GROUP BY event_id HAVING count(*) <> 1`,
    )
    expect(attempts).toEqual([])
  })
})
