import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../platform/database/postgres'
import type { Database } from '../platform/database/sql'
import { makeSecrets } from '../platform/secrets'
import { freePort, printedKey, type ServerProcess, startServer } from '../testing/serverProcess'

/** Runs in `npm test -- postgres`. */
const url = process.env.TEST_DATABASE_URL
const rounds = process.env.FULL === '1' ? 10 : 1
const probeInterval = 100

describe.runIf(url)('a rolling update', () => {
  const opened: Database[] = []
  const servers = new Set<ServerProcess>()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const agent = new Agent({ keepAlive: true })

  afterAll(async () => {
    agent.destroy()
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all([...servers].map(({ ended }) => ended))
    const [admin, own] = opened
    await own?.close()
    await admin?.script(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin?.close()
  })

  it('loses no request under load', async () => {
    const admin = await openPostgres(url ?? '')
    opened.push(admin)
    await admin.script(`CREATE DATABASE ${name}`)
    const address = new URL(url ?? '')
    address.pathname = `/${name}`
    const { signingKey, encryptionKey } = await makeSecrets()
    const env = {
      DATABASE_URL: address.href,
      SIGNING_KEY: JSON.stringify(signingKey),
      ENCRYPTION_KEY: encryptionKey,
      SHUTDOWN_DELAY: '5',
    }
    const launch = async () => {
      const server = await startServer({ ...env, PORT: await freePort() })
      servers.add(server)
      return server
    }
    const first = await launch()
    const key = printedKey(first.output(), 'harvest-pos', 'prod')
    const database = await openPostgres(address.href)
    opened.push(database)

    // Simulates a load balancer: probes every server and sends requests to ready ones.
    let ready = [first]
    let isOver = false
    const probing = (async () => {
      while (!isOver) {
        const found = await Promise.all(
          [...servers].map(async (server) => ({
            server,
            isReady: await fetch(`${server.origin}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          })),
        )
        const nowReady = found.filter(({ isReady }) => isReady).map(({ server }) => server)
        if (nowReady.length > 0) ready = nowReady
        await new Promise((resolve) => setTimeout(resolve, probeInterval))
      }
    })()

    const post = (server: ServerProcess | undefined, externalId: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const body = JSON.stringify({
          external_id: externalId,
          legal_name: externalId,
          incorporation_type: 'llc',
          address: { address_line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' },
        })
        const headers = {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }
        const outgoing = request(
          `${server?.origin}/api/v1/businesses`,
          { method: 'POST', agent, headers },
          (response) => {
            response.resume().once('end', () => resolve(response.statusCode))
          },
        )
        outgoing.once('error', reject).end(body)
      })

    const failures: string[] = []
    const created: string[] = []
    const clients = Array.from({ length: 4 }, async (_, client) => {
      for (let number = 0; !isOver; number += 1) {
        const externalId = `ROLL-${client}-${number}`
        const server = ready[number % ready.length]
        const status = await post(server, externalId).catch((error: Error) => error.message)
        if (status === 201) created.push(externalId)
        else failures.push(`${externalId}: ${status}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })
    let old = first
    for (let round = 0; round < rounds; round += 1) {
      const next = await launch()
      await expect.poll(() => ready.includes(next)).toBe(true)
      old.child.kill('SIGTERM')
      expect(await old.ended).toEqual([0, null])
      servers.delete(old)
      old = next
    }
    isOver = true
    await Promise.all([probing, ...clients])
    expect(failures).toEqual([])
    expect(created.length).toBeGreaterThan(rounds * 20)
    const stored = await database.query<{ external_id: string }>(
      sql`SELECT external_id FROM businesses WHERE external_id LIKE 'ROLL-%'`,
    )
    expect(stored.map(({ external_id }) => external_id).sort()).toEqual(created.sort())
  })
})
