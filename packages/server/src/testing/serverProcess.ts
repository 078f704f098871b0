import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export interface ServerProcess {
  child: ChildProcess
  origin: string
  output: () => string
  /** Ends with the process. */
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

/** The server as it is started by hand, in a process of its own that can be killed; answers when it answers. */
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

/** The key that the first start printed. */
export const printedKey = (output: string, slug: string, mode: 'prod' | 'sandbox'): string => {
  const key = new RegExp(`${slug} +${mode} +(pd_\\w+_\\S+)`).exec(output)?.[1]
  if (key === undefined) throw new Error(`No key of ${slug} was printed: ${output}`)
  return key
}
