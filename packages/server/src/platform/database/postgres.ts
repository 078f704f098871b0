import pg from 'pg'
import { DatabaseUnavailable, unavailabilityOf } from '../databaseErrors'
import { type DatabaseLimits, defaultLimits } from '../databaseLimits'
import { parsers } from './parsers'
import { createSilenceWatch, type SilenceWatch } from './silenceWatch'
import type { Database, Queryable, Statement } from './sql'

/** Milliseconds before TCP probes an idle connection. */
const keepAliveDelay = 10_000
/** Milliseconds that the client waits beyond PostgreSQL's own statement timeout. */
const statementGrace = 2_000
/** Milliseconds that closing waits for running statements. */
const closeWait = 2_000

/** Connects to PostgreSQL 15 or newer. Rejects if it can't be reached. */
export async function openPostgres(url: string, limits: DatabaseLimits = defaultLimits): Promise<Database> {
  const pool = poolOf(url, limits)
  const open = new Set<pg.PoolClient>()
  // Connections opened before the last silence aren't reused, because a firewall or proxy may have dropped them.
  let staleBefore = 0
  const openedAt = new WeakMap<pg.PoolClient, number>()
  const broken = new WeakSet<pg.PoolClient>()
  // A broken connection emits an error, and without a listener the process would exit.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    open.add(client)
    openedAt.set(client, performance.now())
  })
  pool.on('remove', (client) => open.delete(client))

  const watch = createSilenceWatch({
    silence: limits.silence,
    probe: () => responds(url, limits.silence),
    giveUp: (connections) => {
      staleBefore = performance.now()
      for (const client of open) if (connections.includes(client)) destroy(client)
    },
  })

  async function checkOut(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if ((openedAt.get(client) ?? 0) >= staleBefore) return client
      discard(client)
    }
  }

  function discard(client: pg.PoolClient): void {
    destroy(client)
    client.release(true)
  }

  const named = (statement: Statement): Statement =>
    limits.prepares || statement.name === undefined ? statement : { text: statement.text, values: statement.values }

  async function onConnection<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    let client: pg.PoolClient
    try {
      client = await checkOut()
    } catch (error) {
      throw asUnavailable(error)
    }
    try {
      return await work(client)
    } catch (error) {
      if (isLost(error)) broken.add(client)
      throw error
    } finally {
      if (broken.has(client)) discard(client)
      else client.release()
    }
  }

  const database: Database = {
    query: async <Row>(statement: Statement) =>
      (await onConnection((client) => run(client, watch, named(statement)))) as Row[],
    script: async (text) => void (await onConnection((client) => run(client, watch, { text }))),
    transaction: (work) =>
      onConnection(async (client) => {
        const connection = queryable(client, watch, named)
        try {
          await connection.script('BEGIN')
          const result = await work(connection)
          await commit(connection)
          return result
        } catch (error) {
          // Without a rollback, the next user of the connection would be in a failed transaction.
          if (!isLost(error)) await connection.script('ROLLBACK').catch(() => broken.add(client))
          throw error
        }
      }),
    pool: () => ({
      max: limits.poolSize,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      watch.stop()
      const closed = pool.end()
      const late = setTimeout(() => open.forEach(destroy), closeWait)
      await closed.finally(() => clearTimeout(late))
    },
  }
  try {
    await database.script('SELECT 1')
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

function poolOf(url: string, limits: DatabaseLimits): pg.Pool {
  const { address, options } = splitOptions(url)
  return new pg.Pool({
    connectionString: address,
    max: limits.poolSize,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    options: `${options} ${startOptions(limits)}`.trim(),
    ...(limits.statement > 0 && { query_timeout: limits.statement + statementGrace }),
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  })
}

/** Options in the URL would replace ours. */
function splitOptions(url: string): { address: string; options: string } {
  const start = url.indexOf('?')
  const parameters = new URLSearchParams(start < 0 ? '' : url.slice(start))
  const options = parameters.get('options')
  if (options === null) return { address: url, options: '' }
  parameters.delete('options')
  return { address: `${url.slice(0, start)}?${parameters}`, options }
}

/** Also zeros, because the role or the database may have limits of its own. */
function startOptions({ statement, lock, idleInTransaction }: DatabaseLimits): string {
  const settings = {
    TimeZone: 'UTC',
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** A COMMIT without a response may have taken effect. */
async function commit(connection: Queryable): Promise<void> {
  try {
    await connection.script('COMMIT')
  } catch (error) {
    throw unavailabilityOf(error) === 'unreachable' ? new DatabaseUnavailable('outcome_unknown', error) : error
  }
}

/** Whether the connection is unusable after this error. */
const isLost = (error: unknown) => ['unreachable', 'outcome_unknown'].includes(unavailabilityOf(error) ?? '')

/** Whether the server responds to a new connection, even with an error. */
async function responds(url: string, within: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: within, query_timeout: within })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    destroy(client)
  }
}

/** Closes the socket without a handshake, which a silent server would never answer. Pending statements fail. */
const destroy = (client: pg.ClientBase) => {
  if (client instanceof pg.Client) client.connection.stream.destroy()
}

function asUnavailable(error: unknown): unknown {
  const reason = unavailabilityOf(error)
  return reason === undefined || error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(reason, error)
}

/** Runs a statement, detects a silent server, and distinguishes a lost connection from a failing statement. */
async function run(client: pg.PoolClient, watch: SilenceWatch, statement: pg.QueryConfig): Promise<unknown[]> {
  watch.started(client)
  try {
    return (await client.query(statement)).rows
  } catch (error) {
    throw asUnavailable(error)
  } finally {
    watch.ended(client)
  }
}

const queryable = (
  client: pg.PoolClient,
  watch: SilenceWatch,
  named: (statement: Statement) => Statement,
): Queryable => ({
  query: async <Row>(statement: Statement) => (await run(client, watch, named(statement))) as Row[],
  script: async (text) => void (await run(client, watch, { text })),
})
