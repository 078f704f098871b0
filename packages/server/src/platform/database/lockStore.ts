import sql from 'sql-template-tag'
import type { Queryable } from './sql'

/** Locks a name until the transaction ends. */
export const lockName = (tx: Queryable, name: string) =>
  tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
