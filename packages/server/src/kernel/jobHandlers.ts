import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database/sql'
import type { Deps } from './deps'
import type { JobKind, JobKinds } from './jobStore'

export interface JobContext extends Deps {
  database: Database
  log: FastifyBaseLogger
  /** Extends the lease; call it regularly in long jobs. */
  hold: () => Promise<unknown>
}

/** Runs one job. Returns the time of its next run, or nothing if it's done. Errors are retried. */
export type JobHandler<Kind extends JobKind> = (
  payload: JobKinds[Kind],
  context: JobContext,
) => Promise<Date | undefined>

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> }

/** Tells the user in the object's own status that its job has failed permanently. Does nothing if the object has another status by then. */
export type FailureHandlers = {
  [Kind in JobKind]?: (payload: JobKinds[Kind], context: JobContext) => Promise<void>
}

export interface WorkerOptions {
  database: Database
  deps: Deps
  handlers: JobHandlers
  failureHandlers?: FailureHandlers
  log: FastifyBaseLogger
}
