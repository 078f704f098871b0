import type { PoolState } from '../metrics'

/** A statement with parameters, created with the `sql` tag. */
export interface Statement {
  readonly text: string
  readonly values: unknown[]
  /** Named statements are planned once per connection. Their text must never differ. */
  readonly name?: string
}

/** Runs statements sequentially, on one connection or any. */
export interface Queryable {
  /**
   * Returns the rows. Both engines return dates, times (RFC 3339, UTC) and numerics as text, and integers as numbers.
   * An int8 beyond the safe range throws.
   */
  query<Row>(statement: Statement): Promise<Row[]>
  /** Runs several statements without parameters, such as a migration. */
  script(text: string): Promise<void>
}

/** The database behind the server: embedded, or a PostgreSQL. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction, which is rolled back if it throws. */
  transaction<Result>(work: (sql: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
  /** Where there is one. */
  pool?: () => PoolState
}

/** Returns the first row, or undefined. */
export async function one<Row>(sql: Queryable, statement: Statement): Promise<Row | undefined> {
  const [row] = await sql.query<Row>(statement)
  return row
}

/** Wraps a transaction as a database; nested transactions are the same one. */
export const within = (tx: Queryable): Database => ({
  query: tx.query,
  script: tx.script,
  transaction: (work) => work(tx),
  close: async () => undefined,
})
