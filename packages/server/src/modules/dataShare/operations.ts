import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { components } from '@partner-dashboard/contract'
import { stringify } from 'csv-stringify/sync'
import type { Context, Operations } from '../../contract/operation'
import { refuse } from '../../contract/refusal'
import type { Deps } from '../../deps'
import { type PartnerScope, partnerScope } from '../../http/scope'
import { uuidOf } from '../businesses/wire'
import { whyNotEndpoint } from '../developer/outbound'
import { neutral } from '../exports/csv'
import { minutesRemaining } from '../exports/operations'
import { jobStore } from '../jobs/jobStore'
import { type Bucket, type BucketObject, failureOf, folderBucket, s3Bucket } from './bucket'
import { readCsv, sourceRow } from './readFile'
import { type DatasetType, datasetOf, datasets, mapHeaders } from './schema'
import {
  type ConfigRecord,
  dataShareStore,
  type IntegrationRecord,
  type ResultRecord,
  type UploadRecord,
} from './store'

type Schemas = components['schemas']

const storeOf = ({ database, scope }: Context) => dataShareStore(database, partnerScope(scope))
const hour = 3_600_000
const whole = <Row>(results: Row[]) => ({ results, previous: null, next: null })

export function toUpload(record: UploadRecord, now: Date): Schemas['DatasetUpload'] {
  const progress =
    record.status === 'completed' ? 1 : record.row_count > 0 ? Math.min(1, record.done_count / record.row_count) : 0
  return {
    event_id: `upload_${record.id}`,
    dataset_type: record.dataset_type,
    source: record.source,
    file_name: record.file_name,
    size_bytes: record.size_bytes,
    sha256: record.sha256,
    status: record.status,
    stage: record.stage,
    progress: Math.round(progress * 1000) / 1000,
    minutes_remaining: minutesRemaining({ status: record.status, started_at: record.created_at }, progress, now),
    row_count: record.row_count,
    accepted_count: record.accepted_count,
    rejected_count: record.rejected_count,
    remaining_count: record.rejected_rows.length,
    warning_count: record.warning_count,
    repairs_event_id: record.repairs_id && `upload_${record.repairs_id}`,
    repaired_by_event_id: record.repaired_by_id && `upload_${record.repaired_by_id}`,
    uploaded_by: record.uploaded_by,
    error: record.error,
    started_at: record.created_at,
    finished_at: record.finished_at,
  }
}

async function uploadOf(context: Context, id: string, source?: 'manual' | 's3'): Promise<UploadRecord> {
  const record = await storeOf(context).upload(uuidOf(id))
  if (!record || (source !== undefined && record.source !== source)) throw refuse.notFound()
  return record
}

export interface KeptFile {
  datasetType: DatasetType
  source: 'manual' | 's3'
  fileName: string
  content: Buffer
  /** Where it is too large to be fetched at all. */
  sizeBytes?: number
  mapping?: Record<string, string>
  repairsId?: string | null
  uploadedBy?: string | null
  objectKey?: string
  objectEtag?: string
}

type KeepContext = Pick<Deps, 'clock' | 'ids' | 'sealing' | 'wake'> & Pick<Context, 'database'>

/** Keeps a file, encrypted, and has it read in the background. */
export async function keepUpload(
  { database, clock, ids, sealing, wake }: KeepContext,
  scope: PartnerScope,
  file: KeptFile,
): Promise<string> {
  const id = ids()
  const now = clock()
  await dataShareStore(database, scope).addUpload(
    {
      id,
      dataset_type: file.datasetType,
      source: file.source,
      file_name: file.fileName,
      size_bytes: file.sizeBytes ?? file.content.length,
      sha256: createHash('sha256').update(file.content).digest('hex'),
      mapping: file.mapping ?? {},
      repairs_id: file.repairsId ?? null,
      file_id: ids(),
      uploaded_by: file.uploadedBy ?? null,
      object_key: file.objectKey ?? null,
      object_etag: file.objectEtag ?? null,
    },
    sealing.seal(file.content.toString('utf8')),
    now,
  )
  await jobStore(database).add({ kind: 'read_upload', payload: { ...scope, uploadId: id }, runAt: now })
  wake()
  return id
}

/** `date:Sale date` → date is the column Sale date; `date:` → it is not in the file. */
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
          detail: 'must be a column of the dataset, a colon and a column of the file or nothing',
        })
      }
      return [name, header]
    }),
  )
}

