import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Product {
  origin: string
  dataDir: string
  process: ChildProcess
  /** Output so far. */
  output: () => string
  stop: () => Promise<void>
}

interface StartOptions {
  /** A folder to keep; by default a temporary one. */
  dataDir?: string
  port?: number
}

/** Creates the database and the demo data of a product in an empty folder. */
export async function prepareProduct(dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js'), '--prepare'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk
    })
  }
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The product couldn't be prepared:\n${printed}`)
}

/** Runs the built product like `npm start` and waits until it responds. */
export async function startProduct({ dataDir, port }: StartOptions = {}): Promise<Product> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'partner-dashboard-'))
  const origin = `http://127.0.0.1:${port ?? (await freePort())}`
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: new URL(origin).port, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answers(origin, child, () => printed)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, dataDir: folder, process: child, output: () => printed, stop }
}

async function answers(origin: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (let tries = 0; tries < 1500; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The product exited with ${child.exitCode}:\n${printed()}`)
    const response = await fetch(`${origin}/config.json`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The product didn't respond within five minutes:\n${printed()}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
