import sql from 'sql-template-tag'
import { afterAll, describe, expect, it } from 'vitest'
import { migrate } from '../platform/database/migrate'
import { addPartitions } from '../platform/database/partitions'
import { openPostgres } from '../platform/database/postgres'
import { replicaReads } from '../platform/database/replica'
import type { Database } from '../platform/database/sql'
import { defaultLimits } from '../platform/databaseLimits'
import { migrationsFolder } from '../platform/paths'
import { demoAccounts } from '../seed/demoAccounts'
import { seedDemo } from '../seed/seedDemo'
import { type Cluster, openCluster, pauseReplay } from '../testing/cluster'
import { type Call, callAs, withApp } from '../testing/testApp'
import { testNow, testSeed } from '../testing/testDatabase'

/** Runs in `npm test -- postgres`, with its own cluster and replica. */
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)

describe.runIf(hasPostgres)('a server with a replica', () => {
  let cluster: Cluster
  let replica: Awaited<ReturnType<Cluster['addReplica']>>
  let onReplica: Database
  const lines: string[] = []
  /** Statements that ran on the replica. */
  const statements: string[] = []

  const readsOf = (primary: Database, maxLag: number) =>
    replicaReads({
      primary,
      open: async () => {
        const opened = await openPostgres(replica.url, { ...defaultLimits, connect: 60_000 })
        const query: Database['query'] = (statement) => {
          statements.push(statement.text)
          return opened.query(statement)
        }
        return { ...opened, query }
      },
      maxLag,
      log: (line) => lines.push(line),
    })
  const test = withApp(
    {},
    {
      async open() {
        cluster = await openCluster()
        const database = await openPostgres(cluster.url)
        await migrate(database, migrationsFolder)
        await addPartitions(database, testNow)
        await seedDemo(database, testSeed())
        replica = await cluster.addReplica()
        onReplica = await openPostgres(replica.url)
        return database
      },
      readsOf: (primary) => readsOf(primary, 3_600_000),
    },
  )
  afterAll(async () => {
    await onReplica?.close()
    await cluster?.stop()
  })

  const rows = '/partner_dashboard/businesses_page/businesses_table_rows?search=replicated&page_size=100'
  const isList = (text: string) => text.includes('FROM businesses')
  /** Adds a business as another process would. */
  const addBusiness = (name: string) =>
    test.database.query(
      sql`INSERT INTO businesses (partner_id, mode, id, external_id, legal_name, incorporation_type, address_line1, city, region, postal_code,
            country, currency, created_at, updated_at)
          SELECT partner_id, mode, gen_random_uuid(), ${name}, ${name}, incorporation_type, address_line1, city, region, postal_code,
            country, currency, created_at, updated_at
          FROM businesses WHERE mode = 'prod' AND partner_id = (SELECT partner_id FROM users WHERE email = ${demoAccounts.partner.email}) LIMIT 1`,
    )

  /** Whether a list is read from the replica. */
  const usesReplica = async (call: Call) => {
    const before = statements.length
    expect((await call(rows)).statusCode).toBe(200)
    return statements.slice(before).some(isList)
  }

  it('reads lists, counts, analytics and files from it', async () => {
    const call = await callAs(test, demoAccounts.partner.email)
    await addBusiness('Replicated one')
    const names = async () =>
      (await call(rows)).json().results.map(({ legal_name }: { legal_name: string }) => legal_name)
    // The primary serves the first lists if the replica isn't ready yet.
    await expect.poll(() => usesReplica(call)).toBe(true)
    await expect.poll(names).toEqual(['Replicated one'])

    const { token } = (await call('/analytics/query_token')).json()
    const measured = async (request: () => Promise<{ statusCode: number }>) => {
      const before = statements.length
      expect((await request()).statusCode).toBe(200)
      return statements.slice(before).filter((text) => !text.includes('pg_is_in_recovery')).length
    }
    const query = JSON.stringify({ measures: ['offers.count'] })
    const counts = {
      count: await measured(() => call('/partner_dashboard/businesses_page/count')),
      file: await measured(() => call('/partner_dashboard/capital_tab/csv_export?kind=businesses')),
      log: await measured(() => call('/logs/api_request')),
      analytics: await measured(() =>
        call(`/analytics/cube/load?query=${encodeURIComponent(query)}`, { headers: { authorization: token } }),
      ),
      // Settings have versions, which changes are compared with.
      settings: await measured(() => call('/partner/branding')),
    }
    expect(counts).toEqual({
      count: expect.any(Number),
      file: expect.any(Number),
      log: expect.any(Number),
      analytics: expect.any(Number),
      settings: 0,
    })
    for (const name of ['count', 'file', 'log', 'analytics'] as const) expect(counts[name], name).toBeGreaterThan(0)
  })

  it('shows users their own changes while it is behind', async () => {
    const call = await callAs(test, demoAccounts.partner.email)
    const other = await callAs(test, demoAccounts.partner.email)
    const changes = async (caller: Call) =>
      (await caller('/partner/audit_events?action=updateSupportInfo&page_size=100')).json().results.length
    const info = '/platform_tab/partner_support_info'
    const etag = String((await call(info)).headers.etag)
    const before = await changes(call)
    await expect.poll(() => usesReplica(other)).toBe(true)
    await pauseReplay(onReplica)
    const changed = await call(info, {
      method: 'PATCH',
      headers: { 'if-match': etag },
      payload: { support_email: 'replica@example.com' },
    })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await changes(call), 'own change').toBe(before + 1)
    expect(await usesReplica(call)).toBe(false)
    expect(await changes(other), 'another session reads the replica').toBe(before)
    await onReplica.script('SELECT pg_wal_replay_resume()')
    await expect.poll(() => usesReplica(call)).toBe(true)
    expect(await changes(call)).toBe(before + 1)
  })

  it('uses the primary while it is late', async () => {
    const call = await callAs(test, demoAccounts.partner.email)
    const { reads } = test.deps
    test.deps.reads = readsOf(test.database, 100)
    await expect.poll(() => usesReplica(call)).toBe(true)
    await pauseReplay(onReplica)
    await addBusiness('Replicated late')
    const names = async () =>
      (await call(rows)).json().results.map(({ legal_name }: { legal_name: string }) => legal_name)
    await expect.poll(names).toContain('Replicated late')
    expect(lines).toContain('The replica at DATABASE_READ_URL is late.')
    expect(await usesReplica(call)).toBe(false)
    await onReplica.script('SELECT pg_wal_replay_resume()')
    await expect.poll(() => usesReplica(call)).toBe(true)
    expect(lines.at(-1)).toBe('The replica at DATABASE_READ_URL is used again.')
    await test.deps.reads.close()
    test.deps.reads = reads
  })

  it('exports what was there at the request', async () => {
    const call = await callAs(test, demoAccounts.partner.email)
    await pauseReplay(onReplica)
    await addBusiness('Replicated two')
    const started = await call('/partner_dashboard/capital_tab/csv_export', {
      method: 'POST',
      payload: { kind: 'businesses', search: 'replicated' },
    })
    expect(started.statusCode, started.body).toBeLessThan(300)
    await test.runJobs()
    await onReplica.script('SELECT pg_wal_replay_resume()')
    const file = await call(`/partner_dashboard/capital_tab/csv_exports/${started.json().id}/file`)
    expect(file.body).toContain('Replicated two')
  })

  it('uses the primary while it is down', async () => {
    const call = await callAs(test, demoAccounts.partner.email)
    const names = async () =>
      (await call(rows)).json().results.map(({ legal_name }: { legal_name: string }) => legal_name)
    await expect.poll(() => usesReplica(call)).toBe(true)
    await replica.crash()
    await addBusiness('Replicated three')
    await expect.poll(() => usesReplica(call)).toBe(false)
    await expect.poll(names).toContain('Replicated three')
    expect(lines.at(-1)).toMatch(/^The replica at DATABASE_READ_URL fails: /)
    await replica.start()
    await expect.poll(() => usesReplica(call)).toBe(true)
    await expect.poll(names).toContain('Replicated three')
  })
})