async function rejectedRows(context: Context, record: UploadRecord, rowNumbers = record.rejected_rows) {
  const sealed = record.file_id === null ? undefined : await storeOf(context).sealedFile(record.file_id)
  if (sealed === undefined || rowNumbers.length === 0) return []
  const file = readCsv(context.sealing.open(sealed))
  if (typeof file === 'string') return []
  const dataset = datasetOf(record.dataset_type)
  const places = mapHeaders(dataset, file.headers, record.mapping)
  return rowNumbers.map((row_number) => {
    const row = file.rows[row_number - 1] ?? []
    const values = dataset.columns.map(({ name }) => [name, row[places.get(name) ?? -1]?.trim() ?? ''] as const)
    return { row_number, values: Object.fromEntries(values) }
  })
}

const cursorAt = (offset: number) => Buffer.from(`rows ${offset}`).toString('base64url')

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const offset = /^rows (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  if (offset === undefined) {
    throw refuse.invalid({
      in: 'query',
      pointer: '/cursor',
      code: 'cursor',
      detail: 'The cursor does not belong to this list.',
    })
  }
  return Number(offset)
}

const trustPolicy = (externalId: string) => ({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: { AWS: 'arn:aws:iam::000000000000:root' },
      Action: 'sts:AssumeRole',
      Condition: { StringEquals: { 'sts:ExternalId': externalId } },
    },
  ],
})

const accessOf = ({ is_folder, role_arn, keys_sealed }: IntegrationRecord) =>
  is_folder ? 'folder' : role_arn !== null ? 'role' : keys_sealed !== null ? 'key' : 'none'

const toIntegration = (record: IntegrationRecord): Schemas['S3Integration'] => ({
  id: `dataset_integration_${record.id}`,
  bucket: record.bucket,
  region: record.region,
  prefix: record.prefix,
  endpoint: record.endpoint,
  role_arn: record.role_arn,
  external_id: record.external_id,
  access: accessOf(record),
  status: record.status,
  health: record.health,
  last_error: record.last_error,
  trust_policy: trustPolicy(record.external_id),
  created_at: record.created_at,
})

/** The bucket behind a connection. */
export function bucketOf(
  record: IntegrationRecord,
  { config, sealing }: Pick<Deps, 'config' | 'sealing'>,
  { partnerId, mode }: PartnerScope,
): Promise<Bucket> {
  if (record.is_folder) return Promise.resolve(folderBucket(join(config.dataDir, 'bucket', partnerId, mode)))
  return s3Bucket({
    bucket: record.bucket,
    region: record.region,
    endpoint: record.endpoint,
    roleArn: record.role_arn,
    externalId: record.external_id,
    keys: record.keys_sealed === null ? null : JSON.parse(sealing.open(record.keys_sealed)),
    stsEndpoint: config.stsEndpoint,
    allowsLoopback: config.allowsLoopback,
  })
}

async function configs(context: Context): Promise<Schemas['S3IngestionConfigs']> {
  const known = await storeOf(context).configs()
  return whole(
    datasets.map(({ type }) => {
      const config = known.find(({ dataset_type }) => dataset_type === type)
      return (
        config ?? {
          dataset_type: type,
          enabled: false,
          schedule: 'daily' as const,
          file_format: 'csv' as const,
          path: `${type}/`,
          last_run_at: null,
          last_run_status: null,
          last_run_error: null,
          next_run_at: null,
        }
      )
    }),
  )
}

const everyHours = { hourly: 1, daily: 24, manual: undefined }
export const nextRun = ({ enabled, schedule }: Pick<ConfigRecord, 'enabled' | 'schedule'>, now: Date) => {
  const hours = everyHours[schedule]
  return enabled && hours !== undefined ? new Date(now.getTime() + hours * hour).toISOString() : null
}

async function uploadPage(context: Context, source: 'manual' | 's3', query: object) {
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
  query: { event_id: string; severity?: string; code?: string; column?: string; cursor?: string; page_size?: number },
) {
  const record = await uploadOf(context, query.event_id, source)
  const page = await storeOf(context).results(record.id, query)
  return { ...page, results: page.results.map(toResult) }
}

export const dataShareOperations: Pick<
  Operations,
  | 'listDatasetUploads'
  | 'getDatasetUpload'
  | 'uploadDataset'
  | 'listUploadResults'
  | 'listUploadResultGroups'
  | 'listRejectedRows'
  | 'downloadRejectedRows'
  | 'createSchemaImportToken'
  | 'listDatasetSchemas'
  | 'getDataShareSummary'
  | 'listIncompleteBusinesses'
  | 'listS3Integrations'
  | 'connectS3'
  | 'testS3'
  | 'listS3IngestionConfigs'
  | 'putS3IngestionConfigs'
  | 'runS3Ingestion'
  | 'listS3Uploads'
  | 'listS3UploadResults'
