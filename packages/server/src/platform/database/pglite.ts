import { statfs } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DatabaseUnavailable, unavailabilityOf } from '../databaseErrors'
import { parsers } from './parsers'
import type { Database, Queryable, Statement } from './sql'

/** OID of the type. */
const bytea = 17
/** Milliseconds between attempts to reopen the database. Each blocks the process for half a second. */
const reopenInterval = 2_000
/** Free bytes required for an attempt: the size of a log file. */
const reopenSpace = 16 * 1024 ** 2
/** Milliseconds of statements after which other work runs. Without this pause, a series of statements blocks the process until its end. */
const longestTurn = 20
/** Milliseconds, PostgreSQL's default. */
const defaultCheckpointInterval = 300_000

interface PGliteOptions {
  /** Undefined for a database in memory. */
  dataDir?: string
  /** A database dump to start from. */
  loadDataDir?: Blob
  /** In milliseconds. */
  checkpointInterval?: number
}

export type EmbeddedDatabase = Database & { dump: () => Promise<Blob> }

/**
 * Opens the embedded engine, PostgreSQL in this process. It has one connection, so statements run one at a time. After
 * a crash, the next statement opens the folder again, which recovers its data.
 */
export async function openPGlite(options: PGliteOptions): Promise<EmbeddedDatabase> {
  let engine = await startEngine(options)
  let reopening: Promise<void> | undefined
  let reopenAt = 0

  async function reopen(crash: unknown): Promise<void> {
    const reason = unavailabilityOf(crash) ?? 'unreachable'
    const { dataDir } = options
    if (dataDir === undefined || performance.now() < reopenAt || !(await hasSpace(dataDir)))
      throw new DatabaseUnavailable(reason, crash)
    try {
      engine = await startEngine(options)
    } catch (error) {
      reopenAt = performance.now() + reopenInterval
      throw new DatabaseUnavailable(reason, error)
    }
  }

  async function running(): Promise<Engine> {
    const crash = engine.crash()
    if (crash !== undefined) {
      reopening ??= reopen(crash).finally(() => {
        reopening = undefined
      })
      await reopening
    }
    return engine
  }

  const database: EmbeddedDatabase = {
    query: async (statement) => queryable((await running()).pglite).query(statement),
    script: async (text) => queryable((await running()).pglite).script(text),
    transaction: async (work) => transact(await running(), work),
    async close() {
      clearInterval(checkpoints)
      if (engine.crash() === undefined) await engine.pglite.close()
    },
    dump: async () => (await running()).pglite.dumpDataDir('none'),
  }
  // The engine makes none on its own, so its log would grow until the server stops.
  const checkpoints = setInterval(
    () => void database.script('CHECKPOINT').catch(() => undefined),
    options.checkpointInterval ?? defaultCheckpointInterval,
  ).unref()
  return database
}

async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= reopenSpace
}

interface Engine {
  pglite: PGlite
  /** The error that ended the engine; undefined while it runs. */
  crash: () => unknown
}

async function startEngine({ dataDir, loadDataDir }: PGliteOptions): Promise<Engine> {
  const files = dataDir === undefined ? undefined : new NodeFS(dataDir)
  const closeFiles = () => files?.closeFs().catch(() => undefined)
  try {
    const pglite = await PGlite.create({
      ...(files && { fs: files }),
      ...(loadDataDir && { loadDataDir }),
      extensions: { pg_trgm },
      parsers: { ...parsers, [bytea]: (hex) => Buffer.from(hex.slice(2), 'hex') },
      // The engine's own conversion blocks for seconds for an upload of 10 MB.
      serializers: { [bytea]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
    })
    let crash: unknown
    let turnStart = performance.now()
    const send = pglite.execProtocolStream.bind(pglite)
    // A crashed engine never responds again, not even to the ROLLBACK of a failed transaction.
    pglite.execProtocolStream = async (...message) => {
      if (performance.now() - turnStart > longestTurn) {
        await setImmediate()
        turnStart = performance.now()
      }
      if (crash !== undefined) throw crash
      try {
        return await send(...message)
      } catch (error) {
        if (isCrash(error)) {
          crash = error
          await closeFiles()
        }
        throw error
      }
    }
    await pglite.exec("SET TIME ZONE 'UTC'")
    return { pglite, crash: () => crash }
  } catch (error) {
    await closeFiles()
    throw error
  }
}

/** PostgreSQL ends itself with PANIC, such as if it can't write its log, and the runtime with an error of its own. */
const isCrash = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && 'severity' in error && error.severity === 'PANIC')

async function transact<Result>({ pglite, crash }: Engine, work: (sql: Queryable) => Promise<Result>): Promise<Result> {
  let isDone = false
  try {
    return await pglite.transaction(async (transaction) => {
      const result = await work(queryable(transaction))
      isDone = true
      return result
    })
  } catch (error) {
    // A COMMIT during which the engine crashed may have taken effect.
    throw isDone && crash() !== undefined ? new DatabaseUnavailable('outcome_unknown', error) : error
  }
}

const queryable = (engine: Pick<Transaction, 'query' | 'exec'>): Queryable => ({
  query: async <Row>({ text, values }: Statement) => (await engine.query<Row>(text, values)).rows,
  script: async (text) => {
    await engine.exec(text)
  },
})
