/**
 * `npm run test:image`: the steps of the Containerfile without a container engine. Installs the built server's packages in an empty folder,
 * starts it from a read-only tree (as another user when root runs this), signs in and reads a list, and stops it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './installed.mjs'
import { openPostgres } from './postgres.mjs'
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
  await until(async () => (await fetch(`${origin}/readyz`)).ok)
  console.log(`businesses: ${await signInAndCount(origin)}`)
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

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

async function until(isTrue, patience = 120_000) {
  const end = Date.now() + patience
  while (!(await isTrue().catch(() => false))) {
    if (server.exitCode !== null || Date.now() > end) throw new Error("The server didn't become ready.")
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function signInAndCount(origin) {
  const post = async (path, body) => {
    const response = await fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const email = 'maya.ortiz@example.com'
  const { login_token } = await post('login/start', { email })
  let code
  await until(async () => {
    code = /\b\d{8}\b/.exec(await (await fetch(`${origin}/_local/outbox`)).text())?.[0]
    return code !== undefined
  })
  const { identity_token } = await post('login/validate_otp', { email, code, login_token })
  const { access_token } = await post('token/exchange', { identity_token, is_auth0_token: false })
  const response = await fetch(`${origin}/api/partner_dashboard/businesses_page/count`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  if (!response.ok) throw new Error(`The count responded with ${response.status}.`)
  return (await response.json()).count
}

function sizeOf(path) {
  if (!statSync(path).isDirectory()) return statSync(path).size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}
