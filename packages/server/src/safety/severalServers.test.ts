import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, it } from 'vitest'
import { concurrencyLimits } from '../kernel/concurrency'
import { openPostgres } from '../platform/database/postgres'
import type { Database } from '../platform/database/sql'
import { makeSecrets } from '../platform/secrets'
import { demoAccounts } from '../seed/demoAccounts'
import { hasPgBouncer, openPgBouncer } from '../testing/pgBouncer'
import { freePort, printedKey, type ServerProcess, signInAt, startServer } from '../testing/serverProcess'

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
  const ofOneWorker = concurrencyLimits.deliver_webhook.perValue?.max ?? 0
  let inFlight = 0
  let maxRunning = 0
  const received: string[] = []
  let key = ''
  const receiver = createServer(async (request, response) => {
    inFlight += 1
    maxRunning = Math.max(maxRunning, inFlight)
    for await (const _ of request);
    received.push(String(request.headers['webhook-id']))
    // More concurrent deliveries than one worker's limit prove that several workers deliver.
    while (maxRunning <= ofOneWorker) await new Promise((resolve) => setTimeout(resolve, 10))
    await new Promise((resolve) => setTimeout(resolve, 40))
    inFlight -= 1
    response.writeHead(204).end()
  })

  const post = async (server: ServerProcess | undefined, path: string, body: object) => {
    const response = await fetch(`${server?.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(201)
  }
  const createBusiness = (server: ServerProcess | undefined, externalId: string) =>
    post(server, '/businesses', {
      external_id: externalId,
      legal_name: externalId,
      incorporation_type: 'llc',
      address: { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' },
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
      DATABASE_CONNECT_TIMEOUT: '60',
      SIGNING_KEY: JSON.stringify(signingKey),
      ENCRYPTION_KEY: encryptionKey,
    }
    const starting = Array.from({ length: serverCount }, async () => startServer({ ...env, PORT: await freePort() }))
    servers.push(...(await Promise.all(starting)))
    // Only the first server creates the demo data.
    const printed = servers.map(({ output }) => output()).filter((text) => text.includes('Demo data created.'))
    expect(printed).toHaveLength(1)
    key = printedKey(printed[0] ?? '', 'harvest-pos', 'prod')
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    const database = await openPostgres(address.href)
    opened.push(database)
    // Disables the demo's endpoints.
    await database.query(sql`UPDATE webhook_endpoints SET status = 'disabled'`)
    await post(servers[0], '/webhook_endpoints', { url: hook, event_types: ['business.created'] })
    const count = 60
    await Promise.all(
      Array.from({ length: count }, (_, number) => createBusiness(servers[number % serverCount], `TWO-${number}`)),
    )
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(count)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(received).toHaveLength(count)
    expect(new Set(received).size, 'none twice').toBe(count)
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

  it('send each email, notification and CRM record once, and make each export, import and audit entry once', async () => {
    const [, database] = opened
    if (!database) throw new Error('No server was started.')
    // Counts how often a job is claimed. A repeated job keeps its row.
    await database.script(`
      CREATE TABLE claims (job_id bigint, kind text);
      CREATE FUNCTION count_claim() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO claims VALUES (NEW.id, NEW.kind); RETURN NEW; END $$;
      CREATE TRIGGER count_claim AFTER UPDATE OF tries ON jobs FOR EACH ROW WHEN (NEW.tries > OLD.tries) EXECUTE FUNCTION count_claim();
    `)
    // Demo events can still wait for another attempt.
    const [last] = await database.query<{ id: number }>(sql`SELECT coalesce(max(id), 0) AS id FROM jobs`)
    const token = await signInAt(servers[0]?.origin ?? '', demoAccounts.partner.email)
    const send = async (number: number, path: string, body: object | string) => {
      const isText = typeof body === 'string'
      const response = await fetch(`${servers[number % serverCount]?.origin}/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': isText ? 'text/csv' : 'application/json' },
        body: isText ? body : JSON.stringify(body),
      })
      const text = await response.text()
      expect(response.ok, `${path}: ${text}`).toBe(true)
    }
    await send(0, '/crm/integration', { vendor: 'demo' })
    const count = 12
    const upload = (number: number, text: string) =>
      send(number, `/dataingestion/manual_uploads?dataset_type=businesses&file_name=${number}.csv`, text)
    const columns = 'external_id,legal_name,incorporation_type,address_line1,city,state,postal_code,country'
    await Promise.all(
      Array.from({ length: count }, async (_, number) => {
        await send(number, '/partner/users/v2', {
          email: `once${number}@example.com`,
          first_name: 'Ana',
          last_name: `Once${number}`,
          role: 'developer',
        })
        await send(number + 1, '/partner_dashboard/capital_tab/csv_export', { kind: 'businesses' })
        await createBusiness(servers[number % serverCount], `CRM-${number}`)
        await upload(number + 2, `${columns}\nONCE-${number},Once ${number},llc,1 Main St,Austin,TX,78701,US\n`)
        await upload(number + 3, `unknown_${number}\n1\n`)
      }),
    )
    const pending = () =>
      database.query(sql`SELECT kind, error FROM jobs WHERE id > ${last?.id ?? 0} AND kind NOT IN ('minute', 'day')`)
    await expect.poll(pending).toEqual([])
    const claims = await database.query<{ kind: string }>(
      sql`SELECT kind FROM claims WHERE kind NOT IN ('minute', 'day', 'reencrypt') GROUP BY kind ORDER BY kind`,
    )
    const kinds = ['deliver_webhook', 'make_export', 'push_crm', 'read_upload', 'send_mail']
    expect(claims.map(({ kind }) => kind)).toEqual(kinds)
    const again = await database.query(
      sql`SELECT job_id, kind, count(*) AS count FROM claims WHERE job_id > ${last?.id ?? 0} AND kind = ANY(${kinds}::text[])
            GROUP BY job_id, kind HAVING count(*) > 1`,
    )
    expect(again).toEqual([])
    const effects = {
      emails: sql`SELECT recipient FROM mails WHERE recipient LIKE 'once%' AND subject LIKE 'You were added%'`,
      'notifications of users': sql`SELECT payload->>'username' FROM notifications WHERE payload->>'username' LIKE 'Ana Once%'`,
      'notifications of uploads': sql`SELECT payload->>'event_id' FROM notifications WHERE event_type = 'manual_datashare_upload'
        AND created_at > (SELECT min(created_at) FROM users WHERE email LIKE 'once%')`,
      exports: sql`SELECT id::text FROM exports WHERE status = 'completed' AND file_id IS NOT NULL`,
      imports: sql`SELECT e.body->'data'->>'id' FROM webhook_events e WHERE e.type = 'dataset_upload.completed'
        AND e.body->'data'->>'file_name' ~ '^[0-9]+[.]csv$'`,
      'CRM records': sql`SELECT e.object_id FROM crm_attempts a JOIN crm_events e ON e.partner_id = a.partner_id AND e.mode = a.mode AND e.id = a.event_id
        WHERE e.status = 'success' AND e.object_id IN (SELECT 'business_' || id FROM businesses WHERE external_id LIKE 'CRM-%')`,
      'audit entries': sql`SELECT request_id FROM audit_events WHERE action = 'addPartnerUser'
        AND occurred_at >= (SELECT min(created_at) FROM users WHERE email LIKE 'once%')`,
    }
    for (const [name, statement] of Object.entries(effects)) {
      const rows = (await database.query<Record<string, string>>(statement)).map((row) => Object.values(row)[0])
      expect(rows, name).toHaveLength(count)
      expect(new Set(rows).size, name).toBe(count)
    }
  })
})
