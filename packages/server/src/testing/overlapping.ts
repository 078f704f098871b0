import sql from 'sql-template-tag'
import { expect } from 'vitest'
import type { Queryable } from '../platform/database/sql'
import type { TestApp } from './testApp'

/** Starts two requests while a transaction holds locks, which ends once both wait. Requires PostgreSQL. */
export async function overlapping<Result>(
  { database }: TestApp,
  hold: (tx: Queryable) => Promise<unknown>,
  startBoth: () => Promise<Result>,
): Promise<Result> {
  let both: Promise<Result> | undefined
  await database.transaction(async (tx) => {
    await hold(tx)
    both = startBoth()
    const countWaiting = async () => {
      const waiting = await database.query(
        sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return waiting.length
    }
    await expect.poll(countWaiting).toBe(2)
  })
  return (await both) as Result
}
