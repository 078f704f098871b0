import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, it } from 'vitest'
import { openPGlite } from './platform/database/pglite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', SEED_SIZE: 'small', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const output = { out: '', error: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.error += chunk
  })
  const ended = once(child, 'exit').then(([code]) => Number(code))
  return { child, output, ended }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return String(typeof address === 'object' ? address?.port : address)
}

const freshFolder = () => mkdtempSync(join(tmpdir(), 'server-'))

async function started(env: NodeJS.ProcessEnv) {
  const server = run(env)
  const origin = `http://127.0.0.1:${env.PORT}`
  await expect
    .poll(
      () =>
        fetch(`${origin}/config.json`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { interval: 100 },
    )
    .toBe(true)
  return { ...server, origin }
}

const startLogin = (origin: string, email: string) =>
  fetch(`${origin}/api/auth/login/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })

describe("a server that can't start prints a message", () => {
  it('when the port is in use', async () => {
    const occupant = createServer().listen(0, '127.0.0.1')
    await once(occupant, 'listening')
    const address = occupant.address()
    const PORT = String(typeof address === 'object' ? address?.port : '')
    const { output, ended } = run({ PORT, DATA_DIR: freshFolder() })
    expect(await ended).toBe(1)
    expect(output.error.trim()).toBe(`Port ${PORT} is in use. Choose another with PORT=…`)
    occupant.close()
  })

  it("when the database can't be reached", async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
    const { output, ended } = run({ PORT: await freePort(), DATABASE_URL, DATABASE_START_TIMEOUT: '1' })
    expect(await ended).toBe(1)
    const lines = output.error.trim().split('\n')
    expect(lines.pop()).toMatch(/^The database at DATABASE_URL can't be reached: [^\n]+$/)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/^Waiting for the database, for up to 1 s more: .+ECONNREFUSED/)
  })

  it('when the configuration is wrong', async () => {
    const { output, ended } = run({ PORT: 'abc' })
    expect(await ended).toBe(1)
    expect(output.error.trim()).toBe('PORT must be a whole number from 0 to 65535, but is "abc".')
  })
})

it("loses no acknowledged write when it's killed", async () => {
  const env = { PORT: await freePort(), DATA_DIR: freshFolder() }
  const first = await started(env)
  const second = run({ ...env, PORT: await freePort() })
  expect(await second.ended).toBe(1)
  expect(second.output.error).toMatch(/in use by process \d+/)

  // Each successful sign-in request has written a row.
  const acknowledged: string[] = []
  const writing = (async () => {
    for (let n = 0; ; n += 1) {
      const email = `person-${n}@example.com`
      const answer = await startLogin(first.origin, email).catch(() => undefined)
      if (answer?.status !== 200) return
      acknowledged.push(email)
    }
  })()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
  first.child.kill('SIGKILL')
  await writing

  const again = await started(env)
  const unfinished = connect(Number(env.PORT), '127.0.0.1').on('error', () => undefined)
  await once(unfinished, 'connect')
  unfinished.write('POST /api/auth/login/start HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
  expect(existsSync(join(env.DATA_DIR, 'server.lock'))).toBe(false)

  const database = await openPGlite({ dataDir: join(env.DATA_DIR, 'database') })
  const written = await database.query<{ email: string }>(sql`SELECT email FROM login_codes`)
  await database.close()
  expect(written.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged))
})
