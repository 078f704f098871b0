/** Connections and timeouts for PostgreSQL in milliseconds; 0 for none. */
export interface DatabaseLimits {
  poolSize: number
  /** Whether frequent statements are planned once per connection. */
  prepares: boolean
  /** Waiting for a pool connection. */
  connect: number
  statement: number
  lock: number
  /** Ends the transaction of an unresponsive client, to release its locks. */
  idleInTransaction: number
  /** Time without a response before the server is probed. */
  silence: number
  /** Waiting for the database at start. */
  start: number
}

export const defaultLimits: DatabaseLimits = {
  poolSize: 10,
  prepares: true,
  connect: 5_000,
  statement: 60_000,
  lock: 10_000,
  idleInTransaction: 15_000,
  silence: 3_000,
  start: 60_000,
}

/** For migrations and demo data, which take longer than requests. */
export const withoutStatementLimits = (limits: DatabaseLimits): DatabaseLimits => ({
  ...limits,
  statement: 0,
  lock: 0,
  idleInTransaction: 0,
})
