/** How long the server waits for PostgreSQL, in milliseconds; 0 waits without a limit. */
export interface DatabaseLimits {
  poolSize: number
  /** For a connection of the pool, new or returned. */
  connect: number
  statement: number
  lock: number
  /** After which PostgreSQL ends a transaction whose client has gone silent, which frees its locks. */
  idleInTransaction: number
  /** Without a response before the server is probed. */
  silence: number
  /** For the database to be up when the server starts. */
  start: number
}

export const defaultLimits: DatabaseLimits = {
  poolSize: 10,
  connect: 5_000,
  statement: 60_000,
  lock: 10_000,
  idleInTransaction: 15_000,
  silence: 3_000,
  start: 60_000,
}

/** For migrations and the demo data, which may take longer than any request. */
export const withoutStatementLimits = (limits: DatabaseLimits): DatabaseLimits => ({
  ...limits,
  statement: 0,
  lock: 0,
  idleInTransaction: 0,
})
