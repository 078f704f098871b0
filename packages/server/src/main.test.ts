import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort, spawnServer } from './testing/serverProcess'

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

  it('when the port for metrics is in use', async () => {
    const occupant = createServer().listen(0, '127.0.0.1')
    await once(occupant, 'listening')
    const address = occupant.address()
    const METRICS_PORT = String(typeof address === 'object' ? address?.port : '')
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'server-'))
    const lines = await failureOf({ PORT: await freePort(), DATA_DIR, METRICS_PORT, SEED_SIZE: 'none' })
    expect(lines).toEqual([`Port ${METRICS_PORT} is in use. Choose another with METRICS_PORT=…`])
    occupant.close()
  })

  it("when the database can't be reached", async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
    const lines = await failureOf({ PORT: await freePort(), DATABASE_URL, DATABASE_START_TIMEOUT: '5' })
    expect(lines.pop()).toMatch(/^The database at DATABASE_URL can't be reached: [^\n]+$/)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/^Waiting for the database, for up to \d s more: .+ECONNREFUSED/)
  })

  it('when the configuration is wrong', async () => {
    expect(await failureOf({ PORT: 'abc' })).toEqual(['PORT must be a whole number from 0 to 65535, but is "abc".'])
  })
})

it('prepares the database without serving', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'server-'))
  const env = { PORT: await freePort(), DATA_DIR, SEED_SIZE: 'none' }
  const { output, ended } = await spawnServer(env, [], ['--prepare'])
  expect(await ended).toEqual([0, null])
  expect(output()).not.toContain('is running')
  expect(readdirSync(join(DATA_DIR, 'database'))).toContain('PG_VERSION')
})
