/**
 * `npm run test:image` runs the steps of the Containerfile without a container engine: installs the built server's
 * packages in an empty folder, starts it from a read-only tree (as another user if run by root), signs in, reads a
 * list and stops it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './installed.mjs'
import { openPostgres } from './postgres.mjs'
import { freePort, signInAndCount, until } from './probe.mjs'
import { isBuilt } from './sources.mjs'

const maxMegabytes = 150
const nobody = 65_534

ensureInstalled()
if (!isBuilt()) runNode([join(root, 'scripts/build.mjs')])
const postgres = await openPostgres()
if ('why' in postgres) throw new Error(postgres.why)
const folder = mkdtempSync(join(tmpdir(), 'image-'))
let server
try {
  cpSync(join(root, 'dist/app'), join(folder, 'dist/app'), { recursive: true })
  cpSync(join(root, 'dist/server'), join(folder, 'dist/server'), { recursive: true })
  const { status } = spawnSync('npm', ['ci', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: join(folder, 'dist/server'),
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`npm ci exited with ${status}.`)
  const data = join(folder, 'data')
  mkdirSync(data)
  makeReadOnly(folder)
  const asNobody = process.getuid?.() === 0
  if (asNobody) spawnSync('chown', [String(nobody), data])
  chmodSync(data, 0o700)

  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: postgres.url,
      OUTBOX: '1',
      SEED_SIZE: 'small',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(asNobody && { uid: nobody, gid: nobody }),
  })
  await until(server, async () => (await fetch(`${origin}/readyz`)).ok)
  console.log(`businesses: ${await signInAndCount(server, origin)}`)
  const page = await fetch(`${origin}/businesses`, { headers: { accept: 'text/html' } })
  if (!page.ok || !(await page.text()).includes('<script')) throw new Error("The app isn't served.")
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) throw new Error(`The server exited with ${code}.`)
  const megabytes = Math.round(sizeOf(folder) / 1e6)
  console.log(`size without Node: ${megabytes} MB`)
  if (megabytes > maxMegabytes) throw new Error(`The image may have up to ${maxMegabytes} MB.`)
} finally {
  server?.kill('SIGKILL')
  await postgres.stop()
  spawnSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}

function makeReadOnly(path) {
  const { status } = spawnSync('chmod', ['-R', 'a-w,a+rX', path])
  if (status !== 0) throw new Error(`chmod exited with ${status}.`)
}

function sizeOf(path) {
  if (!statSync(path).isDirectory()) return statSync(path).size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}
