import type { FastifyInstance } from 'fastify'
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
  database: Database
}

/** Ends requests first, then jobs, then the connections to the database that both need. */
export async function shutDown({ app, worker, database }: Running, { delay, patience }: ShutdownTimes): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay))
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close()
  clearTimeout(cut)
  // The worker's own patience, and the same again for a database that doesn't respond.
  await Promise.race([
    worker.stop(patience).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 2 * patience)),
  ])
  await database.close()
}
