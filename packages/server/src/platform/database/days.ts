import sql, { join, type Sql } from 'sql-template-tag'

/** Days as YYYY-MM-DD in UTC, both included; what is not there is no bound. */
export interface Days {
  from?: string
  to?: string
}

/** From the start of a day on. */
export const since = (time: Sql, day: string) => sql`${time} >= ${`${day}T00:00:00Z`}`

/** Until the end of a day. */
export const until = (time: Sql, day: string) => sql`${time} < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`

/** The conditions that put a time into days. */
export function inDays(time: Sql, { from, to }: Days): Sql[] {
  const conditions: Sql[] = []
  if (from !== undefined) conditions.push(since(time, from))
  if (to !== undefined) conditions.push(until(time, to))
  return conditions
}

/** What can have happened to a row: a statement that finds it, up to its last condition, and when it did. */
export interface TimedEvent {
  of: Sql
  time: Sql
}

/** Whether it happened in these days; a word that names no event never did. */
export function happened(events: Readonly<Record<string, TimedEvent>>, name: string, days: Days): Sql {
  const event = events[name]
  if (!event) return sql`false`
  return sql`EXISTS (${join([event.of, sql`${event.time} IS NOT NULL`, ...inDays(event.time, days)], ' AND ')})`
}
