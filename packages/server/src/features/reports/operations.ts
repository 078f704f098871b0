import type { components } from '@partner-dashboard/contract'
import { exportStore } from '../../kernel/exportStore'
import { jobStore } from '../../kernel/jobStore'
import type { Context, Operations } from '../../kernel/operation'
import type { Versions } from '../../kernel/versions'
import { csvStream } from '../../platform/csv'
import { uuidOf } from '../../platform/ids'
import { money } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { reportFile, runFileName } from './file'
import { columnsOf, type ReportColumn, type ReportKind, reportKinds, reports } from './reportStore'
import { type RunFilter, type RunRecord, toRun } from './run'
import { nextRun } from './schedule'
import { type Period, type ReportRecord, reportRowStore, type ScheduleRecord, scheduleStore } from './store'

type Schemas = components['schemas']
type ReportOperation =
  | 'listReports'
  | 'listReportRows'
  | 'downloadReport'
  | 'listReportRuns'
  | 'startReportRun'
  | 'downloadReportRun'
  | 'listReportSchedules'
  | 'createReportSchedule'
  | 'updateReportSchedule'
  | 'deleteReportSchedule'

const day = 86_400_000

function chosenColumns(
  kind: ReportKind,
  names: readonly string[] | undefined,
  where: 'query' | 'body',
): ReportColumn[] {
  const columns = columnsOf(kind, names)
  if (columns) return columns
  const index = names?.findIndex((name) => columnsOf(kind, [name]) === undefined) ?? 0
  throw refuse.invalid({
    in: where,
    pointer: `/columns/${index}`,
    code: 'unknown_column',
    detail: `${names?.[index]} isn't a column of this report.`,
  })
}

function checkPeriod({ from, to }: Period, where: 'query' | 'body'): void {
  if (!from || !to || from <= to) return
  throw refuse.invalid({ in: where, pointer: '/to', code: 'before_from', detail: 'must not be before the first day' })
}

const valuesOf = (columns: readonly ReportColumn[], record: Record<string, string | number | null>) =>
  Object.fromEntries(
    columns.map(({ id, type }) => {
      const value = record[id] ?? null
      return [id, type === 'amount' && value !== null ? money(Number(value)) : value]
    }),
  )

const toRow = (columns: readonly ReportColumn[], record: ReportRecord): Schemas['ReportRow'] => ({
  id: record.id,
  currency: record.currency,
  values: valuesOf(columns, record),
})

const toSchedule = ({ id, ...record }: ScheduleRecord): Schemas['ReportSchedule'] => ({
  id: `report_schedule_${id}`,
  ...record,
})

const runsOf = ({ database, scope }: Context) => exportStore<ReportKind, RunFilter>(database, partnerScope(scope))
const schedulesOf = ({ database, scope }: Context) => scheduleStore(database, partnerScope(scope))

type Schedules = ReturnType<typeof schedulesOf>

/** Unique lowercase addresses; throws if one isn't a user's. */
async function knownRecipients(store: Schedules, given: readonly string[]): Promise<string[]> {
  const recipients = given.map((address) => address.toLowerCase())
  const known = await store.knownAddresses(recipients)
  const foreign = recipients.findIndex((address) => !known.has(address))
  if (foreign < 0) return [...new Set(recipients)]
  throw refuse.invalid({
    in: 'body',
    pointer: `/recipients/${foreign}`,
    code: 'unknown_user',
    detail: 'Only users of the partner can receive reports. Add the person as a user first.',
  })
}

/** The list isn't paginated. */
const maxSchedules = 100

