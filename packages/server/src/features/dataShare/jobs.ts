import { refreshBusinesses } from '../../domain/businesses/refreshStore'
import { type DatasetType, datasetOf } from '../../domain/dataShare/schema'
import { emit } from '../../kernel/events'
import { notify } from '../../kernel/notifications'
import type { JobContext, JobHandlers } from '../../kernel/worker'
import type { PartnerScope } from '../../platform/scope'
import { failureOf, hasAnswered } from './bucket'
import { bucketStore } from './bucketStore'
import { bucketOf } from './connectedBucket'
import { importRows } from './importStore'
import { keepUpload, toUpload } from './keptUpload'
import { readCsv, sourceRowsOf } from './readFile'
import { dataShareStore, type UploadRecord } from './store'
import { missingColumns, validateRows, valuesOf } from './validateRows'

/** Rows that are taken in one transaction. */
const batch = 500
/** Bytes, as for an upload by hand. */
const largestFile = 10_485_760
/** Objects below one prefix. What is new may be the last of them, since they come in the order of their names. */
const mostObjects = 100_000

const scopeOf = ({ partnerId, mode }: { partnerId: string; mode: string }): PartnerScope => ({
  partnerId,
  mode: mode === 'sandbox' ? 'sandbox' : 'prod',
})

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
    await emit(tx, context, scope, { type: `dataset_upload.${ended.status}`, data: { ...wire, id: wire.event_id } })
    if (ended.status === 'failed') {
      await notify(tx, context, scope, {
        type: ended.source === 's3' ? 's3_datashare_upload' : 'manual_datashare_upload',
        payload: { event_id: wire.event_id },
      })
    }
  })
}

export const dataShareJobs: Pick<JobHandlers, 'read_upload' | 'fetch_s3'> = {
  async read_upload(payload, context) {
    const { database, clock, ids, sealing, hold } = context
    const scope = scopeOf(payload)
    const store = dataShareStore(database, scope)
    const upload = await store.upload(payload.uploadId)
    if (upload?.status !== 'processing' || upload.file_id === null) return undefined
    const sealed = await store.sealedFile(upload.file_id)
    if (sealed === undefined) return undefined
    const fail = (error: string) => finish(context, scope, upload, { status: 'failed', error })
    if (upload.size_bytes > largestFile) {
      await fail('The file is larger than 10 MB. Split it, and put the parts into the bucket.')
      return undefined
    }
    const dataset = datasetOf(upload.dataset_type)
    const file = readCsv(sealing.open(sealed))
    if (typeof file === 'string') {
      await fail(file)
      return undefined
    }
    const missing = missingColumns(dataset, file.headers, upload.mapping)
    await store.change(upload.id, { stage: 'headers_set', row_count: file.rows.length })
    if (missing !== undefined) {
      await fail(missing)
      return undefined
    }
    await store.change(upload.id, { stage: 'columns_mapped' })

    const named = valuesOf(
      dataset,
      file,
      upload.mapping,
      upload.dataset_type === 'businesses' ? 'external_id' : 'business_external_id',
    )
    const businesses = await store.businesses([...new Set(named)])
    const now = clock()
    const result = validateRows(dataset, file, {
      mapping: upload.mapping,
      businesses,
      country: await store.country(),
      now,
    })
    await hold()
    await store.change(upload.id, { stage: 'validating' })
    // A run that was cut off begins anew: what it found is found again.
    await store.removeResults(upload.id)
    for (let start = 0; start < result.findings.length; start += 2000) {
      await store.addResults(
        upload.id,
        result.findings.slice(start, start + 2000).map((finding) => ({ ...finding, id: ids() })),
      )
      await hold()
    }
    for (let start = 0; start < result.good.length; start += batch) {
      const rows = result.good.slice(start, start + batch)
      await database.transaction(async (tx) => {
        await importRows(tx, upload.dataset_type, rows, { scope, businesses, sealing, ids, now })
        await dataShareStore(tx, scope).change(upload.id, { done_count: start + rows.length })
      })
      await hold()
    }
    if (result.good.length > 0 && upload.dataset_type === 'sales') {
      const touched = new Set(
        result.good.flatMap(({ values }) => businesses.get(values.business_external_id ?? '')?.id ?? []),
      )
      if (touched.size > 50) await refreshBusinesses(database, scope, now)
      else for (const id of touched) await refreshBusinesses(database, scope, now, id)
    }
    if (upload.repairs_id !== null) await store.moveRows(upload.repairs_id, sourceRowsOf(file))
    const isLost = result.good.length === 0
    await finish(context, scope, upload, {
      status: isLost ? 'failed' : 'completed',
      stage: isLost ? 'validating' : 'imported',
      error: isLost ? 'No row could be taken. Look at the errors, repair them, and upload the file again.' : null,
      done_count: file.rows.length,
      accepted_count: result.good.length,
      rejected_count: result.rejected.length,
      warning_count: result.warned,
      rejected_rows: result.rejected,
    })
    return undefined
  },

  async fetch_s3(payload, context) {
    const { database, clock, hold } = context
    const scope = scopeOf(payload)
    const datasetType = payload.datasetType as DatasetType
    const store = bucketStore(database, scope)
    const uploads = dataShareStore(database, scope)
    const integration = await store.integration()
    if (!integration) return undefined
    const config = (await store.configs()).find(({ dataset_type }) => dataset_type === datasetType)
    const startedAt = clock().toISOString()
    const next = config?.next_run_at ?? null
    await store.ran(datasetType, startedAt, 'processing', next)
    const failed = (message: string) =>
      database.transaction(async (tx) => {
        const inner = bucketStore(tx, scope)
        await inner.integrationHealth('unhealthy', message)
        await inner.ran(datasetType, startedAt, 'failed', next, message)
        await notify(tx, context, scope, { type: 's3_datashare_upload', payload: {} })
      })
    try {
      const bucket = await bucketOf(integration, context, scope)
      const prefix = `${integration.prefix}${config?.path ?? `${datasetType}/`}`
      const unread: string[] = []
      for (const { key, size, etag } of await bucket.list(prefix, mostObjects)) {
        if (!/\.csv$/i.test(key) || (await uploads.hasObject(datasetType, key, etag))) continue
        let content: Buffer = Buffer.alloc(0)
        try {
          if (size <= largestFile) content = await bucket.read(key)
        } catch (error) {
          // Of a file that alone is refused the others need not wait; where nothing answers they would wait in vain.
          if (!hasAnswered(error)) throw error
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
        await failed(unread.length === 1 ? String(unread[0]) : `${unread.length} files could not be read. ${unread[0]}`)
        return undefined
      }
      await store.integrationHealth('healthy', null)
      await store.ran(datasetType, startedAt, 'completed', next)
    } catch (error) {
      await failed(failureOf(error).message)
    }
    return undefined
  },
}
