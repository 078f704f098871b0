import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfSources } from './testDump'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const builds = join(root, '.cache/test-server')
const builder = new URL('../../../../scripts/buildServer.mjs', import.meta.url).href

export interface ServerProcess {
  child: ChildProcess
  origin: string
  output: () => string
  /** Resolves when the process exits. */
  ended: Promise<(number | string | null)[]>
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return String(typeof address === 'object' ? address?.port : address)
}

type Env = NodeJS.ProcessEnv & { PORT: string }

/**
 * Starts the server in a separate process that can be killed. Resolves when it responds. An empty DATA_DIR gets a copy of
 * the demo data.
 */
export async function startServer(env: Env, preload: readonly string[] = []): Promise<ServerProcess> {
  const printed = env.DATA_DIR === undefined || isFilled(env.DATA_DIR) ? '' : await copyPrepared(env.DATA_DIR)
  const server = await spawnServer(env, preload)
  await responds(server)
  return { ...server, output: () => printed + server.output() }
}

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

let prepared: Promise<string> | undefined

/** Copies a data folder that the first test of a day prepares. Returns the output of its server, which has the API keys. */
async function copyPrepared(dataDir: string): Promise<string> {
  prepared ??= prepareOnce()
  const folder = await prepared
  await cp(join(folder, 'data'), dataDir, { recursive: true })
  return await readFile(join(folder, 'printed.txt'), 'utf8')
}

async function prepareOnce(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const folder = join(builds, await hashOfSources(), day)
  if (!existsSync(folder)) {
    // Prepared in another folder first, because other processes may prepare it too.
    const aside = `${folder}.${process.pid}`
    const { output, ended } = await spawnServer({ PORT: '0', DATA_DIR: join(aside, 'data') }, [], ['--prepare'])
    const [code] = await ended
    if (code !== 0) throw new Error(`The demo data couldn't be prepared: ${output()}`)
    await writeFile(join(aside, 'printed.txt'), output())
    await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }))
  }
  return folder
}

/** Runs an operator's command in a separate process. Returns its exit code and output. */
export async function operate(env: NodeJS.ProcessEnv, ...args: string[]): Promise<[code: unknown, output: string]> {
  const { ended, output } = await spawnServer({ PORT: '0', ...env }, [], args, 'operate.js')
  const [code] = await ended
  return [code, output().trim()]
}

/** Starts the built server in a separate process without waiting for it. `preload` are modules to import before it. */
export async function spawnServer(
  env: Env,
  preload: readonly string[] = [],
  args: readonly string[] = [],
  program = 'main.js',
): Promise<ServerProcess> {
  const main = join(await builtServer(), program)
  const imports = preload.flatMap((module) => ['--import', module])
  const child = spawn(process.execPath, ['--enable-source-maps', ...imports, main, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', SEED_SIZE: 'small', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
    })
  }
  return { child, origin: `http://127.0.0.1:${env.PORT}`, output: () => text, ended: once(child, 'close') }
}

let built: Promise<string> | undefined

/** Folder of the server, which is built once per version of the sources. From the sources, each start takes four times the CPU time. */
function builtServer(): Promise<string> {
  // Several servers can start together.
  built ??= buildOnce()
  return built
}

async function buildOnce(): Promise<string> {
  const hash = await hashOfSources()
  const folder = join(builds, hash)
  if (!existsSync(folder)) {
    const { buildServer } = (await import(builder)) as { buildServer: (folder: string) => Promise<void> }
    // Built in another folder first, because other processes may build it too.
    const aside = `${folder}.${process.pid}`
    await mkdir(builds, { recursive: true })
    await buildServer(aside)
    await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }))
    for (const other of await readdir(builds)) {
      if (!other.startsWith(hash)) await rm(join(builds, other), { recursive: true, force: true })
    }
  }
  return folder
}

/** Resolves when the server responds, and what it printed at its start has arrived. */
export async function responds({ child, origin, output }: ServerProcess): Promise<void> {
  const until = Date.now() + 300_000
  for (;;) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The server did not start: ${output()}`)
    const isUp = await fetch(`${origin}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp && output().includes('is running at')) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** API key printed by the first start. */
export const printedKey = (output: string, slug: string, mode: 'prod' | 'sandbox'): string => {
  const key = new RegExp(`${slug} +${mode} +(pd_\\w+_\\S+)`).exec(output)?.[1]
  if (key === undefined) throw new Error(`No key of ${slug} was printed: ${output}`)
  return key
}

/** Signs in with the emailed code of a new session. Returns its access token. */
export async function signInAt(origin: string, email: string): Promise<string> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`)
    return response.json() as Promise<Record<string, string>>
  }
  const codes = async () => (await (await fetch(`${origin}/_local/outbox`)).text()).match(/\b\d{8}\b/g) ?? []
  const old = new Set(await codes())
  const { login_token } = await post('login/start', { email })
  let code: string | undefined
  while (code === undefined) code = (await codes()).find((each) => !old.has(each))
  const { identity_token } = await post('login/validate_otp', { login_token, email, code })
  const { access_token = '' } = await post('token/exchange', { identity_token, is_auth0_token: false })
  return access_token
}
