import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, expect, it } from 'vitest'
import { openPGlite } from '../platform/database/pglite'
import { freePort, printedKey, type ServerProcess, spawnServer, startServer } from '../testing/serverProcess'

/** Kills the server during writes on the embedded engine: 20 rounds in `npm run test:full`, otherwise 2. */
const rounds = process.env.FULL === '1' ? 20 : 2
const dataDir = mkdtempSync(join(tmpdir(), 'killed-'))
let server: ServerProcess | undefined

afterAll(async () => {
  server?.child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

const address = { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }

it(`loses no acknowledged write and keeps no partial record in ${rounds} rounds of kill -9`, async () => {
  const env = { PORT: await freePort(), DATA_DIR: dataDir }
  const acknowledged = new Map<string, string>()
  const tried = new Set<string>()
  let key = ''

  const create = (externalId: string) => {
    tried.add(externalId)
    return fetch(`${server?.origin}/api/v1/businesses`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': `key-${externalId}`,
      },
      body: JSON.stringify({ external_id: externalId, legal_name: externalId, incorporation_type: 'llc', address }),
    })
  }

  for (let round = 0; round < rounds; round += 1) {
    // It restarts without manual repair.
    server = await startServer(env)
    if (round === 0) {
      key = printedKey(server.output(), 'harvest-pos', 'prod')
      const second = await spawnServer({ ...env, PORT: await freePort() })
      expect(await second.ended).toEqual([1, null])
      expect(second.output()).toMatch(/in use by process \d+/)
    }
    let isKilled = false
    let count = 0
    const writers = [0, 1, 2].map(async (writer) => {
      for (let number = 0; !isKilled; number += 1) {
        const externalId = `KILL-${round}-${writer}-${number}`
        try {
          const response = await create(externalId)
          const { id } = (await response.json()) as { id: string }
          if (response.status === 201) {
            acknowledged.set(externalId, id)
            count += 1
          }
        } catch {
          return
        }
      }
    })
    while (count < 15) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
    server.child.kill('SIGKILL')
    isKilled = true
    await Promise.all([...writers, server.ended])
  }

  server = await startServer(env)
  // Interrupted requests can be repeated with their key and take effect once.
  const unsure = [...tried].filter((externalId) => !acknowledged.has(externalId))
  for (const externalId of unsure) expect((await create(externalId)).status).toBe(201)
  // A request that is never completed doesn't delay the end.
  const unfinished = connect(Number(env.PORT), '127.0.0.1').on('error', () => undefined)
  await once(unfinished, 'connect')
  unfinished.write('POST /api/auth/login/start HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual([0, null])
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)

  const database = await openPGlite({ dataDir: join(dataDir, 'database') })
  const rows = await database.query<{ external_id: string; id: string; events: number; keys: number }>(
    sql`SELECT b.external_id, b.id,
          (SELECT count(*) FROM webhook_events e WHERE e.type = 'business.created' AND e.related_object_ids @> ARRAY['business_' || b.id]) AS events,
          (SELECT count(*) FROM idempotency_keys k WHERE k.key = 'key-' || b.external_id AND k.status = 201
              AND k.body->>'id' = 'business_' || b.id) AS keys
        FROM businesses b WHERE b.external_id LIKE 'KILL-%'`,
  )
  const [halves] = await database.query<{ keys: number; events: number }>(
    sql`SELECT (SELECT count(*) FROM idempotency_keys WHERE status = 0) AS keys,
          (SELECT count(*) FROM webhook_events e WHERE e.type = 'business.created' AND e.body->'data'->>'external_id' LIKE 'KILL-%'
              AND NOT EXISTS (SELECT 1 FROM businesses b WHERE e.related_object_ids @> ARRAY['business_' || b.id])) AS events`,
  )
  await database.close()
  const there = new Map(rows.map(({ external_id, id }) => [external_id, `business_${id}`]))
  const lost = [...acknowledged].filter(([externalId, id]) => there.get(externalId) !== id)
  expect(acknowledged.size).toBeGreaterThanOrEqual(15 * rounds)
  expect(lost).toEqual([])
  expect(there.size).toBe(tried.size)
  expect(rows.filter(({ events, keys }) => events !== 1 || keys !== 1)).toEqual([])
  expect(halves).toEqual({ keys: 0, events: 0 })
})
