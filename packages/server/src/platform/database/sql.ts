import type { PoolState } from '../metrics'

/** A statement as the engines take it; `sql` makes them. */
export interface Statement {
  readonly text: string
  readonly values: unknown[]
  /** What is run with every call has a name: each connection then reads and plans it once. Its text must never differ. */
  readonly name?: string
}

/** Runs statements, one after another, on one connection or on any. */
export interface Queryable {
  /**
   * Rows of one statement. Both engines answer alike: dates, times (RFC 3339, UTC) and numerics as text, integers as numbers.
   * An int8 that a number cannot hold is refused rather than rounded.
   */
  query<Row>(statement: Statement): Promise<Row[]>
  /** Several statements without parameters, as migrations have them. */
  script(text: string): Promise<void>
}

/** The database behind the server: embedded, or a PostgreSQL. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction: all of it, or none when it throws. */
  transaction<Result>(work: (sql: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
  /** Where there is one. */
  pool?: () => PoolState
}

/** The one row that a statement must find, or nothing. */
export async function one<Row>(sql: Queryable, statement: Statement): Promise<Row | undefined> {
  const [row] = await sql.query<Row>(statement)
  return row
}

/** A database whose every statement belongs to one transaction; a transaction within it is the same one. */
export const within = (tx: Queryable): Database => ({
  query: tx.query,
  script: tx.script,
  transaction: (work) => work(tx),
  close: async () => undefined,
})
