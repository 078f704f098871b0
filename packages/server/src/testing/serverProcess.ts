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

/** Starts the server in a separate process that can be killed. Resolves when it responds. */
export async function startServer(env: NodeJS.ProcessEnv & { PORT: string }): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], {
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
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${env.PORT}`
  const until = Date.now() + 300_000
  for (;;) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The server did not start: ${text}`)
    const isUp = await fetch(`${origin}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { child, origin, output: () => text, ended }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** API key printed by the first start. */
export const printedKey = (output: string, slug: string, mode: 'prod' | 'sandbox'): string => {
  const key = new RegExp(`${slug} +${mode} +(pd_\\w+_\\S+)`).exec(output)?.[1]
  if (key === undefined) throw new Error(`No key of ${slug} was printed: ${output}`)
  return key
}
