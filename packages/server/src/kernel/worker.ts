import { createAlarm } from './alarm'
import { reachedLimits } from './concurrency'
import type { WorkerOptions } from './jobHandlers'
import { createJobRunner, holdTime } from './jobRunner'
import { type Job, type JobKind, jobStore } from './jobStore'

/** Milliseconds between polls for jobs that other servers added. */
const longestSleep = 5_000

/** Runs jobs within the concurrency limits of their types. Workers of several servers share them. */
export function createWorker(options: WorkerOptions) {
  const { database, deps, log } = options
  const store = jobStore(database)
  /** A newer version that runs beside this one may add jobs of other kinds. */
  const knownKinds = Object.keys(options.handlers) as JobKind[]
  const running = new Map<Job, Promise<void>>()
  let isEnding = false
  /** Claims run one after another, because each depends on the limits left by the previous one. */
  let claiming: Promise<unknown> = Promise.resolve()

  const until = (time: number) => Math.max(50, time - deps.clock().getTime())
  const run = createJobRunner({
    ...options,
    onAgain: (at) => alarm.ringIn(until(at.getTime())),
    isEnding: () => isEnding,
  })
  const alarm = createAlarm(async () => {
    try {
      await claim()
      const next = await store.nextDue(deps.clock())
      return next === undefined ? longestSleep : Math.min(longestSleep, until(next))
    } catch (error) {
      logClaimFailure(error)
      return longestSleep
    }
  })
  const logClaimFailure = (error: unknown) => log.error({ err: error }, 'the worker could not fetch jobs')

  function start(job: Job): void {
    const done = run(job)
      .catch((error) => log.error({ err: error, kind: job.kind }, 'the result of a job could not be saved'))
      .then(() => {
        running.delete(job)
        // The free slot belongs to this type of job.
        if (!alarm.isStopped()) void claim([job.kind]).catch(logClaimFailure)
      })
    running.set(job, done)
  }

  /** Starts due jobs of some or all types, within their limits. Returns the number started. */
  function claim(kinds = knownKinds): Promise<number> {
    const claimed = claiming.then(async () => {
      for (let count = 0; ; count += 1) {
        if (isEnding) return count
        const heldUntil = new Date(deps.clock().getTime() + holdTime)
        const job = await store.take(deps.clock(), heldUntil, reachedLimits(running.keys()), kinds)
        if (!job) return count
        start(job)
      }
    })
    claiming = claimed.catch(() => undefined)
    return claimed
  }

  /** Runs everything that is due or becomes due while it runs. Returns the number of jobs. */
  async function runDue(): Promise<number> {
    let count = 0
    for (;;) {
      // A job that ends during the claim leaves a free slot that the claim doesn't see.
      const isIdle = running.size === 0
      const claimed = await claim()
      count += claimed
      if (running.size > 0) await Promise.race(running.values())
      else if (isIdle && claimed === 0) return count
    }
  }

  /** Stops claiming jobs and waits up to `patience` milliseconds for running ones; the rest is released. */
  async function stop(patience?: number): Promise<void> {
    isEnding = true
    alarm.stop()
    await claiming
    let timeout: NodeJS.Timeout | undefined
    const enough = new Promise<void>((resolve) => {
      if (patience !== undefined) timeout = setTimeout(resolve, patience)
    })
    await Promise.race([Promise.all(running.values()), enough])
    clearTimeout(timeout)
    for (const job of running.keys()) await store.release(job)
  }

  return {
    runDue,
    stop,
    start() {
      isEnding = false
      alarm.start()
    },
    wake: () => alarm.ringIn(20),
  }
}

export type Worker = ReturnType<typeof createWorker>
