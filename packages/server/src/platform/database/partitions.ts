import sql, { raw } from 'sql-template-tag'
import { unavailabilityOf } from '../databaseErrors'
import { lockName } from './lockStore'
import type { Database, Queryable } from './sql'
import { quoted } from './tables'

interface PartitionedTable {
  name: string
  /** The partition key. */
  time: string
  /** Length of a partition. */
  step: 'week' | 'month'
}

/** Logs that are partitioned by time in UTC. */
const partitionedTables: readonly PartitionedTable[] = [
  { name: 'api_requests', time: 'created_at', step: 'week' },
  { name: 'webhook_attempts', time: 'attempted_at', step: 'week' },
  // Fewer partitions, because they're kept longer.
  { name: 'audit_events', time: 'occurred_at', step: 'month' },
]

/** Partitions created ahead, besides the current one. Without one, rows go to the default partition. */
const ahead = 3

/** A partition without a start has all earlier rows. The default partition has neither start nor end. */
export interface Partition {
  table: string
  name: string
  /** Start, inclusive (RFC 3339). */
  from: string | null
  /** End, exclusive. */
  to: string | null
}

/** All partitions, earliest first, default ones last. */
export async function partitionsOf(db: Queryable): Promise<Partition[]> {
  const rows = await db.query<{ table: string; name: string; bound: string }>(
    sql`SELECT i.inhparent::regclass::text AS table, c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE c.relispartition AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
  )
  const time = (bound: string, name: 'FROM' | 'TO') => {
    const text = new RegExp(`${name} \\('([^']+)'\\)`).exec(bound)?.[1]
    return text === undefined ? null : new Date(text).toISOString()
  }
  return rows
    .map(({ bound, ...partition }) => ({ ...partition, from: time(bound, 'FROM'), to: time(bound, 'TO') }))
    .sort((a, b) => (a.to ?? '9999').localeCompare(b.to ?? '9999') || a.name.localeCompare(b.name))
}

export const createPartition = (tx: Queryable, { table, name, from, to }: Partition) =>
  tx.script(
    `CREATE TABLE IF NOT EXISTS ${quoted(name)} PARTITION OF ${quoted(table)}
     FOR VALUES FROM (${from === null ? 'MINVALUE' : `'${from}'`}) TO ('${to}')`,
  )

/** Creates the partitions of the current time and the next ones. Returns their names. */
export async function addPartitions(database: Database, now: Date): Promise<string[]> {
  const isMissing = (existing: readonly Partition[], { table, from, to }: Bounded) =>
    !existing.some((each) => each.table === table && each.to !== null && each.to > from && (each.from ?? '') < to)
  const existing = await partitionsOf(database)
  const added: string[] = []
  for (const partition of wantedPartitions(now).filter((each) => isMissing(existing, each))) {
    const isAdded = await briefly(database, async (tx) => {
      if (!isMissing(await partitionsOf(tx), partition) || (await hasDefaultRows(tx, partition))) return false
      await createPartition(tx, partition)
      return true
    })
    if (isAdded) added.push(partition.name)
  }
  return added
}

/** Drops the partitions of a table whose rows are all older than a time. Returns their names. */
export async function dropPartitions(database: Database, table: string, before: string): Promise<string[]> {
  const isExpired = (each: Partition) => each.table === table && each.to !== null && each.to <= before
  const dropped: string[] = []
  for (const { name } of (await partitionsOf(database)).filter(isExpired)) {
    const isDropped = await briefly(database, async (tx) => {
      await tx.script(`DROP TABLE IF EXISTS ${quoted(name)}`)
      return true
    })
    if (isDropped) dropped.push(name)
  }
  return dropped
}

/** Partitions of any length: rows from before the table was partitioned, and rows at a time without a partition. */
export const openPartitions = async (db: Queryable, table: string): Promise<string[]> =>
  (await partitionsOf(db)).filter((each) => each.table === table && each.from === null).map(({ name }) => name)

/**
 * Runs `work` in a transaction that gives up if it has to wait for a lock, because every query of the table waits
 * behind it. Returns undefined then; the next run tries again.
 */
async function briefly<Result>(
  database: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await database.transaction(async (tx) => {
      // Several servers may start concurrently.
      await lockName(tx, 'partitions')
      await tx.script(`SET LOCAL lock_timeout = '1s'`)
      return work(tx)
    })
  } catch (error) {
    if (unavailabilityOf(error) === 'busy') return undefined
    throw error
  }
}

/** A partition with rows of that time would have to take them from the default one. They stay there instead. */
async function hasDefaultRows(tx: Queryable, { table, from, to }: Bounded): Promise<boolean> {
  const time = raw(partitionedTables.find(({ name }) => name === table)?.time ?? '')
  const rows = await tx.query(
    sql`SELECT 1 FROM ${raw(quoted(`${table}_default`))} WHERE ${time} >= ${from} AND ${time} < ${to} LIMIT 1`,
  )
  return rows.length > 0
}

type Bounded = Partition & { from: string; to: string }

const wantedPartitions = (now: Date): Bounded[] =>
  partitionedTables.flatMap(({ name: table, step }) =>
    Array.from({ length: ahead + 1 }, (_, index) => {
      const [from, to] = [startOf(now, step, index), startOf(now, step, index + 1)].map((time) => time.toISOString())
      return { table, name: `${table}_${from?.slice(0, 10).replaceAll('-', '_')}`, from: from ?? '', to: to ?? '' }
    }),
  )

/** Start of the week (Monday) or month of a time, or of a later one. */
function startOf(time: Date, step: PartitionedTable['step'], later: number): Date {
  const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()]
  if (step === 'month') return new Date(Date.UTC(year, month + later, 1))
  return new Date(Date.UTC(year, month, day - ((time.getUTCDay() + 6) % 7) + 7 * later))
}
