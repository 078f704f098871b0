import sql, { join, raw, type Sql } from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import { queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import type { Mode, PartnerScope } from '../../platform/scope'
import { type ReportKind, reports } from './reportStore'
import type { Frequency } from './schedule'

export interface Period {
  from?: string | null
  to?: string | null
}

export interface ReportRecord {
  id: string
  at: string
  currency: 'USD' | 'CAD'
  [column: string]: string | number | null
}

export interface ScheduleRecord {
  id: string
  kind: ReportKind
  frequency: Frequency
  recipients: string[]
  columns: string[] | null
  created_by: string | null
  created_at: string
  next_run_at: string
  last_run_at: string | null
}

export const reportRowStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`t.partner_id = ${partnerId} AND t.mode = ${mode}`

  const inDays = (column: Sql, isTime: boolean, { from, to }: Period): Sql[] => {
    const all = [sql`true`]
    if (from) all.push(isTime ? sql`${column} >= ${`${from}T00:00:00Z`}` : sql`${column} >= ${from}`)
    if (to) {
      all.push(isTime ? sql`${column} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'` : sql`${column} <= ${to}`)
    }
    return all
  }
  const rowsOf = (kind: ReportKind, period: Period) =>
    reports[kind].rows(inScope, (time) => join(inDays(time, true, period), ' AND '))
  const inPeriod = (kind: ReportKind, period: Period): Sql[] => {
    const { isSummed, sortKind } = reports[kind]
    return isSummed ? [sql`true`] : inDays(sql`at`, sortKind === 'time', period)
  }

  return {
    page: (kind: ReportKind, period: Period, cursor: string | undefined, size: number) =>
      queryPage<ReportRecord>(db, {
        select: sql`SELECT * FROM (${rowsOf(kind, period)}) rows`,
        conditions: inPeriod(kind, period),
        sortBy: 'at',
        sortKind: reports[kind].sortKind,
        isDescending: true,
        placeOf: ({ at, id }) => ({ value: at, id }),
        cursor,
        size,
        listKey: ['report', kind, partnerId, mode],
      }),

    /** Row count and sums by currency, and by month in reports by month. */
    totals: (kind: ReportKind, period: Period, by: 'currency' | 'month' = 'currency') => {
      const { columns } = reports[kind]
      const sums = columns
        .filter(({ type }) => type === 'amount' || type === 'count')
        .map(({ id }) => sql`, sum(${raw(id)})::bigint AS ${raw(id)}`)
      const keys = by === 'month' ? sql`month, currency` : sql`currency`
      const order = by === 'month' ? sql`month DESC, currency COLLATE "C" DESC` : sql`currency COLLATE "C" DESC`
      return db.query<{ currency: 'USD' | 'CAD'; row_count: number; [column: string]: string | number }>(
        sql`SELECT ${keys}, count(*)::int AS row_count${join(sums, '', '', '')} FROM (${rowsOf(kind, period)}) rows
            WHERE ${join(inPeriod(kind, period), ' AND ')} GROUP BY ${keys} ORDER BY ${order}`,
      )
    },
  }
}

export const scheduleStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const mine = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const isUser = sql`u.deleted_at IS NULL
    AND (u.partner_id = ${partnerId} OR u.organization_id IN (SELECT organization_id FROM partner_organizations WHERE partner_id = ${partnerId}))`
  const scheduleColumns = columnsOf<ScheduleRecord>({
    id: true,
    kind: true,
    frequency: true,
    // Without those who are no longer users.
    recipients: sql`ARRAY(SELECT r.email FROM unnest(recipients) WITH ORDINALITY AS r (email, place)
      WHERE EXISTS (SELECT 1 FROM users u WHERE u.email = r.email AND ${isUser}) ORDER BY r.place)`,
    columns: true,
    created_by: true,
    created_at: true,
    next_run_at: true,
    last_run_at: true,
  })
  return {
    list: () =>
      db.query<ScheduleRecord>(
        sql`SELECT ${scheduleColumns} FROM report_schedules WHERE ${mine} ORDER BY kind COLLATE "C", created_at, id`,
      ),
    find: (id: string) =>
      one<ScheduleRecord>(db, sql`SELECT ${scheduleColumns} FROM report_schedules WHERE ${mine} AND id = ${id}`),
    /** Locked, so no file starts during a change. */
    lock: (id: string) =>
      one<ScheduleRecord>(
        db,
        sql`SELECT ${scheduleColumns} FROM report_schedules WHERE ${mine} AND id = ${id} FOR UPDATE`,
      ),
    change: (record: Pick<ScheduleRecord, 'id' | 'frequency' | 'recipients' | 'columns' | 'next_run_at'>) =>
      one<ScheduleRecord>(
        db,
        sql`UPDATE report_schedules SET frequency = ${record.frequency}, recipients = ${record.recipients},
              columns = ${record.columns}, next_run_at = ${record.next_run_at}
            WHERE ${mine} AND id = ${record.id} RETURNING ${scheduleColumns}`,
      ),
    add: (record: Omit<ScheduleRecord, 'last_run_at'>) =>
      db.query(
        sql`INSERT INTO report_schedules (partner_id, mode, id, kind, frequency, recipients, columns, created_by, created_at, next_run_at)
            VALUES (${partnerId}, ${mode}, ${record.id}, ${record.kind}, ${record.frequency}, ${record.recipients}, ${record.columns},
              ${record.created_by}, ${record.created_at}, ${record.next_run_at})`,
      ),
    async remove(id: string): Promise<boolean> {
      const deleted = await db.query(sql`DELETE FROM report_schedules WHERE ${mine} AND id = ${id} RETURNING id`)
      return deleted.length > 0
    },
    move: (id: string, ranAt: string, nextRunAt: string) =>
      db.query(
        sql`UPDATE report_schedules SET last_run_at = ${ranAt}, next_run_at = ${nextRunAt} WHERE ${mine} AND id = ${id}`,
      ),

    /** Which addresses belong to users of the partner or its organization. */
    async knownAddresses(addresses: readonly string[]): Promise<Set<string>> {
      const rows = await db.query<{ email: string }>(
        sql`SELECT u.email FROM users u WHERE u.email = ANY(${[...addresses]}) AND ${isUser}`,
      )
      return new Set(rows.map(({ email }) => email))
    },
  }
}

/** Due schedules of all partners. */
export const dueSchedules = (db: Queryable, now: Date) =>
  db.query<{ partner_id: string; mode: Mode; id: string }>(
    sql`SELECT partner_id, mode, id FROM report_schedules WHERE next_run_at <= ${now.toISOString()} ORDER BY next_run_at, id`,
  )
