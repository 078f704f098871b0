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

/** Reports a failed job to the user, for types of jobs that could crash the server. Other types are retried. */
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
