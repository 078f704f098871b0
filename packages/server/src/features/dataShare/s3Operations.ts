import type { components } from '@partner-dashboard/contract'
import { datasets } from '../../domain/dataShare/schema'
import { jobStore } from '../../kernel/jobStore'
import type { Context, Operations } from '../../kernel/operation'
import { whyNotEndpoint } from '../../kernel/outbound'
import type { Versions } from '../../kernel/versions'
import { etagOf } from '../../platform/etag'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { type BucketObject, failureOf, isRegion } from './bucket'
import { bucketStore, type ConfigRecord, type IntegrationRecord } from './bucketStore'
import { bucketOf } from './connectedBucket'
import { toUpload } from './keptUpload'
import { dataShareStore } from './store'

type Schemas = components['schemas']

const storeOf = ({ database, scope }: Context) => bucketStore(database, partnerScope(scope))
const singlePage = <Row>(results: Row[]) => ({ results, previous: null, next: null })

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

async function configs(context: Context): Promise<Schemas['S3IngestionConfigs']> {
  const known = await storeOf(context).configs()
  const uploads = await dataShareStore(context.database, partnerScope(context.scope)).latestFetched(
    datasets.map(({ type }) => type),
  )
  const results = datasets.map(({ type }): Schemas['S3IngestionConfig'] => {
    const latest = uploads.find(({ dataset_type }) => dataset_type === type)
    const config = known.find(({ dataset_type }) => dataset_type === type) ?? {
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
    return { ...config, latest_upload: latest ? toUpload(latest, context.clock()) : null }
  })
  return singlePage(results)
}

const hour = 3_600_000
const everyHours = { hourly: 1, daily: 24, manual: undefined }

/** Time of the next scheduled run; null for manual runs. */
const nextRun = ({ enabled, schedule }: Pick<ConfigRecord, 'enabled' | 'schedule'>, now: Date) => {
  const hours = everyHours[schedule]
  return enabled && hours !== undefined ? new Date(now.getTime() + hours * hour).toISOString() : null
}

export const s3Operations: Pick<
  Operations,
  'listS3Integrations' | 'connectS3' | 'testS3' | 'listS3IngestionConfigs' | 'putS3IngestionConfigs' | 'runS3Ingestion'
> = {
  async listS3Integrations(_input, context) {
    const record = await storeOf(context).integration()
    return singlePage(record ? [toIntegration(record)] : [])
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
        detail: 'must be 3 to 63 lowercase letters, digits, dots and hyphens',
      })
    }
    if (!isRegion(body.region)) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/region',
        code: 'region',
        detail: 'must be lowercase letters, digits and hyphens, such as us-east-1',
      })
    }
    const why = endpoint ? whyNotEndpoint(endpoint, config) : undefined
    if (why !== undefined) throw refuse.invalid({ in: 'body', pointer: '/endpoint', code: 'url', detail: why })
    if (body.role_arn && !/^arn:aws[a-z-]*:iam::\d{12}:role\/[\w+=,.@/-]+$/.test(body.role_arn)) {
      throw refuse.invalid({ in: 'body', pointer: '/role_arn', code: 'arn', detail: 'must be the ARN of an IAM role' })
    }
    if (Boolean(access_key_id) !== Boolean(secret_access_key)) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/secret_access_key',
        code: 'required',
        detail: 'must be sent together with access_key_id',
      })
    }
    const before = await store.integration()
    // An omitted key is kept, but never sent to another service than the one it was entered for.
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
      // Unchanged, because the role's trust policy contains it.
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
    if (!record) throw refuse.conflict('s3_not_connected', 'No bucket is connected. Connect one first.')
    let objects: BucketObject[] = []
    try {
      const bucket = await bucketOf(record, context, partnerScope(context.scope))
      objects = await bucket.list(record.prefix, 10)
      const [first] = objects
      // Listing and reading are separate permissions, and ingestion needs both.
      if (first) await bucket.probe(objects.find(({ key }) => key.endsWith('.csv')) ?? first)
      await store.integrationHealth('healthy', null)
      const message =
        objects.length === 0
          ? "The bucket can be listed. It has no files yet, so reading wasn't tested."
          : objects.length === 1
            ? '1 file was found and can be read.'
            : `${objects.length}${objects.length === 10 ? ' or more' : ''} files were found and can be read.`
      return { is_ok: true, code: null, message, objects: objects.map(({ key }) => key) }
    } catch (error) {
      const failure = failureOf(error)
      const message = objects.length > 0 ? `Files can be listed, but not read. ${failure.message}` : failure.message
      await store.integrationHealth('unhealthy', message)
      return { is_ok: false, code: failure.code, message, objects: objects.map(({ key }) => key) }
    }
  },

  listS3IngestionConfigs: (_input, context) => configs(context),

  async putS3IngestionConfigs({ body }, context) {
    const types = body.configs.map(({ dataset_type }) => dataset_type)
    if (new Set(types).size < types.length) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/configs',
        code: 'unique',
        detail: 'must have at most one entry per dataset',
      })
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
    if (!(await storeOf(context).integration()))
      throw refuse.conflict('s3_not_connected', 'No bucket is connected. Connect one first.')
    const types = body.dataset_type
      ? [body.dataset_type]
      : (await configs(context)).results.filter(({ enabled }) => enabled).map(({ dataset_type }) => dataset_type)
    if (types.length === 0) throw refuse.conflict('nothing_enabled', 'No dataset is enabled. Enable one first.')
    const now = clock()
    for (const datasetType of types) {
      // Saved immediately, so the run is visible before a worker claims it.
      await storeOf(context).ran(datasetType, now.toISOString(), 'processing')
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

/** Only the saved settings, because runs change the rest. */
const etagOfConfigs = ({ results }: Schemas['S3IngestionConfigs']) =>
  etagOf(
    results.map(
      ({
        last_run_at: _at,
        last_run_status: _status,
        last_run_error: _error,
        next_run_at: _next,
        latest_upload: _latest,
        ...settings
      }) => settings,
    ),
  )

export const ingestionVersions = {
  listS3IngestionConfigs: { etag: etagOfConfigs },
  putS3IngestionConfigs: {
    etag: etagOfConfigs,
    async current(_input, context) {
      const value = await configs(context)
      return { etag: etagOfConfigs(value), value }
    },
  },
} satisfies Versions
