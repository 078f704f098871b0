import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { ThreadCall, ThreadMethods, ThreadReply } from './threadMethods'

export interface ThreadLimits {
  /** Milliseconds per call. */
  time: number
  /** Maximum heap in MB. */
  megabytes: number
}

export class ThreadFailure extends Error {
  readonly reason: 'time' | 'memory' | 'crash'

  constructor(reason: 'time' | 'memory' | 'crash', cause?: unknown) {
    super(`A thread was ended: ${reason}.`, { cause })
    this.name = 'ThreadFailure'
    this.reason = reason
  }
}

export interface Thread<Methods extends ThreadMethods> {
  call<Name extends keyof Methods & string>(
    name: Name,
    ...input: Parameters<Methods[Name]>
  ): Promise<Awaited<ReturnType<Methods[Name]>>>
}

/** Leaves a core free for requests. */
const maxThreads = 2
let running = 0
const queue: (() => void)[] = []

/**
 * Runs `use` with a worker thread of its own, so that parsing a file can't block requests or exceed time and memory
 * limits. The thread's module calls `serveThread`; the build places it next to the server's file.
 */
export async function withThread<Methods extends ThreadMethods, Result>(
  module: { folder: string; name: string },
  limits: ThreadLimits,
  use: (thread: Thread<Methods>) => Promise<Result>,
): Promise<Result> {
  if (running >= maxThreads) await new Promise<void>((resolve) => queue.push(resolve))
  else running += 1
  let worker: Worker | undefined
  try {
    const started = await startWorker(module, {
      execArgv: [],
      // The thread doesn't need the environment's secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    })
    worker = started
    return await use({ call: (name, ...input) => callThread(started, limits, { name, input }) })
  } finally {
    await worker?.terminate()
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

export async function* partsOf<Value>(read: (start: number) => Promise<Value[]>): AsyncGenerator<Value[]> {
  for (let start = 0; ; ) {
    const part = await read(start)
    if (part.length === 0) return
    yield part
    start += part.length
  }
}

async function startWorker({ folder, name }: { folder: string; name: string }, options: WorkerOptions) {
  const built = new URL(`./${name}.js`, folder)
  if (existsSync(fileURLToPath(built))) return new Worker(built, options)
  // A thread doesn't inherit the hooks by which the main thread runs TypeScript.
  return new Worker(await bundleOf(fileURLToPath(new URL(`./${name}.ts`, folder))), { ...options, eval: true })
}

/** Bundles of sources. Loading each module in each thread took 0.6 s instead of 0.1 s. */
const bundles = new Map<string, Promise<string>>()

function bundleOf(source: string): Promise<string> {
  const known = bundles.get(source) ?? bundle(source)
  bundles.set(source, known)
  return known
}

async function bundle(source: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, platform: 'node', write: false })
  return outputFiles[0]?.text ?? ''
}

function callThread<Answer>(worker: Worker, { time }: ThreadLimits, call: ThreadCall): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onReply).off('error', failed).off('exit', exited)
      settle()
    }
    const onReply = (reply: ThreadReply) =>
      end(() => ('error' in reply ? reject(reply.error) : resolve(reply.answer as Answer)))
    const failed = (error: Error & { code?: string }) =>
      end(() => reject(new ThreadFailure(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error)))
    const exited = () => end(() => reject(new ThreadFailure('crash')))
    const timer = setTimeout(() => end(() => reject(new ThreadFailure('time'))), time)
    worker.on('message', onReply).on('error', failed).on('exit', exited)
    worker.postMessage(call)
  })
}
