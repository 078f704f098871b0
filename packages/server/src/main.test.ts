import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from './platform/database/postgres'
import { freePort, operate, signInAt, spawnServer, startServer } from './testing/serverProcess'

/** Lines printed by a server that exits with 1. */
async function failureOf(env: Parameters<typeof spawnServer>[0]): Promise<string[]> {
  const { child, output, ended } = await spawnServer(env)
  onTestFinished(() => void child.kill('SIGKILL'))
  expect(await ended).toEqual([1, null])
  return output().trim().split('\n')
}

describe("a server that can't start prints a message", () => {
  it('when the port is in use', async () => {
    const occupant = createServer().listen(0, '127.0.0.1')
    await once(occupant, 'listening')
    const address = occupant.address()
    const PORT = String(typeof address === 'object' ? address?.port : '')
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'server-'))
    expect(await failureOf({ PORT, DATA_DIR })).toEqual([`Port ${PORT} is in use. Choose another with PORT=…`])
    occupant.close()
  })

  it("when the database can't be reached", async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
    const lines = await failureOf({ PORT: await freePort(), DATABASE_URL, DATABASE_START_TIMEOUT: '1' })
    expect(lines.pop()).toMatch(/^The database at DATABASE_URL can't be reached: [^\n]+$/)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/^Waiting for the database, for up to 1 s more: .+ECONNREFUSED/)
  })

  it('when the configuration is wrong', async () => {
    expect(await failureOf({ PORT: 'abc' })).toEqual(['PORT must be a whole number from 0 to 65535, but is "abc".'])
  })
})

it('prepares the database without serving', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'server-'))
  const { output, ended } = await spawnServer({ PORT: await freePort(), DATA_DIR }, [], ['--prepare'])
  expect(await ended).toEqual([0, null])
  expect(output()).toContain('sandbox')
  expect(output()).not.toContain('is running')
})

/** Set by `npm test -- postgres`; six starts on the embedded database take too long. */
const url = process.env.TEST_DATABASE_URL

it.runIf(url)('starts without demo data, with keys, a partner and an admin from the command line', async () => {
  const address = new URL(url ?? '')
  address.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  const admin = await openPostgres(url ?? '')
  await admin.script(`CREATE DATABASE ${address.pathname.slice(1)}`)
  onTestFinished(async () => {
    await admin.script(`DROP DATABASE ${address.pathname.slice(1)} WITH (FORCE)`)
    await admin.close()
  })
  const [, lines] = await operate({}, 'secrets')
  const secrets = Object.fromEntries(lines.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)))
  expect(Object.keys(secrets)).toEqual(['SIGNING_KEY', 'ENCRYPTION_KEY', 'BACKUP_KEY'])
  const PORT = await freePort()
  const env = { ...secrets, PORT, DATABASE_URL: address.href, SEED_SIZE: 'none' }
  const partner = ['partner', 'acme-pos', 'US', 'term_loan', 'Acme POS'] as const
  const emptyMessage = 'The database is empty. Start the server, or run main.js --prepare, first.'
  expect(await operate(env, ...partner)).toEqual([1, emptyMessage])
  expect(await (await spawnServer(env, [], ['--prepare'])).ended).toEqual([0, null])
  expect(await operate(env, ...partner)).toEqual([0, 'Added the partner Acme POS.'])
  const added = `Added Ana Lima, who signs in with ana@example.org at http://localhost:${PORT}.`
  expect(await operate(env, 'admin', 'acme-pos', 'ana@example.org', 'Ana Lima')).toEqual([0, added])
  const server = await startServer(env)
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  expect(await signInAt(server.origin, 'ana@example.org')).toContain('.')
  // A command runs beside the server on its port.
  const { ended, output } = await spawnServer(env, [], ['--new-key', 'acme-pos', 'prod', 'Server'])
  expect([await ended, output()]).toEqual([[0, null], expect.stringMatching(/^pd_live_/)])
  expect(server.output()).not.toMatch(/demo/i)
})
