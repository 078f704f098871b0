import { refreshBusinesses } from '../../domain/businesses/refreshStore'
import type { DatasetType } from '../../domain/dataShare/schema'
import { emit } from '../../kernel/events'
import type { FailureHandlers, JobContext, JobHandlers } from '../../kernel/jobHandlers'
import { notify } from '../../kernel/notifications'
import { partsOf } from '../../kernel/thread'
import type { Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { BucketFailure, failureOf, hasAnswered, rethrowAsBucketFailure } from './bucket'
import { bucketStore } from './bucketStore'
import { bucketOf } from './connectedBucket'
import { importFile } from './importFile'
import { keepUpload, toUpload } from './keptUpload'
import { dataShareStore, type UploadRecord } from './store'
import { type UploadThread, whyUnreadable, withUploadThread } from './uploadReader'

/** In bytes, as for manual uploads. */
const largestFile = 10_485_760
/** Limit per prefix. New objects can come last, because they're ordered by name. */
const maxObjects = 100_000

async function finish(
  context: JobContext,
  scope: PartnerScope,
  upload: UploadRecord,
  values: Partial<UploadRecord>,
): Promise<void> {
  const now = context.clock()
  await context.database.transaction(async (tx) => {
    const store = dataShareStore(tx, scope)
    await store.change(upload.id, { ...values, finished_at: now.toISOString() })
    const ended = await store.upload(upload.id)
    if (!ended) return
    const wire = toUpload(ended, now)
    const isCompleted = ended.status === 'completed'
    const type = isCompleted ? 'dataset_upload.completed' : 'dataset_upload.failed'
    await emit(tx, context, scope, { type, data: { ...wire, id: wire.event_id } })
    if (!isCompleted) {
      await notify(tx, context, scope, {
        type: ended.source === 's3' ? 's3_datashare_upload' : 'manual_datashare_upload',
        payload: { event_id: wire.event_id },
      })
    }
  })
}

/** A file that fails in the middle has already imported rows. */
async function fail(context: JobContext, scope: PartnerScope, upload: UploadRecord, error: string): Promise<void> {
  const accepted_count = (await dataShareStore(context.database, scope).upload(upload.id))?.done_count ?? 0
  if (accepted_count > 0 && upload.dataset_type === 'sales') {
    await refreshBusinesses(context.database, scope, context.clock())
  }
  await finish(context, scope, upload, { status: 'failed', accepted_count, error })
}

async function readUpload(
  thread: UploadThread,
  content: Buffer,
  upload: UploadRecord,
  context: JobContext,
  scope: PartnerScope,
): Promise<void> {
  const { database } = context
  const store = dataShareStore(database, scope)
  const { dataset_type: datasetType, mapping } = upload
  const { error, rowCount, missing } = await thread.call('read', content, { datasetType, mapping })
  if (error !== undefined) return fail(context, scope, upload, error)
  await store.change(upload.id, { stage: 'headers_set', row_count: rowCount })
  if (missing !== undefined) return fail(context, scope, upload, missing)
  await store.change(upload.id, { stage: 'columns_mapped' })
  const { now, accepted, warned, touched, rejected } = await importFile(thread, upload, context, scope)
  if (accepted > 0 && datasetType === 'sales') {
    await refreshBusinesses(database, scope, now, touched.size > 50 ? undefined : [...touched])
  }
  if (upload.repairs_id !== null) {
    for await (const part of partsOf((start) => thread.call('sourceRows', start)))
      await store.moveRows(upload.repairs_id, part)
  }
  const isLost = accepted === 0
  await finish(context, scope, upload, {
    status: isLost ? 'failed' : 'completed',
    stage: isLost ? 'validating' : 'imported',
    error: isLost ? 'All rows were rejected. Fix the errors and upload the file again.' : null,
    done_count: rowCount,
    accepted_count: accepted,
    rejected_count: rejected.length,
    warning_count: warned,
    rejected_rows: rejected,
  })
}

export const dataShareJobs: Pick<JobHandlers, 'read_upload' | 'fetch_s3'> = {
  async read_upload({ partnerId, mode, uploadId }, context) {
    const { database, sealing } = context
    const scope = { partnerId, mode }
    const store = dataShareStore(database, scope)
    const upload = await store.upload(uploadId)
    if (upload?.status !== 'processing' || upload.file_id === null) return undefined
    const sealed = await store.sealedFile(upload.file_id)
    if (sealed === undefined) return undefined
    if (upload.size_bytes > largestFile) {
      await fail(context, scope, upload, 'The file is larger than 10 MB. Split it into smaller files.')
      return undefined
    }
    try {
      await withUploadThread((thread) => readUpload(thread, sealing.openBytes(sealed), upload, context, scope))
    } catch (error) {
      const reason = whyUnreadable(error)
      if (reason === undefined) throw error
      await fail(context, scope, upload, reason)
    }
    return undefined
  },

  async fetch_s3({ partnerId, mode, datasetType: type }, context) {
    const { database, clock, hold } = context
    const scope = { partnerId, mode }
    const datasetType = type as DatasetType
    const store = bucketStore(database, scope)
    const uploads = dataShareStore(database, scope)
    const integration = await store.integration()
    if (!integration) return undefined
    const config = (await store.configs()).find(({ dataset_type }) => dataset_type === datasetType)
    const startedAt = clock().toISOString()
    await store.ran(datasetType, startedAt, 'processing')
    const failed = (message: string) =>
      database.transaction(async (tx) => {
        await bucketStore(tx, scope).integrationHealth('unhealthy', message)
        await failRun(tx, context, scope, { datasetType, startedAt, message })
      })
    try {
      const bucket = await bucketOf(integration, context, scope).catch(rethrowAsBucketFailure)
      const prefix = `${integration.prefix}${config?.path ?? `${datasetType}/`}`
      const objects = await bucket.list(prefix, maxObjects).catch(rethrowAsBucketFailure)
      const unread: string[] = []
      for (const { key, size, etag } of objects) {
        if (!/\.csv$/i.test(key) || (await uploads.hasObject(datasetType, key, etag))) continue
        let content: Buffer = Buffer.alloc(0)
        try {
          if (size <= largestFile) content = await bucket.read(key)
        } catch (error) {
          // A rejected file doesn't affect the others; an unreachable service does.
          if (!hasAnswered(error)) throw new BucketFailure(error)
          unread.push(`${key}: ${failureOf(error).message}`)
          continue
        }
        const fileName = key.slice(key.lastIndexOf('/') + 1)
        await keepUpload(context, scope, {
          datasetType,
          source: 's3',
          fileName,
          content,
          sizeBytes: size,
          objectKey: key,
          objectEtag: etag,
        })
        await hold()
      }
      if (unread.length > 0) {
        await failed(unread.length === 1 ? String(unread[0]) : `${unread.length} files couldn't be read. ${unread[0]}`)
        return undefined
      }
      await store.integrationHealth('healthy', null)
      await store.ran(datasetType, startedAt, 'completed')
    } catch (error) {
      if (!(error instanceof BucketFailure)) throw error
      await failed(error.message)
    }
    return undefined
  },
}

interface FailedRun {
  datasetType: DatasetType
  startedAt: string
  message: string
}

async function failRun(
  tx: Queryable,
  context: JobContext,
  scope: PartnerScope,
  { datasetType, startedAt, message }: FailedRun,
): Promise<void> {
  await bucketStore(tx, scope).ran(datasetType, startedAt, 'failed', message)
  await notify(tx, context, scope, { type: 's3_datashare_upload', payload: {} })
}

export const dataShareGiveUps: Pick<FailureHandlers, 'read_upload' | 'fetch_s3'> = {
  async fetch_s3({ partnerId, mode, datasetType: type }, context) {
    const datasetType = type as DatasetType
    const message = 'The server failed to read the bucket. Contact its operator.'
    const startedAt = context.clock().toISOString()
    await context.database.transaction((tx) =>
      failRun(tx, context, { partnerId, mode }, { datasetType, startedAt, message }),
    )
  },

  async read_upload({ partnerId, mode, uploadId }, context) {
    const scope = { partnerId, mode }
    const upload = await dataShareStore(context.database, scope).upload(uploadId)
    if (upload?.status !== 'processing') return
    await fail(context, scope, upload, "The file couldn't be processed. Split it and upload it again.")
  },
}
