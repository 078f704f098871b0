import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../platform/database/postgres'
import type { Database } from '../platform/database/sql'
import { makeSecrets } from '../platform/secrets'
import { demoAccounts } from '../seed/demoAccounts'
import { type Cluster, openCluster, pauseReplay } from '../testing/cluster'
import { freePort, type ServerProcess, signInAt, startServer } from '../testing/serverProcess'

/** Runs in `npm test -- postgres`, with its own cluster and replica. */
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)
const { email } = demoAccounts.partner

describe.runIf(hasPostgres)('a server process with DATABASE_READ_URL', () => {
  let cluster: Cluster | undefined
  const opened: Database[] = []
  const servers: ServerProcess[] = []

  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    await Promise.all(opened.map((database) => database.close()))
    await cluster?.stop()
  })

  const caller =
    (origin: string, token: string) =>
    async (path: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers }
      const response = await fetch(`${origin}/api${path}`, { ...init, headers })
      return { status: response.status, headers: response.headers, body: await response.text() }
    }
  type Call = ReturnType<typeof caller>

  it('reads from the replica, shows own changes, and outlives its lag and its death', async () => {
    cluster = await openCluster()
    const { signingKey, encryptionKey } = await makeSecrets()
    const env = {
      DATABASE_URL: cluster.url,
      SIGNING_KEY: JSON.stringify(signingKey),
      ENCRYPTION_KEY: encryptionKey,
    }
    const launch = async (more: NodeJS.ProcessEnv = {}) => {
      const server = await startServer({ ...env, ...more, PORT: await freePort() })
      servers.push(server)
      return server
    }
    const alone = await launch()
    const primary = await openPostgres(cluster.url)
    opened.push(primary)
    alone.child.kill('SIGTERM')
    await alone.ended
    const replica = await cluster.addReplica()
    const onReplica = await openPostgres(replica.url)
    opened.push(onReplica)
    const reading = await launch({ DATABASE_READ_URL: replica.url, DATABASE_READ_LAG: '3600' })
    const impatient = await launch({ DATABASE_READ_URL: replica.url, DATABASE_READ_LAG: '1' })

    /** Adds a business as another system would, so no session has written it. */
    const addBusiness = async () => {
      const name = `Replicated ${randomUUID()}`
      await primary.query(
        sql`INSERT INTO businesses (partner_id, mode, id, external_id, legal_name, incorporation_type, address_line1, city, region,
              postal_code, country, currency, created_at, updated_at)
            SELECT partner_id, mode, gen_random_uuid(), ${name}, ${name}, incorporation_type, address_line1, city, region, postal_code,
              country, currency, created_at, updated_at
            FROM businesses WHERE mode = 'prod' AND partner_id = (SELECT partner_id FROM users WHERE email = ${email}) LIMIT 1`,
      )
      return name
    }
    const has = async (database: Database, name: string) =>
      (await database.query(sql`SELECT FROM businesses WHERE legal_name = ${name}`)).length === 1
    const lists = async (call: Call, name: string) => {
      const path = `/partner_dashboard/businesses_page/businesses_table_rows?search=${encodeURIComponent(name)}`
      const { status, body } = await call(path)
      expect(status, body).toBe(200)
      return JSON.parse(body).results.length === 1
    }
    const signIn = async ({ origin }: ServerProcess) => caller(origin, await signInAt(origin, email))
    const writer = await signIn(reading)
    const reader = await signIn(reading)
    const onImpatient = await signIn(impatient)
    const early = await addBusiness()
    for (const call of [writer, reader, onImpatient]) await expect.poll(() => lists(call, early)).toBe(true)

    // A replica that stands still shows who reads from it. The server uses it once it has seen it catch up.
    let late = ''
    const readsPrimary = async () => {
      await onReplica.script('SELECT pg_wal_replay_resume()')
      const seen = await addBusiness()
      await expect.poll(() => has(onReplica, seen)).toBe(true)
      await pauseReplay(onReplica)
      late = await addBusiness()
      return (await lists(writer, late)) || (await lists(reader, late))
    }
    await expect.poll(readsPrimary, { interval: 500 }).toBe(false)
    const info = '/platform_tab/partner_support_info'
    const changed = await writer(info, {
      method: 'PATCH',
      headers: { 'if-match': String((await writer(info)).headers.get('etag')) },
      body: JSON.stringify({ support_email: 'replica@example.com' }),
    })
    expect(changed.status, changed.body).toBe(200)
    expect(await lists(writer, late), 'after an own change').toBe(true)
    expect(await lists(reader, late), 'of another session').toBe(false)
    // The replica is later than its DATABASE_READ_LAG.
    await expect.poll(() => lists(onImpatient, late)).toBe(true)
    await expect.poll(() => impatient.output()).toContain('The replica at DATABASE_READ_URL is late.')
    await onReplica.script('SELECT pg_wal_replay_resume()')
    await expect.poll(() => lists(reader, late)).toBe(true)

    // Requests are sent while it dies, is down, and comes back.
    let isOver = false
    let count = 0
    const clients = [writer, reader, onImpatient].map(async (call) => {
      while (!isOver) {
        expect(await lists(call, early)).toBe(true)
        count += 1
      }
    })
    await replica.crash()
    const whileDown = await addBusiness()
    await expect.poll(() => lists(reader, whileDown)).toBe(true)
    await expect.poll(() => reading.output()).toContain('The replica at DATABASE_READ_URL fails: ')
    await replica.start()
    await expect.poll(() => reading.output()).toContain('The replica at DATABASE_READ_URL is used again.')
    isOver = true
    await Promise.all(clients)
    expect(count).toBeGreaterThan(0)
  })
})
