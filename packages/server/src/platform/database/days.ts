import sql, { join, type Sql } from 'sql-template-tag'

/** An inclusive range of UTC days (YYYY-MM-DD); missing ends are unbounded. */
export interface Days {
  from?: string
  to?: string
}

/** From the start of a day. */
export const since = (time: Sql, day: string) => sql`${time} >= ${`${day}T00:00:00Z`}`

/** Until the end of a day. */
export const until = (time: Sql, day: string) => sql`${time} < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`

/** Conditions that limit a time to a range of days. */
export function inDays(time: Sql, { from, to }: Days): Sql[] {
  const conditions: Sql[] = []
  if (from !== undefined) conditions.push(since(time, from))
  if (to !== undefined) conditions.push(until(time, to))
  return conditions
}

/** An event of a row: the start of a subquery that finds it, and its time. */
export interface TimedEvent {
  of: Sql
  time: Sql
}

/** Whether the event happened in the range. Unknown events match nothing. */
export function happened(events: Readonly<Record<string, TimedEvent>>, name: string, days: Days): Sql {
  const event = events[name]
  if (!event) return sql`false`
  return sql`EXISTS (${join([event.of, sql`${event.time} IS NOT NULL`, ...inDays(event.time, days)], ' AND ')})`
}
