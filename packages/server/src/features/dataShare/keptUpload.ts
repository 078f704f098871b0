import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { components } from '@partner-dashboard/contract'
import type { DatasetType } from '../../domain/dataShare/schema'
import type { Deps } from '../../kernel/deps'
import { jobStore } from '../../kernel/jobStore'
import type { Context } from '../../kernel/operation'
import { minutesRemaining } from '../../kernel/progress'
import type { PartnerScope } from '../../platform/scope'
import { dataShareStore, type UploadRecord } from './store'

/** Compresses files, because the embedded database blocks requests while it stores them. */
const compressed = promisify<Uint8Array, { level: number }, Buffer>(gzip)

export interface KeptFile {
  datasetType: DatasetType
  source: 'manual' | 's3'
  fileName: string
  content: Buffer
  /** For files that are too large to fetch. */
  sizeBytes?: number
  mapping?: Record<string, string>
  repairsId?: string | null
  uploadedBy?: string | null
  objectKey?: string
  objectEtag?: string
}

type KeepContext = Pick<Deps, 'clock' | 'ids' | 'sealing' | 'wake'> & Pick<Context, 'database'>

/** Stores a file encrypted and queues its processing. */
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
    sealing.seal(await compressed(file.content, { level: 1 })),
    now,
  )
  await jobStore(database).add({ kind: 'read_upload', payload: { ...scope, uploadId: id }, runAt: now })
  wake()
  return id
}

export function toUpload(record: UploadRecord, now: Date): components['schemas']['DatasetUpload'] {
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
