import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root, runNode } from '../../installed.mjs'
import { isBuilt } from '../../sources.mjs'

/** A demo partner with some hundred businesses. */
const account = 'maya.ortiz@example.com'

/** Builds the product in a separate folder with its own demo data. */
export async function startProduct(folder) {
  const built = join(folder, 'dist')
  if (!isBuilt()) runNode([join(root, 'scripts/build.mjs')])
  rmSync(built, { recursive: true, force: true })
  for (const part of ['app', 'server']) cpSync(join(root, 'dist', part), join(built, part), { recursive: true })

  const origin = `http://127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, [join(built, 'server/main.js'), '--reset'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(origin).port,
      DATA_DIR: join(folder, 'data'),
      APP_DIR: join(built, 'app'),
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`The product exited with ${child.exitCode}:\n${printed}`)
    const response = await fetch(`${origin}/config.json`).catch(() => undefined)
    if (response?.ok) return { origin, folder: join(built, 'app'), stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error(`The product didn't respond within two minutes:\n${printed}`)
}

/** Storage state of a signed-in browser, and the URL of one business. */
export async function signIn(browser, origin) {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email address' }).fill(account)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.waitFor()
  const { mails } = await (await fetch(`${origin}/_local/outbox.json`)).json()
  await code.fill(mails.find(({ to }) => to === account).text.match(/\b\d{8}\b/)[0])
  await page.getByRole('navigation').first().waitFor()
  const storageState = await context.storageState()
  await page.goto('/businesses')
  // The shell's rows are samples.
  const business = await page.locator('#root tbody th a').first().getAttribute('href')
  await context.close()
  return { storageState, business }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
