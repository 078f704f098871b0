import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/sql'
import type { Deps } from '../../deps'
import { type Job, type JobKind, type JobKinds, jobStore } from './jobStore'

export interface JobContext extends Deps {
  database: Database
  log: FastifyBaseLogger
  /** Keeps the job for another while; to be called now and then by what takes long. */
  hold: () => Promise<unknown>
}

/** Does one job. Answers when to do it again, or nothing when it is done. What it throws is tried again. */
export type JobHandler<Kind extends JobKind> = (
  payload: JobKinds[Kind],
  context: JobContext,
) => Promise<Date | undefined>

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> }

/** Milliseconds. A holder that dies loses its job after this. */
const holdTime = 120_000
const longestSleep = 5_000
const mostTries = 8

interface WorkerOptions {
  database: Database
  deps: Deps
  handlers: JobHandlers
  log: FastifyBaseLogger
}

/** Does the jobs of the database, one after another. Several workers, of several servers, share them. */
export function createWorker({ database, deps, handlers, log }: WorkerOptions) {
  const store = jobStore(database)
  const after = (milliseconds: number) => new Date(deps.clock().getTime() + milliseconds)
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isStopped = true
  let running: Promise<void> = Promise.resolve()

  async function work(job: Job): Promise<void> {
    const context: JobContext = { ...deps, database, log, hold: () => store.hold(job.id, after(holdTime)) }
    try {
      const handler = handlers[job.kind] as JobHandler<JobKind> | undefined
      if (!handler) throw new Error(`There is nobody for jobs of the kind ${job.kind}.`)
      const again = await handler(job.payload, context)
      await (again ? store.again(job.id, again, null) : store.done(job.id))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ err: error, kind: job.kind }, 'a job failed')
      if (job.tries >= mostTries) await store.fail(job.id, deps.clock(), reason)
      else await store.again(job.id, after(1000 * 2 ** job.tries), reason)
    }
  }

  /** Does everything that is due now, what becomes due meanwhile included. Answers how many jobs that was. */
  async function runDue(): Promise<number> {
    let count = 0
    for (;;) {
      const job = await store.take(deps.clock(), after(holdTime))
      if (!job) return count
      await work(job)
      count += 1
    }
  }

  function sleep(milliseconds: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(round, milliseconds).unref()
  }

  function round(): void {
    if (isRunning) return
    isRunning = true
    running = (async () => {
      let wait = longestSleep
      try {
        await runDue()
        const next = await store.nextDue()
        if (next !== undefined) wait = Math.min(longestSleep, Math.max(50, next - deps.clock().getTime()))
      } catch (error) {
        log.error({ err: error }, 'the worker could not look for jobs')
      }
      isRunning = false
      sleep(wait)
    })()
  }

  return {
    runDue,
    start() {
      isStopped = false
      sleep(0)
    },
    /** Looks at once. */
    wake: () => sleep(20),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

export type Worker = ReturnType<typeof createWorker>
