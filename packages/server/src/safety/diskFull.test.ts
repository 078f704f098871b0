import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../platform/database/postgres'
import { type Cluster, openCluster } from '../testing/cluster'
import { freePort, printedKey, type ServerProcess, startServer } from '../testing/serverProcess'

const folder = mkdtempSync(join(tmpdir(), 'disk-full-'))
const address = { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }
let server: ServerProcess
let key = ''

async function start(env: NodeJS.ProcessEnv, preload: readonly string[] = []): Promise<void> {
  server = await startServer({ ...env, PORT: await freePort() }, preload)
  key = printedKey(server.output(), 'harvest-pos', 'prod')
}
afterAll(() => rm(folder, { recursive: true, force: true }))

async function send(method: string, path: string, body?: object, headers: object = {}) {
  const response = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(100_000),
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() }
}

const create = (externalId: string) =>
  send(
    'POST',
    '/businesses',
    { external_id: externalId, legal_name: externalId, incorporation_type: 'llc', address },
    { 'idempotency-key': externalId },
  )
const count = async (externalId: string) =>
  (await send('GET', `/businesses?external_id=${externalId}`)).body.results.length

const full = { status: 507, retryAfter: '5', body: { code: 'storage_full', detail: 'The server is out of storage.' } }
const unsure = { status: 503, retryAfter: '5', body: { code: 'outcome_unknown' } }

/** Changes are refused without an effect, reads continue, and the same change succeeds once there is space. */
async function expectRefused(fill: () => unknown, free: () => unknown): Promise<void> {
  const externalId = `FULL-${randomUUID()}`
  await fill()
  expect(await create(externalId)).toMatchObject(full)
  expect(await count(externalId)).toBe(0)
  await free()
  expect(await create(externalId)).toMatchObject({ status: 201 })
  expect(await count(externalId)).toBe(1)
}

describe('the embedded database on a full disk', () => {
  const marker = join(folder, 'full')
  const fill = (paths: string) => writeFileSync(marker, paths)
  const free = () => rmSync(marker)

  beforeAll(() =>
    start({ DATA_DIR: join(folder, 'data'), FULL_DISK: marker }, [
      new URL('../testing/fullDisk.mjs', import.meta.url).href,
    ]),
  )
  afterAll(() => void server?.child.kill('SIGKILL'))

  it('refuses changes while tables have no space', () => expectRefused(() => fill('/base/'), free))

  it('is opened again after its log had no space', async () => {
    const kept = `KEPT-${randomUUID()}`
    expect(await create(kept)).toMatchObject({ status: 201 })
    const externalId = `LOG-${randomUUID()}`
    fill('/pg_wal/')
    // Unknown if this COMMIT was the first to fail; refused if a job failed before.
    const first = await create(externalId)
    expect(first).toMatchObject(first.status === 503 ? unsure : full)
    // Without space, it can't be opened.
    expect(await create(externalId)).toMatchObject(full)
    expect(await create(externalId)).toMatchObject(full)
    free()
    await expect.poll(() => create(externalId), { interval: 200 }).toMatchObject({ status: 201 })
    expect(await count(externalId)).toBe(1)
    expect(await count(kept)).toBe(1)
  })
})

/** Runs in `npm test -- postgres`, with its own cluster, whose files the test changes. */
describe.runIf(Boolean(process.env.TEST_DATABASE_URL))('PostgreSQL on a full disk', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await openCluster()
    await start({ DATABASE_URL: cluster.url })
  })
  afterAll(async () => {
    server?.child.kill('SIGKILL')
    await cluster?.stop()
  })

  /** Replaces a table's file, whose rows every creation adds to. */
  async function replaceFile(change: (file: string) => void): Promise<void> {
    const database = await openPostgres(cluster.url)
    await database.transaction(async (tx) => {
      await tx.script('TRUNCATE idempotency_keys')
      const [row] = await tx.query<{ file: string }>(
        sql`SELECT current_setting('data_directory') || '/' || pg_relation_filepath('idempotency_keys') AS file`,
      )
      change(row?.file ?? '')
    })
    await database.close()
  }

  it('refuses changes while tables have no space', () =>
    expectRefused(
      () =>
        replaceFile((file) => {
          rmSync(file)
          // The kernel answers writes to this device like a full disk.
          symlinkSync('/dev/full', file)
        }),
      () => replaceFile(() => undefined),
    ))
})