export const reportOperations: Pick<Operations, ReportOperation> = {
  async listReports() {
    const results = reportKinds.map((kind) => {
      const { name, description, period_label, columns } = reports[kind]
      return { kind, name, description, period_label, columns: [...columns] }
    })
    return { results }
  },

  async listReportRows({ path: { kind }, query }, { database, scope, clock }) {
    checkPeriod(query, 'query')
    const store = reportRowStore(database, partnerScope(scope))
    const columns = [...reports[kind].columns]
    const page = await store.page(kind, query, query.cursor, query.page_size ?? 25)
    const totals = await store.totals(kind, query)
    const months = reports[kind].isSummed ? await store.totals(kind, query, 'month') : []
    const summed = columns.filter(({ type }) => type === 'amount' || type === 'count')
    const toTotal = (total: (typeof totals)[number]) => ({
      currency: total.currency,
      row_count: total.row_count,
      values: valuesOf(summed, total),
    })
    return {
      ...page,
      results: page.results.map((record) => toRow(columns, record)),
      count: totals.reduce((sum, { row_count }) => sum + row_count, 0),
      totals: totals.map(toTotal),
      month_totals: months.map((total) => ({ month: String(total.month), ...toTotal(total) })),
      data_as_of: clock().toISOString(),
    }
  },

  async downloadReport({ path: { kind }, query }, { database, scope }) {
    checkPeriod(query, 'query')
    const { sheet } = reportFile(
      database,
      partnerScope(scope),
      kind,
      query,
      chosenColumns(kind, query.columns, 'query'),
    )
    return { fileName: runFileName(kind, query), content: csvStream(sheet) }
  },

  async listReportRuns({ query }, context) {
    const now = context.clock()
    const page = await runsOf(context).latest('report', new Date(now.getTime() - 30 * day), query)
    return { ...page, results: page.results.map((record) => toRun(record as unknown as RunRecord, now)) }
  },

  async startReportRun({ body: { kind, from, to, columns } }, context) {
    checkPeriod({ from, to }, 'body')
    chosenColumns(kind, columns, 'body')
    const { database, scope, clock, ids, user, wake } = context
    const partner = partnerScope(scope)
    const [now, id, store] = [clock(), ids(), runsOf(context)]
    await store.add({
      id,
      purpose: 'report',
      kind,
      filter: { from, to, columns },
      fileName: runFileName(kind, { from, to }),
      createdBy: user.name,
      now,
    })
    await jobStore(database).add({ kind: 'make_export', payload: { ...partner, exportId: id }, runAt: now })
    wake()
    const record = await store.find(id)
    if (!record) throw refuse.notFound()
    return toRun(record as unknown as RunRecord, now)
  },

  async downloadReportRun({ path }, context) {
    const store = runsOf(context)
    const record = await store.find(uuidOf(path.id))
    if (record?.purpose !== 'report') throw refuse.notFound()
    if (record.status !== 'completed' || record.file_id === null) {
      throw refuse.conflict('not_ready', "The file isn't ready yet. Try again later.")
    }
    const content = await store.file(record.file_id)
    if (!content) throw refuse.notFound()
    return { fileName: record.file_name, content }
  },

  async listReportSchedules(_input, context) {
    return { results: (await schedulesOf(context).list()).map(toSchedule), previous: null, next: null }
  },

  async createReportSchedule({ body }, context) {
    chosenColumns(body.kind, body.columns, 'body')
    const { clock, ids, user } = context
    const store = schedulesOf(context)
    const recipients = await knownRecipients(store, body.recipients)
    if ((await store.list()).length >= maxSchedules) {
      throw refuse.conflict(
        'too_many',
        `You have reached the limit of ${maxSchedules} report schedules. Delete one first.`,
      )
    }
    const now = clock()
    const id = ids()
    await store.add({
      id,
      kind: body.kind,
      frequency: body.frequency,
      recipients,
      columns: body.columns ?? null,
      created_by: user.name,
      created_at: now.toISOString(),
      next_run_at: nextRun(body.frequency, now).toISOString(),
    })
    const saved = await store.find(id)
    if (!saved) throw refuse.notFound()
    return toSchedule(saved)
  },

  async updateReportSchedule({ path, body }, context) {
    const store = schedulesOf(context)
    const now = context.clock()
    const before = await store.lock(uuidOf(path.id))
    if (!before) throw refuse.notFound()
    if (body.columns) chosenColumns(before.kind, body.columns, 'body')
    const { frequency = before.frequency, columns = before.columns } = body
    const changed = await store.change({
      id: before.id,
      frequency,
      columns,
      recipients: body.recipients ? await knownRecipients(store, body.recipients) : before.recipients,
      next_run_at: frequency === before.frequency ? before.next_run_at : nextRun(frequency, now).toISOString(),
    })
    if (!changed) throw refuse.notFound()
    return toSchedule(changed)
  },

  async deleteReportSchedule({ path }, context) {
    if (!(await schedulesOf(context).remove(uuidOf(path.id)))) throw refuse.notFound()
  },
}

async function scheduleBefore({ path }: { path: { id: string } }, { database, scope }: Context) {
  const schedule = await scheduleStore(database, partnerScope(scope)).find(uuidOf(path.id))
  if (!schedule) return undefined
  const { kind, frequency, recipients, columns } = schedule
  return { kind, frequency, recipients, columns }
}

export const reportVersions = {
  updateReportSchedule: { before: scheduleBefore },
  deleteReportSchedule: { before: scheduleBefore },
} satisfies Versions
