import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database/sql'
import type { Deps } from './deps'
import type { JobKind, JobKinds } from './jobStore'

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

export interface WorkerOptions {
  database: Database
  deps: Deps
  handlers: JobHandlers
  giveUps?: GiveUps
  log: FastifyBaseLogger
}
