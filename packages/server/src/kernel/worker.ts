import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database/sql'
import { unavailabilityOf } from '../platform/databaseErrors'
import type { Deps } from './deps'
import { type Job, type JobKind, type JobKinds, jobStore } from './jobStore'
import { crowdedBy } from './lanes'

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

/** What is told to the user of a job that is given up, by the kinds whose work may end the server. Others are tried on. */
export type GiveUps = {
  [Kind in JobKind]?: (payload: JobKinds[Kind], context: JobContext) => Promise<void>
}

/** Milliseconds. A holder that dies loses its job after this. */
const holdTime = 120_000
const longestSleep = 5_000
const mostTries = 8
const outageRetry = 1_000
/** Holders of one job that ended without a word, after which it is given up. */
const mostDeaths = 2

interface WorkerOptions {
  database: Database
  deps: Deps
  handlers: JobHandlers
  giveUps?: GiveUps
  log: FastifyBaseLogger
}

/** Does the jobs of the database, some of each kind at once. Several workers, of several servers, share them. */
export function createWorker({ database, deps, handlers, giveUps = {}, log }: WorkerOptions) {
  const store = jobStore(database)
  const after = (milliseconds: number) => new Date(deps.clock().getTime() + milliseconds)
  const running = new Map<Job, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let wakesAt = Number.POSITIVE_INFINITY
  let isLooking = false
  let isAskedAgain = false
  let isStopped = true
  let isEnding = false
  /** One look after another: what each may take depends on what the one before has taken. */
  let looking: Promise<unknown> = Promise.resolve()

  async function work(job: Job): Promise<void> {
    const hold = () => store.hold(job, after(holdTime))
    const context: JobContext = { ...deps, database, log, hold }
    // What waits long for somebody else is not taken for dead meanwhile.
    const holding = setInterval(() => void hold().catch(() => undefined), holdTime / 3).unref()
    try {
      const giveUp = giveUps[job.kind] as
        | ((payload: JobKinds[JobKind], context: JobContext) => Promise<void>)
        | undefined
      if (giveUp && job.deaths >= mostDeaths) {
        log.error({ kind: job.kind, deaths: job.deaths }, 'a job was given up')
        await giveUp(job.payload, context)
        await throughOutage(() => store.fail(job, deps.clock(), `Its server ended ${job.deaths} times.`))
        return
      }
      const handler = handlers[job.kind] as JobHandler<JobKind> | undefined
      if (!handler) throw new Error(`There is nobody for jobs of the kind ${job.kind}.`)
      const again = await handler(job.payload, context)
      await throughOutage(() => (again ? comeBack(job, again, null) : store.done(job)))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ err: error, kind: job.kind }, 'a job failed')
      await throughOutage(async () => {
        if (job.tries >= mostTries) await store.fail(job, deps.clock(), reason)
        else await comeBack(job, after(1000 * 2 ** job.tries), reason)
      })
    } finally {
      clearInterval(holding)
    }
  }

  /** Repeats a write while the database is away: a job whose result is lost would be done twice, or late. */
  async function throughOutage(write: () => Promise<unknown>): Promise<void> {
    const until = Date.now() + holdTime
    for (;;) {
      try {
        await write()
        return
      } catch (error) {
        if (unavailabilityOf(error) === undefined || isEnding || Date.now() > until) throw error
        await new Promise((resolve) => setTimeout(resolve, outageRetry).unref())
      }
    }
  }

  async function comeBack(job: Job, at: Date, error: string | null): Promise<void> {
    await store.again(job, at, error)
    sleep(Math.max(50, at.getTime() - deps.clock().getTime()))
  }

  /** Begins what is due, of a kind or of all, as long as there is room for it. Answers how many jobs that were. */
  function begin(kind?: JobKind): Promise<number> {
    const begun = looking.then(async () => {
      for (let count = 0; ; count += 1) {
        if (isEnding) return count
        const job = await store.take(deps.clock(), after(holdTime), crowdedBy(running.keys()), kind)
        if (!job) return count
        const done = work(job)
          .catch((error) => log.error({ err: error, kind: job.kind }, 'what came of a job could not be written'))
          .then(() => {
            running.delete(job)
            // Its place is free for the next of its kind, and no other place is.
            if (!isStopped) void begin(job.kind).catch(failedToLook)
          })
        running.set(job, done)
      }
    })
    looking = begun.catch(() => undefined)
    return begun
  }

  const failedToLook = (error: unknown) => log.error({ err: error }, 'the worker could not look for jobs')

  /** Does everything that is due now, what becomes due meanwhile included. Answers how many jobs that was. */
  async function runDue(): Promise<number> {
    let count = 0
    for (;;) {
      const begun = await begin()
      count += begun
      if (running.size > 0) await Promise.race(running.values())
      else if (begun === 0) return count
    }
  }

  function sleep(milliseconds: number): void {
    const at = Date.now() + milliseconds
    // Who is called again and again must not be put off each time.
    if (isStopped || at >= wakesAt) return
    clearTimeout(timer)
    wakesAt = at
    timer = setTimeout(round, milliseconds).unref()
  }

  async function round(): Promise<void> {
    wakesAt = Number.POSITIVE_INFINITY
    isAskedAgain = isLooking
    if (isLooking) return
    isLooking = true
    let wait = longestSleep
    try {
      await begin()
      const next = await store.nextDue(deps.clock())
      if (next !== undefined) wait = Math.min(longestSleep, Math.max(50, next - deps.clock().getTime()))
    } catch (error) {
      failedToLook(error)
    }
    isLooking = false
    sleep(isAskedAgain ? 0 : wait)
  }

  return {
    runDue,
    start() {
      isStopped = false
      isEnding = false
      sleep(0)
    },
    /** Looks at once. */
    wake: () => sleep(20),
    /** Begins nothing more and waits for what runs, but no longer than this; what is not done then is left to others. */
    async stop(patience?: number) {
      isStopped = true
      isEnding = true
      clearTimeout(timer)
      await looking
      let given: NodeJS.Timeout | undefined
      const enough = new Promise<void>((resolve) => {
        if (patience !== undefined) given = setTimeout(resolve, patience)
      })
      await Promise.race([Promise.all(running.values()), enough])
      clearTimeout(given)
      for (const job of running.keys()) await store.letGo(job)
    },
  }
}

export type Worker = ReturnType<typeof createWorker>
