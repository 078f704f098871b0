import { createAlarm } from './alarm'
import type { WorkerOptions } from './jobHandlers'
import { createJobRunner, holdTime } from './jobRunner'
import { type Job, type JobKind, jobStore } from './jobStore'
import { crowdedBy } from './lanes'

/** Milliseconds between looks for jobs that other servers added. */
const longestSleep = 5_000

/** Runs the jobs of the database, some of each kind at once. Workers of several servers share them. */
export function createWorker(options: WorkerOptions) {
  const { database, deps, log } = options
  const store = jobStore(database)
  const running = new Map<Job, Promise<void>>()
  let isEnding = false
  /** Claims run one after the other: what each may take depends on what the last one took. */
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
        // Its place is free for the next job of its kind only.
        if (!alarm.isStopped()) void claim(job.kind).catch(logClaimFailure)
      })
    running.set(job, done)
  }

  /** Starts what is due, of one kind or of all, as long as there is room. Returns the number of jobs started. */
  function claim(kind?: JobKind): Promise<number> {
    const claimed = claiming.then(async () => {
      for (let count = 0; ; count += 1) {
        if (isEnding) return count
        const heldUntil = new Date(deps.clock().getTime() + holdTime)
        const job = await store.take(deps.clock(), heldUntil, crowdedBy(running.keys()), kind)
        if (!job) return count
        start(job)
      }
    })
    claiming = claimed.catch(() => undefined)
    return claimed
  }

  /** Runs everything that is due now or becomes due meanwhile. Returns the number of jobs. */
  async function runDue(): Promise<number> {
    let count = 0
    for (;;) {
      const claimed = await claim()
      count += claimed
      if (running.size > 0) await Promise.race(running.values())
      else if (claimed === 0) return count
    }
  }

  /** Starts nothing more and waits for running jobs, up to `patience` milliseconds; the rest is released for other servers. */
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
    for (const job of running.keys()) await store.letGo(job)
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
