import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export interface ServerProcess {
  child: ChildProcess
  origin: string
  output: () => string
  /** Resolves when the process exits. */
  ended: Promise<unknown>
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

/** Starts the server in a separate process that can be killed. Resolves when it responds. */
export async function startServer(env: Env, preload: readonly string[] = []): Promise<ServerProcess> {
  const server = spawnServer(env, preload)
  await responds(server)
  return server
}

/** Starts the server in a separate process without waiting for it. `preload` are modules to import before it. */
export function spawnServer(env: Env, preload: readonly string[] = [], args: readonly string[] = []): ServerProcess {
  const imports = ['tsx', ...preload].flatMap((module) => ['--import', module])
  const child = spawn(process.execPath, [...imports, 'packages/server/src/main.ts', ...args], {
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
  return { child, origin: `http://127.0.0.1:${env.PORT}`, output: () => text, ended: once(child, 'exit') }
}

/** Resolves when the server responds. */
export async function responds({ child, origin, output }: ServerProcess): Promise<void> {
  const until = Date.now() + 300_000
  for (;;) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The server did not start: ${output()}`)
    const isUp = await fetch(`${origin}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
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
