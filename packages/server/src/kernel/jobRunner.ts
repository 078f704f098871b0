import { unavailabilityOf } from '../platform/databaseErrors'
import { readTraceparent, traced } from '../platform/tracing'
import type { JobContext, JobHandler, WorkerOptions } from './jobHandlers'
import type { Job, JobKind, JobKinds } from './jobStore'
import { jobStore } from './jobStore'

/** Lease in milliseconds, after which another worker may take the job. */
export const holdTime = 120_000
const maxTries = 8
const outageRetry = 1_000
/** Kinds that hold a whole file, which fail permanently after their worker crashed this often: the file may be the reason. */
const maxDeaths = 2
const mayCrash: ReadonlySet<JobKind> = new Set(['make_export', 'read_upload'])
/** Kinds that schedule themselves, so they never fail permanently. */
const recurring: ReadonlySet<JobKind> = new Set(['minute', 'day'])

interface Runner extends WorkerOptions {
  /** Schedules another run. */
  onAgain: (at: Date) => void
  /** Whether the worker is shutting down. */
  isEnding: () => boolean
}

/** Runs one job and saves its result: done, rescheduled, retried or failed. */
export function createJobRunner({ database, deps, handlers, failureHandlers = {}, log, onAgain, isEnding }: Runner) {
  const store = jobStore(database)
  const after = (milliseconds: number) => new Date(deps.clock().getTime() + milliseconds)

  /** Retries while the database is unavailable, because a lost result would run the job twice. */
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

  async function giveUp(job: Job, context: JobContext, reason: string): Promise<void> {
    log.error({ kind: job.kind, tries: job.tries, deaths: job.deaths }, 'a job failed permanently')
    const report = failureHandlers[job.kind] as
      | ((payload: JobKinds[JobKind], context: JobContext) => Promise<void>)
      | undefined
    if (report) {
      await throughOutage(() => report(job.payload, context)).catch((error: unknown) =>
        log.error({ err: error, kind: job.kind }, 'a failed job could not be reported'),
      )
    }
    await throughOutage(() => store.fail(job, deps.clock(), reason))
  }

  async function execute(job: Job, context: JobContext): Promise<'done' | 'again'> {
    if (mayCrash.has(job.kind) && job.deaths >= maxDeaths) {
      await giveUp(job, context, `Its server ended ${job.deaths} times.`)
      return 'done'
    }
    const handler = handlers[job.kind] as JobHandler<JobKind>
    const again = await handler(job.payload, context)
    await throughOutage(() => (again ? runAgain(job, again, null) : store.done(job)))
    return again ? 'again' : 'done'
  }

  async function retryOrFail(job: Job, context: JobContext, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ err: error, kind: job.kind }, 'a job failed')
    // A crash isn't an error of the job.
    if (job.tries - job.deaths >= maxTries && !recurring.has(job.kind)) return giveUp(job, context, reason)
    const wait = 1000 * 2 ** Math.min(job.tries, maxTries)
    await throughOutage(() => runAgain(job, after(wait), reason))
  }

  return async (job: Job): Promise<void> => {
    const hold = () => store.hold(job, after(holdTime))
    // Extends the lease of jobs that wait for another service.
    const holding = setInterval(() => void hold().catch(() => undefined), holdTime / 3).unref()
    const started = performance.now()
    const ended = (result: 'done' | 'again' | 'error') =>
      deps.metrics.jobEnded(job.kind, result, (performance.now() - started) / 1000)
    const context: JobContext = { ...deps, database, log, hold }
    const span = { name: `job ${job.kind}`, kind: 'consumer', parent: readTraceparent(job.traceparent) } as const
    try {
      ended(await traced(span, () => execute(job, context)))
    } catch (error) {
      ended('error')
      await retryOrFail(job, context, error)
    } finally {
      clearInterval(holding)
    }
  }
}
