import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { freePort, type ServerProcess, signInAt, startServer } from '../testing/serverProcess'

/** Measures a separate server process, in `npm run test:full` on systems with ps. */
const isAsked = process.env.FULL === '1' && process.platform !== 'win32'
const rows = 100_000
const dataDir = mkdtempSync(join(tmpdir(), 'export-'))
let server: ServerProcess | undefined

afterAll(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  await rm(dataDir, { recursive: true, force: true })
})

it.runIf(isAsked)(`streams an export of ${rows} rows with less than 64 MB of memory growth`, async () => {
  const { child, origin } = await startServer({
    PORT: await freePort(),
    DATA_DIR: dataDir,
    SEED_BUSINESSES: String(rows),
  })
  server = { child, origin, output: () => '', ended: new Promise((resolve) => child.once('exit', resolve)) }
  const authorization = `Bearer ${await signInAt(origin, demoAccounts.partner.email)}`
  // In kB.
  const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024
  const download = async (filter: string) => {
    const url = `${origin}/api/partner_dashboard/capital_tab/csv_export?kind=businesses${filter}`
    const response = await fetch(url, { headers: { authorization } })
    let [lines, most, seen] = [0, 0, 0]
    for await (const chunk of response.body ?? []) {
      lines += Buffer.from(chunk).toString('latin1').split('\n').length - 1
      if (Date.now() - seen < 50) continue
      seen = Date.now()
      most = Math.max(most, memory())
    }
    return { lines, most: Math.max(most, memory()) }
  }
  // Warms up code and caches.
  await download('&region=TX')
  const before = memory()
  const { lines, most } = await download('')
  expect(lines).toBeGreaterThan(rows)
  expect(most - before).toBeLessThan(64)

  const stalled = await Promise.all(Array.from({ length: 50 }, () => stall(origin, authorization)))
  let stalledMost = 0
  for (let second = 0; second < 10; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    stalledMost = Math.max(stalledMost, memory())
  }
  for (const socket of stalled) socket.destroy()
  expect(stalledMost - before).toBeLessThan(64)
})

/** Starts a download and stops reading after the first bytes. */
async function stall(origin: string, authorization: string) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(
    `GET /api/partner_dashboard/capital_tab/csv_export?kind=businesses HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${authorization}\r\n\r\n`,
  )
  await once(socket, 'readable')
  expect(String(socket.read(12))).toBe('HTTP/1.1 200')
  return socket
}
