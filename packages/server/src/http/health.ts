import type { FastifyInstance } from 'fastify'
import type { Deps } from '../kernel/deps'
import { jobStore } from '../kernel/jobStore'
import { lastMigration } from '../platform/database/migrate'
import type { Database } from '../platform/database/sql'

/** In milliseconds. */
const probeTimeout = 2_000

interface Health {
  database: Database
  deps: Pick<Deps, 'clock'>
  isDraining: () => boolean
}

/**
 * `/livez` says that the process responds; restart it if not. `/readyz` says whether to send it requests: the database responds, and the server
 * isn't draining. Neither reveals data, so neither asks for a token.
 */
export function serveHealth(app: FastifyInstance, { database, deps, isDraining }: Health): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    try {
      const checks = await inTime(check(database, deps.clock()))
      return reply.send({ status: 'ok', ...checks })
    } catch (error) {
      app.log.error({ err: error }, 'the database did not respond to the readiness probe')
      return reply.code(503).header('retry-after', '5').send({ status: 'database_unavailable' })
    }
  })

  // Keep-alive connections move to another server before this one closes.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
}

async function check(database: Database, now: Date) {
  const migration = await lastMigration(database)
  const { count, age } = await jobStore(database).backlog(now)
  return { migration, jobs: { due: count, oldest_due_seconds: age } }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The probe timed out.')), probeTimeout)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
