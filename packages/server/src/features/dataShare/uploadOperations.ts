import type { components } from '@partner-dashboard/contract'
import { type DatasetType, datasetOf } from '../../domain/dataShare/schema'
import type { Context, Input, Operations } from '../../kernel/operation'
import { csvLines } from '../../platform/csv'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { keepUpload, toUpload } from './keptUpload'
import { cursorAt, offsetOf, rejectedRows, withMaskedValues, withOriginalValues } from './rejectedRows'
import { sourceRow } from './repairFile'
import { dataShareStore, type ResultRecord, type UploadRecord } from './store'

type Schemas = components['schemas']

const storeOf = ({ database, scope }: Context) => dataShareStore(database, partnerScope(scope))

async function uploadOf(context: Context, id: string, source?: 'manual' | 's3'): Promise<UploadRecord> {
  const record = await storeOf(context).upload(uuidOf(id))
  if (!record || (source !== undefined && record.source !== source)) throw refuse.notFound()
  return record
}

/** `date:Sale date` maps date to the column Sale date; `date:` means that the file lacks it; `country:=US` fills every row. */
function readMapping(dataset: DatasetType, columns: readonly string[] = []): Record<string, string> {
  const names = new Set(datasetOf(dataset).columns.map(({ name }) => name))
  return Object.fromEntries(
    columns.map((text, index) => {
      const at = text.indexOf(':')
      const [name, header] = [text.slice(0, at), text.slice(at + 1).trim()]
      if (at < 1 || !names.has(name)) {
        throw refuse.invalid({
          in: 'query',
          pointer: `/column/${index}`,
          code: 'column',
          detail: 'must be a dataset column, a colon, and a file column, = with a value, or nothing',
        })
      }
      return [name, header]
    }),
  )
}

async function uploadPage(context: Context, source: 'manual' | 's3', query: Input<'listDatasetUploads'>['query']) {
  const page = await storeOf(context).uploads(source, query)
  const now = context.clock()
  return { ...page, results: page.results.map((record) => toUpload(record, now)) }
}

const toResult = ({ id: _, place: __, column_name, ...result }: ResultRecord): Schemas['ValidationResult'] => ({
  ...result,
  column: column_name,
})

async function resultPage(
  context: Context,
  source: 'manual' | 's3',
  { event_id, ...query }: Input<'listUploadResults'>['query'],
) {
  const record = await uploadOf(context, event_id, source)
  const page = await storeOf(context).results(record.id, query)
  return { ...page, results: page.results.map(toResult) }
}

export const uploadOperations: Pick<
  Operations,
  | 'listDatasetUploads'
  | 'listS3Uploads'
  | 'getDatasetUpload'
  | 'uploadDataset'
  | 'listUploadResults'
  | 'listS3UploadResults'
  | 'listUploadResultGroups'
  | 'listRejectedRows'
  | 'downloadRejectedRows'
> = {
  listDatasetUploads: ({ query }, context) => uploadPage(context, 'manual', query),
  listS3Uploads: ({ query }, context) => uploadPage(context, 's3', query),
  getDatasetUpload: async ({ path }, context) => toUpload(await uploadOf(context, path.event_id), context.clock()),
  listUploadResults: ({ query }, context) => resultPage(context, 'manual', query),
  listS3UploadResults: ({ query }, context) => resultPage(context, 's3', query),

  async uploadDataset({ query, body }, context) {
    const { dataset_type, file_name, column, repairs_event_id } = query
    const scope = partnerScope(context.scope)
    const mapping = readMapping(dataset_type, column)
    let content: Buffer = Buffer.from(body)
    if (repairs_event_id !== undefined) {
      const repaired = await uploadOf(context, repairs_event_id)
      if (repaired.dataset_type !== dataset_type) {
        throw refuse.invalid({
          in: 'query',
          pointer: '/dataset_type',
          code: 'dataset',
          detail: "must be the dataset of the upload you're fixing",
        })
      }
      content = await withOriginalValues(context, repaired, content, mapping)
    }
    const id = await keepUpload(context, scope, {
      datasetType: dataset_type,
      source: 'manual',
      fileName: file_name.replaceAll(/[/\\]/g, '_'),
      content,
      mapping,
      repairsId: repairs_event_id === undefined ? null : uuidOf(repairs_event_id),
      uploadedBy: context.user.name,
    })
    return toUpload(await uploadOf(context, id), context.clock())
  },

  async listUploadResultGroups({ path }, context) {
    const record = await uploadOf(context, path.event_id)
    return { results: await storeOf(context).resultGroups(record.id) }
  },

  async listRejectedRows({ path, query }, context) {
    const { cursor, page_size = 25, code, column } = query
    const start = offsetOf(cursor)
    const record = await uploadOf(context, path.event_id)
    const store = storeOf(context)
    const found =
      code === undefined && column === undefined ? undefined : await store.rowsWith(record.id, { code, column })
    const numbers = found ? record.rejected_rows.filter((row) => found.has(row)) : record.rejected_rows
    const shown = numbers.slice(start, start + page_size)
    const results = await store.resultsOf(record.id, shown)
    return {
      results: withMaskedValues(record.dataset_type, await rejectedRows(context, record, shown)).map((row) => ({
        ...row,
        results: results.filter(({ row_number }) => row_number === row.row_number).map(toResult),
      })),
      previous: start > 0 ? cursorAt(Math.max(0, start - page_size)) : null,
      next: start + page_size < numbers.length ? cursorAt(start + page_size) : null,
      start,
    }
  },

  async downloadRejectedRows({ path }, context) {
    const record = await uploadOf(context, path.event_id)
    const rows = await rejectedRows(context, record)
    const reasons = new Map(
      (await storeOf(context).messagesOf(record.id)).map(({ row_number, reason }) => [row_number, reason]),
    )
    const names = datasetOf(record.dataset_type).columns.map(({ name }) => name)
    const lines = rows.map(({ row_number, values }) => [
      ...names.map((name) => values[name]),
      reasons.get(row_number) ?? '',
      row_number,
    ])
    const content = `\uFEFF${csvLines([[...names, 'reason', sourceRow], ...lines])}`
    return { fileName: `rejected-${record.file_name.replace(/\.csv$/i, '')}.csv`, content }
  },
}
