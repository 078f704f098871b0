import { unavailabilityOf } from '../platform/databaseErrors'
import { readTraceparent, traced } from '../platform/tracing'
import type { JobContext, JobHandler, WorkerOptions } from './jobHandlers'
import type { Job, JobKind, JobKinds } from './jobStore'
import { jobStore } from './jobStore'

/** A job whose holder dies is free for others after this many milliseconds. */
export const holdTime = 120_000
const maxTries = 8
const outageRetry = 1_000
/** A job whose holders died without a word this often is given up. */
const maxDeaths = 2

interface Runner extends WorkerOptions {
  /** Runs a job again at a time. */
  onAgain: (at: Date) => void
  /** Whether the worker ends, so that nothing is waited for any more. */
  isEnding: () => boolean
}

/** Runs one job and writes down what became of it: done, again later, failed, or given up. */
export function createJobRunner({ database, deps, handlers, giveUps = {}, log, onAgain, isEnding }: Runner) {
  const store = jobStore(database)
  const after = (milliseconds: number) => new Date(deps.clock().getTime() + milliseconds)

  /** Repeats a write while the database is away: a job whose result is lost would run twice, or late. */
  async function throughOutage(write: () => Promise<unknown>): Promise<void> {
    const until = Date.now() + holdTime
    for (;;) {
      try {
        await write()
        return
      } catch (error) {
        if (unavailabilityOf(error) === undefined || isEnding() || Date.now() > until) throw error
        await new Promise((resolve) => setTimeout(resolve, outageRetry).unref())
      }
    }
  }

  async function runAgain(job: Job, at: Date, error: string | null): Promise<void> {
    await store.again(job, at, error)
    onAgain(at)
  }

  async function execute(job: Job, context: JobContext): Promise<'done' | 'again'> {
    const giveUp = giveUps[job.kind] as ((payload: JobKinds[JobKind], context: JobContext) => Promise<void>) | undefined
    if (giveUp && job.deaths >= maxDeaths) {
      log.error({ kind: job.kind, deaths: job.deaths }, 'a job failed permanently')
      await giveUp(job.payload, context)
      await throughOutage(() => store.fail(job, deps.clock(), `Its server ended ${job.deaths} times.`))
      return 'done'
    }
    const handler = handlers[job.kind] as JobHandler<JobKind> | undefined
    if (!handler) throw new Error(`There is no handler for jobs of the kind ${job.kind}.`)
    const again = await handler(job.payload, context)
    await throughOutage(() => (again ? runAgain(job, again, null) : store.done(job)))
    return again ? 'again' : 'done'
  }

  async function retryOrFail(job: Job, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ err: error, kind: job.kind }, 'a job failed')
    await throughOutage(() =>
      job.tries >= maxTries
        ? store.fail(job, deps.clock(), reason)
        : runAgain(job, after(1000 * 2 ** job.tries), reason),
    )
  }

  return async (job: Job): Promise<void> => {
    const hold = () => store.hold(job, after(holdTime))
    // A job that waits long for another service isn't taken for dead.
    const holding = setInterval(() => void hold().catch(() => undefined), holdTime / 3).unref()
    const started = performance.now()
    const ended = (result: 'done' | 'again' | 'error') =>
      deps.metrics.jobEnded(job.kind, result, (performance.now() - started) / 1000)
    const span = { name: `job ${job.kind}`, kind: 'consumer', parent: readTraceparent(job.traceparent) } as const
    try {
      ended(await traced(span, () => execute(job, { ...deps, database, log, hold })))
    } catch (error) {
      ended('error')
      await retryOrFail(job, error)
    } finally {
      clearInterval(holding)
    }
  }
}
