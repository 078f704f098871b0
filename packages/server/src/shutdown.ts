import type { FastifyInstance } from 'fastify'
import type { Background } from './kernel/background'
import type { Worker } from './kernel/worker'
import type { Database } from './platform/database/sql'

/** Milliseconds. */
export interface ShutdownTimes {
  /** Between `/readyz` turning 503 and the first refused connection, so that load balancers notice. */
  delay: number
  /** For requests and jobs in progress. */
  patience: number
}

interface Running {
  app: FastifyInstance
  worker: Worker
  background: Background
  database: Database
}

/** Ends requests first, then what they left to do and jobs, then the connections to the database that all need. */
export async function shutDown(running: Running, { delay, patience }: ShutdownTimes): Promise<void> {
  const { app, worker, background, database } = running
  await new Promise((resolve) => setTimeout(resolve, delay))
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close()
  clearTimeout(cut)
  // The worker's own patience, and the same again for a database that doesn't respond.
  await Promise.race([
    Promise.all([background.settled(), worker.stop(patience).catch(() => undefined)]),
    new Promise((resolve) => setTimeout(resolve, 2 * patience)),
  ])
  await database.close()
}
