import type { components } from '@partner-dashboard/contract'
import { businessStore } from '../../domain/businesses/store'
import { type ExportRecord, exportStore } from '../../kernel/exportStore'
import { jobStore } from '../../kernel/jobStore'
import type { Context, Operations } from '../../kernel/operation'
import { progressOf } from '../../kernel/progress'
import { csvStream } from '../../platform/csv'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { type ExportFilter, type ExportKind, exported, requireFilters } from './lists'

type Schemas = components['schemas']

const day = 86_400_000
const storeOf = ({ database, scope }: Context) => exportStore<ExportKind, ExportFilter>(database, partnerScope(scope))

const fileName = (kind: string, now: Date) => `${kind.replaceAll('_', '-')}-${now.toISOString().slice(0, 10)}.csv`

function toExport(record: ExportRecord<ExportKind>, now: Date): Schemas['CsvExport'] {
  return {
    id: `export_${record.id}`,
    kind: record.kind,
    status: record.status,
    row_count: record.row_count,
    ...progressOf(record, now),
    file_name: record.file_name,
    error: record.error,
    created_at: record.created_at,
    finished_at: record.finished_at,
  }
}

/** Throws for an unknown business, instead of exporting an empty file. */
async function requireBusiness({ database, scope }: Context, id: string | undefined, where: 'query' | 'body') {
  if (id === undefined || (await businessStore(database, partnerScope(scope)).find(id))) return
  throw refuse.invalid({
    in: where,
    pointer: '/business_id',
    code: 'unknown_business',
    detail: "isn't one of your businesses",
  })
}

async function fileOf(context: Context, id: string) {
  const store = storeOf(context)
  const record = await store.find(uuidOf(id))
  if (!record) throw refuse.notFound()
  if (record.status !== 'completed' || record.file_id === null) {
    throw refuse.conflict('not_ready', "The file isn't ready yet. Try again later.")
  }
  const content = await store.file(record.file_id)
  if (!content) throw refuse.notFound()
  return { fileName: record.file_name, content }
}

export const exportOperations: Pick<
  Operations,
  'downloadCsv' | 'startCsvExport' | 'listCsvExports' | 'getCsvExport' | 'downloadCsvExport'
> = {
  async downloadCsv({ query }, context) {
    const { database, scope, clock } = context
    const { kind, ...filter } = query
    requireFilters(kind, filter, 'query')
    await requireBusiness(context, filter.business_id, 'query')
    const now = clock()
    const { sheet } = exported(database, partnerScope(scope), now, kind, filter)
    return { fileName: fileName(kind, now), content: csvStream(sheet) }
  },

  async startCsvExport({ body }, context) {
    const { kind, ...filter } = body
    requireFilters(kind, filter, 'body')
    await requireBusiness(context, filter.business_id, 'body')
    const { database, clock, ids, user, wake } = context
    const partner = partnerScope(context.scope)
    const now = clock()
    const id = ids()
    const store = storeOf(context)
    await store.add({ id, purpose: 'list', kind, filter, fileName: fileName(kind, now), createdBy: user.name, now })
    await jobStore(database).add({ kind: 'make_export', payload: { ...partner, exportId: id }, runAt: now })
    wake()
    const record = await store.find(id)
    if (!record) throw refuse.notFound()
    return toExport(record, now)
  },

  async listCsvExports({ query }, context) {
    const now = context.clock()
    const page = await storeOf(context).latest('list', new Date(now.getTime() - 7 * day), query)
    return { ...page, results: page.results.map((record) => toExport(record, now)) }
  },

  async getCsvExport({ path }, context) {
    const record = await storeOf(context).find(uuidOf(path.id))
    if (record?.purpose !== 'list') throw refuse.notFound()
    return toExport(record, context.clock())
  },

  downloadCsvExport: ({ path }, context) => fileOf(context, path.id),
}
