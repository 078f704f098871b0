import sql from 'sql-template-tag'
import { unavailabilityOf } from '../databaseErrors'
import { type Database, one, type Queryable } from './sql'

/** Milliseconds between checks of the replica. */
const checkInterval = 1_000
/** Milliseconds without requests to a replica after a failure. */
const pause = 5_000

/** Decides which reads can use a replica. */
export interface Reads {
  hasReplica: boolean
  /**
   * Returns a database for reading that has the primary's log up to `position`: the replica, or the primary if the
   * replica is late or down. Its statements run on the primary if the replica fails.
   */
  after(position: string | null): Promise<Database>
  /** The same for the primary's current position, and waits for the replica. For background jobs. */
  now(patience: number): Promise<Database>
  close(): Promise<void>
}

interface ReplicaOptions {
  primary: Database
  /** Connects to the replica, on first use. */
  open: () => Promise<Database>
  /** Milliseconds that the replica may be behind. */
  maxLag: number
  log: (line: string) => void
}

/** Reads from the primary only. */
export const primaryReads = (primary: Database): Reads => ({
  hasReplica: false,
  after: async () => primary,
  now: async () => primary,
  close: async () => undefined,
})

export function replicaReads({ primary, open, maxLag, log }: ReplicaOptions): Reads {
  let replica: Database | undefined
  let checking: Promise<void> | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let retryAt = Number.NEGATIVE_INFINITY
  /** Position that the replica has replayed; undefined while it can't be used. */
  let replayed: bigint | undefined
  /** A position of the primary, and when it was current. */
  let target: { position: bigint; at: number } | undefined
  /** Time at which the primary had what the replica has now. */
  let freshAt = Number.NEGATIVE_INFINITY
  let isUsed = true

  async function check(): Promise<void> {
    const at = performance.now()
    // First, so that the position was current at `at` or later.
    const position = toNumber(await primaryPosition(primary))
    try {
      replica ??= await open()
      const row = await one<{ position: string | null }>(
        replica,
        sql`SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END::text AS position`,
      )
      replayed = row?.position ? toNumber(row.position) : undefined
    } catch (error) {
      failed(error)
    }
    if (replayed !== undefined) {
      if (replayed >= position) freshAt = at
      else if (target && replayed >= target.position) freshAt = Math.max(freshAt, target.at)
      if (!target || replayed >= target.position) target = { position, at }
    }
    checkedAt = performance.now()
  }

  function failed(error: unknown): void {
    replayed = undefined
    retryAt = performance.now() + pause
    report(false, `fails: ${error instanceof Error ? error.message : error}`)
  }

  function report(isUsable: boolean, state: string): void {
    if (isUsable !== isUsed) log(`The replica at DATABASE_READ_URL ${state}.`)
    isUsed = isUsable
  }

  const checkOnce = () => {
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }

  /** Whether the replica can be used for reads after a position. */
  async function has(position: bigint): Promise<boolean> {
    if (performance.now() < retryAt) return false
    if (performance.now() - checkedAt >= checkInterval) await checkOnce()
    if (replayed === undefined) return false
    if (performance.now() - freshAt > maxLag + checkInterval) {
      report(false, 'is late')
      return false
    }
    report(true, 'is used again')
    if (replayed < position) await checkOnce()
    return replayed !== undefined && replayed >= position
  }

  const reading: Database = {
    ...primary,
    // Each statement of a read stands alone, so the primary can take over between two of them.
    async query<Row>(statement: Parameters<Queryable['query']>[0]) {
      if (!replica || performance.now() < retryAt) return primary.query<Row>(statement)
      try {
        return await replica.query<Row>(statement)
      } catch (error) {
        if (unavailabilityOf(error) === undefined || isTimeout(error)) throw error
        if (unavailabilityOf(error) === 'unreachable') failed(error)
        return primary.query<Row>(statement)
      }
    },
  }

  const after = async (position: bigint) => ((await has(position)) ? reading : primary)
  return {
    hasReplica: true,
    after: (position) => after(position === null ? 0n : toNumber(position)),
    async now(patience) {
      const position = toNumber(await primaryPosition(primary))
      const until = performance.now() + patience
      for (;;) {
        if (await has(position)) return reading
        if (replayed === undefined || performance.now() > until) return primary
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    close: async () => replica?.close(),
  }
}

async function primaryPosition(primary: Database): Promise<string> {
  const row = await one<{ position: string }>(primary, sql`SELECT pg_current_wal_insert_lsn()::text AS position`)
  return row?.position ?? '0/0'
}

/** A statement that takes too long would take as long on the primary. */
const isTimeout = (error: unknown) =>
  [error, error instanceof Error ? error.cause : undefined].some(
    (each) => each instanceof Error && 'code' in each && each.code === '57014',
  )

/** A position in the log is two hexadecimal numbers of 32 bits, such as `16/B374D848`. */
function toNumber(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
