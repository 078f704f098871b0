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
  const worker = startWorker(module, {
    execArgv: [],
    // The thread doesn't need the environment's secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  })
  try {
    return await use({ call: (name, ...input) => callThread(worker, limits, { name, input }) })
  } finally {
    await worker.terminate()
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

function startWorker({ folder, name }: { folder: string; name: string }, options: WorkerOptions): Worker {
  const built = new URL(`./${name}.js`, folder)
  if (existsSync(fileURLToPath(built))) return new Worker(built, options)
  const source = new URL(`./${name}.ts`, folder).href
  // A thread doesn't inherit the hooks by which the main thread runs TypeScript.
  const script = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(source)})))`
  return new Worker(script, { ...options, eval: true })
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
