import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { openPostgres } from './platform/database/postgres'
import { freePort, operate, signInAt, spawnServer, startServer } from './testing/serverProcess'

/** Set by `npm test -- postgres`: commands run beside a server, which the embedded database doesn't allow. */
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