> = {
  listDatasetUploads: ({ query }, context) => uploadPage(context, 'manual', query),
  listS3Uploads: ({ query }, context) => uploadPage(context, 's3', query),
  getDatasetUpload: async ({ path }, context) => toUpload(await uploadOf(context, path.event_id), context.clock()),
  listUploadResults: ({ query }, context) => resultPage(context, 'manual', query),
  listS3UploadResults: ({ query }, context) => resultPage(context, 's3', query),

  async uploadDataset({ query, body }, context) {
    const { dataset_type, file_name, column, repairs_event_id } = query
    const scope = partnerScope(context.scope)
    if (repairs_event_id !== undefined) {
      const repaired = await uploadOf(context, repairs_event_id)
      if (repaired.dataset_type !== dataset_type) {
        throw refuse.invalid({
          in: 'query',
          pointer: '/dataset_type',
          code: 'dataset',
          detail: 'must be that of the upload which is repaired',
        })
      }
    }
    const id = await keepUpload(context, scope, {
      datasetType: dataset_type,
      source: 'manual',
      fileName: file_name.replaceAll(/[/\\]/g, '_'),
      content: Buffer.from(body),
      mapping: readMapping(dataset_type, column),
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
      results: (await rejectedRows(context, record, shown)).map((row) => ({
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
      ...names.map((name) => neutral(values[name])),
      reasons.get(row_number) ?? '',
      row_number,
    ])
    const content = `\uFEFF${stringify([[...names, 'reason', sourceRow], ...lines], { record_delimiter: 'windows' })}`
    return { fileName: `rejected-${record.file_name.replace(/\.csv$/i, '')}.csv`, content }
  },

  async createSchemaImportToken({ body }, { tokens, clock, scope, user }) {
    const { partnerId, mode } = partnerScope(scope)
    const life = 60 * 60
    const token = await tokens.signFor(
      'importer',
      { sub: `user_${user.id}`, partner_id: partnerId, mode, dataset_type: body.dataset_type },
      life,
    )
    // A number that is the same for the same partner and dataset, and never zero.
    const digest = createHash('sha256').update(`${partnerId} ${mode} ${body.dataset_type}`).digest()
    return {
      token,
      embed_id: String((digest.readUInt32BE(0) % 900_000) + 100_000),
      expires_at: new Date(clock().getTime() + life * 1000).toISOString(),
    }
  },

  listDatasetSchemas: async () => ({
    results: datasets.map(({ type, title, description, columns }) => ({
      dataset_type: type,
      title,
      description,
      columns: columns.map((column) => ({
        name: column.name,
        type: column.type,
        is_required: column.isRequired,
        is_sensitive: column.isSensitive ?? false,
        rule: column.rule,
        example: column.example,
        choices: column.choices ? [...column.choices] : null,
        aliases: [...column.aliases],
      })),
    })),
  }),

  getDataShareSummary: async (_input, context) => ({ results: await storeOf(context).freshness(context.clock()) }),

  async listIncompleteBusinesses({ query }, context) {
    const page = await storeOf(context).incomplete(query, context.clock())
    return {
      ...page,
      results: page.results.map(({ id, external_id, name, lacks, last_sales_on }) => ({
        business_id: `business_${id}`,
        external_id,
        name,
        lacks,
        last_sales_on,
      })),
    }
  },

  async listS3Integrations(_input, context) {
    const record = await storeOf(context).integration()
    return whole(record ? [toIntegration(record)] : [])
  },

  async connectS3({ body }, context) {
    const { ids, clock, sealing, config } = context
    const store = storeOf(context)
    const { endpoint, access_key_id, secret_access_key } = body
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(body.bucket)) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/bucket',
        code: 'bucket',
        detail: 'must be 3 to 63 small letters, digits, dots and hyphens',
      })
    }
    const why = endpoint ? whyNotEndpoint(endpoint, config.allowsLoopback) : undefined
    if (why !== undefined) throw refuse.invalid({ in: 'body', pointer: '/endpoint', code: 'url', detail: why })
    if (body.role_arn && !/^arn:aws[a-z-]*:iam::\d{12}:role\/[\w+=,.@/-]+$/.test(body.role_arn)) {
      throw refuse.invalid({ in: 'body', pointer: '/role_arn', code: 'arn', detail: 'must be the ARN of a role' })
    }
    if (Boolean(access_key_id) !== Boolean(secret_access_key)) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/secret_access_key',
        code: 'required',
        detail: 'goes with access_key_id',
      })
    }
    const before = await store.integration()
    // The stored key stays where nothing is said of it, but never goes to another service than the one it was given for.
    const isFolder = endpoint === undefined && !body.role_arn && !access_key_id
    const keepsKeys =
      access_key_id === undefined && !isFolder && !body.role_arn && before?.endpoint === (endpoint ?? null)
    await store.setIntegration({
      id: before?.id ?? ids(),
      bucket: body.bucket,
      region: body.region,
      prefix: body.prefix?.replace(/^\/+/, '') ?? '',
      endpoint: endpoint ?? null,
      is_folder: isFolder,
      role_arn: body.role_arn ?? null,
      // It stays the same, since it stands in the role's policy.
      external_id: before?.external_id ?? `pd-${ids()}`,
      keys_sealed: access_key_id
        ? sealing.seal(JSON.stringify({ accessKeyId: access_key_id, secretAccessKey: secret_access_key }))
        : keepsKeys
          ? before.keys_sealed
          : null,
      status: 'enabled',
      health: 'healthy',
      last_error: null,
      created_at: before?.created_at ?? clock().toISOString(),
    })
    const record = await store.integration()
    if (!record) throw refuse.notFound()
    return toIntegration(record)
  },

  async testS3(_input, context) {
    const store = storeOf(context)
    const record = await store.integration()
    if (!record) throw refuse.conflict('s3_not_connected', 'No bucket is connected.')
    let objects: BucketObject[] = []
    try {
      const bucket = await bucketOf(record, context, partnerScope(context.scope))
      objects = await bucket.list(record.prefix, 10)
      const [first] = objects
      // To list and to read are rights of their own, and files are fetched by both.
      if (first) await bucket.probe(objects.find(({ key }) => key.endsWith('.csv')) ?? first)
      await store.integrationHealth('healthy', null)
      const message =
        objects.length === 0
          ? 'The bucket can be listed. No file is there yet, so that reading one was not tried.'
          : objects.length === 1
            ? '1 file was found, and can be read.'
            : `${objects.length}${objects.length === 10 ? ' or more' : ''} files were found, and can be read.`
      return { is_ok: true, code: null, message, objects: objects.map(({ key }) => key) }
    } catch (error) {
      const failure = failureOf(error)
      const message = objects.length > 0 ? `The files can be listed, but not read. ${failure.message}` : failure.message
      await store.integrationHealth('unhealthy', message)
      return { is_ok: false, code: failure.code, message, objects: objects.map(({ key }) => key) }
    }
  },

  listS3IngestionConfigs: (_input, context) => configs(context),

  async putS3IngestionConfigs({ body }, context) {
    const types = body.configs.map(({ dataset_type }) => dataset_type)
    if (new Set(types).size < types.length) {
      throw refuse.invalid({ in: 'body', pointer: '/configs', code: 'unique', detail: 'must not name a dataset twice' })
    }
    const store = storeOf(context)
    const now = context.clock()
    for (const { type } of datasets) {
      const config = body.configs.find(({ dataset_type }) => dataset_type === type)
      const chosen = config ?? {
        dataset_type: type,
        enabled: false,
        schedule: 'daily' as const,
        file_format: 'csv' as const,
        path: `${type}/`,
      }
      await store.setConfig({ ...chosen, path: chosen.path.replace(/^\/+/, ''), next_run_at: nextRun(chosen, now) })
    }
    return configs(context)
  },

  async runS3Ingestion({ body }, context) {
    const { database, clock, ids, wake } = context
    const scope = partnerScope(context.scope)
    if (!(await storeOf(context).integration())) throw refuse.conflict('s3_not_connected', 'No bucket is connected.')
    const types = body.dataset_type
      ? [body.dataset_type]
      : (await configs(context)).results.filter(({ enabled }) => enabled).map(({ dataset_type }) => dataset_type)
    if (types.length === 0) throw refuse.conflict('nothing_enabled', 'No dataset is enabled.')
    const now = clock()
    const known = await storeOf(context).configs()
    for (const datasetType of types) {
      const next = known.find(({ dataset_type }) => dataset_type === datasetType)?.next_run_at ?? null
      // At once, so that whoever asked sees it run before a worker has taken it.
      await storeOf(context).ran(datasetType, now.toISOString(), 'processing', next)
      await jobStore(database).add({
        kind: 'fetch_s3',
        payload: { ...scope, datasetType },
        runAt: now,
        uniqueKey: `fetch_s3 ${scope.partnerId} ${scope.mode} ${datasetType}`,
      })
    }
    wake()
    return { id: `ingestion_run_${ids()}`, status: 'processing', started_at: now.toISOString(), files_count: 0 }
  },
}
