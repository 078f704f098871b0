import type { ExportSource } from '../../kernel/exportJobs'
import { exportStore } from '../../kernel/exportStore'
import type { JobContext } from '../../kernel/jobHandlers'
import { jobStore } from '../../kernel/jobStore'
import { tryEach } from '../../kernel/tryEach'
import type { Config } from '../../platform/config'
import type { Queryable } from '../../platform/database/sql'
import { within } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { reportFile, runFileName } from './file'
import { columnsOf, reports } from './reportStore'
import type { RunRecord } from './run'
import { nextRun, periodBefore } from './schedule'
import { dueSchedules, type ScheduleRecord, scheduleStore } from './store'

/** Starts the files of due schedules for the previous period. One that fails doesn't keep those of others from starting. */
export async function runDueSchedules(context: JobContext): Promise<void> {
  const now = context.clock()
  try {
    await tryEach(await dueSchedules(context.database, now), ({ partner_id, mode, id }) =>
      runSchedule(context, { partnerId: partner_id, mode }, id, now),
    )
  } finally {
    context.wake()
  }
}

/** In milliseconds. A month, so that a monthly run is among them. Files are kept for 30 days. */
const longestBacklog = 31 * 86_400_000

/** Time of the oldest due run. Runs that were missed longer ago are skipped, as after a restore of an old backup. */
function dueAt({ frequency, next_run_at }: Pick<ScheduleRecord, 'frequency' | 'next_run_at'>, now: Date): Date {
  const oldest = new Date(now.getTime() - longestBacklog)
  const due = new Date(next_run_at)
  return due < oldest ? nextRun(frequency, oldest) : due
}

async function runSchedule({ database, ids }: JobContext, scope: PartnerScope, scheduleId: string, now: Date) {
  await database.transaction(async (tx) => {
    const schedule = await scheduleStore(tx, scope).lock(scheduleId)
    // Another server has run it, or a user has changed it.
    if (!schedule || new Date(schedule.next_run_at) > now) return
    const { kind, frequency, columns } = schedule
    const due = dueAt(schedule, now)
    const period = periodBefore(frequency, due)
    const id = ids()
    await exportStore(tx, scope).add({
      id,
      purpose: 'report',
      kind,
      filter: { ...period, columns: columns ?? undefined, scheduleId },
      fileName: runFileName(kind, period),
      createdBy: null,
      now,
    })
    await jobStore(tx).add({ kind: 'make_export', payload: { ...scope, exportId: id }, runAt: now })
    // After the due time instead of now: runs that were missed while no server was running follow one by one.
    await scheduleStore(tx, scope).move(scheduleId, now.toISOString(), nextRun(frequency, due).toISOString())
  })
}

/** Emails the recipients of a scheduled file that it's ready or has failed. The email has a link that requires sign-in, and no figures. */
async function mailRun(
  tx: Queryable,
  { publicOrigin }: Config,
  scope: PartnerScope,
  { kind, filter, status }: RunRecord,
  now: Date,
): Promise<void> {
  if (filter.scheduleId === undefined) return
  const schedule = await scheduleStore(within(tx), scope).find(filter.scheduleId)
  if (!schedule) return
  const { name } = reports[kind]
  const period = `${filter.from} to ${filter.to}`
  const search = new URLSearchParams({ partner_id: scope.partnerId, report: kind, view: 'files' })
  if (scope.mode === 'sandbox') search.set('sandbox_mode', 'true')
  const lines = [
    status === 'completed'
      ? `Your report ${name} for ${period} is ready.`
      : `Your report ${name} for ${period} couldn't be created. Open the report to create it again.`,
    `${publicOrigin}/reporting?${search}`,
    "You receive this email because you're a recipient of this scheduled report. To change or stop it, open the report and edit its schedules.",
  ]
  for (const to of schedule.recipients) {
    await jobStore(tx).add({
      kind: 'send_mail',
      payload: {
        to,
        subject: `${name}${status === 'completed' ? '' : ' failed'}: ${period}`,
        text: lines.join('\n\n'),
      },
      runAt: now,
    })
  }
}

// The record's purpose determines its type and filter.
const runOf = (record: unknown) => record as RunRecord

export const reportExport: ExportSource = {
  open(db, scope, _now, record) {
    const { kind, filter } = runOf(record)
    return reportFile(db, scope, kind, filter, columnsOf(kind, filter.columns) ?? [])
  },
  ended: (tx, config, scope, record, now) => mailRun(tx, config, scope, runOf(record), now),
}
