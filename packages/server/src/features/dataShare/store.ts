import type { components } from '@partner-dashboard/contract'
import sql, { join, raw } from 'sql-template-tag'
import type { DatasetType } from '../../domain/dataShare/schema'
import type { FilterOf } from '../../kernel/operation'
import { columnsOf } from '../../platform/database/columns'
import { since, until } from '../../platform/database/days'
import { anyOf, type Conditions, conditionsOf, cursorKey } from '../../platform/database/filters'
import { newestFirst, type Page, type PageQuery, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import type { KnownBusiness, RowFinding } from './validateRows'

type Schemas = components['schemas']

export interface UploadRecord {
  id: string
  dataset_type: DatasetType
  source: 'manual' | 's3'
  file_name: string
  size_bytes: number
  sha256: string
  status: Schemas['IngestionStatus']
  stage: Schemas['DatasetUpload']['stage']
  mapping: Record<string, string>
  row_count: number
  done_count: number
  accepted_count: number
  rejected_count: number
  warning_count: number
  rejected_rows: number[]
  repairs_id: string | null
  /** Latest upload that repairs this one. */
  repaired_by_id: string | null
  file_id: string | null
  uploaded_by: string | null
  error: string | null
  created_at: string
  finished_at: string | null
}

export interface ResultRecord {
  id: string
  place: number
  row_number: number
  column_name: string
  value: string | null
  code: string
  severity: 'error' | 'warning'
  message: string
  suggestion: string | null
}

const uploadColumns = columnsOf<UploadRecord>({
  id: true,
  dataset_type: true,
  source: true,
  file_name: true,
  size_bytes: true,
  sha256: true,
  status: true,
  stage: true,
  mapping: true,
  row_count: true,
  done_count: true,
  accepted_count: true,
  rejected_count: true,
  warning_count: true,
  rejected_rows: true,
  repairs_id: true,
  repaired_by_id: sql`(SELECT r.id FROM dataset_uploads r WHERE r.partner_id = dataset_uploads.partner_id AND r.mode = dataset_uploads.mode
     AND r.repairs_id = dataset_uploads.id ORDER BY r.created_at DESC, r.id LIMIT 1)`,
  file_id: true,
  uploaded_by: true,
  error: true,
  created_at: true,
  finished_at: true,
})

interface NewUpload {
  id: string
  dataset_type: DatasetType
  source: 'manual' | 's3'
  file_name: string
  size_bytes: number
  sha256: string
  mapping: Record<string, string>
  repairs_id: string | null
  file_id: string
  uploaded_by: string | null
  object_key: string | null
  object_etag: string | null
}

type UploadFilter = FilterOf<'listDatasetUploads'>
type ResultFilter = Omit<FilterOf<'listUploadResults'>, 'event_id'>

const uploadConditions: Conditions<UploadFilter> = {
  dataset_type: anyOf(sql`dataset_type`),
  status: anyOf(sql`status`),
  has_errors: (hasErrors) => sql`(status = 'failed' OR cardinality(rejected_rows) > 0) = ${hasErrors}`,
  from: (day) => since(sql`created_at`, day),
  to: (day) => until(sql`created_at`, day),
}

const resultConditions: Conditions<ResultFilter> = {
  severity: (severity) => sql`severity = ${severity}`,
  code: (code) => sql`code = ${code}`,
  column: (column) => sql`column_name = ${column}`,
}

const uploadStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    addUpload: async (upload: NewUpload, sealedFile: string, now: Date) => {
      const time = now.toISOString()
      await db.query(
        sql`INSERT INTO files (partner_id, mode, id, media_type, content, created_at)
            VALUES (${partnerId}, ${mode}, ${upload.file_id}, 'text/csv+sealed', ${Buffer.from(sealedFile)}, ${time})`,
      )
      await db.query(
        sql`INSERT INTO dataset_uploads (partner_id, mode, id, dataset_type, source, file_name, size_bytes, sha256, mapping, repairs_id, file_id,
              uploaded_by, object_key, object_etag, created_at)
            VALUES (${partnerId}, ${mode}, ${upload.id}, ${upload.dataset_type}, ${upload.source}, ${upload.file_name}, ${upload.size_bytes},
              ${upload.sha256}, ${JSON.stringify(upload.mapping)}::jsonb, ${upload.repairs_id}, ${upload.file_id}, ${upload.uploaded_by},
              ${upload.object_key}, ${upload.object_etag}, ${time})`,
      )
    },
    upload: (id: string) =>
      one<UploadRecord>(db, sql`SELECT ${uploadColumns} FROM dataset_uploads WHERE ${inScope} AND id = ${id}`),
    sealedFile: async (fileId: string) => {
      const row = await one<{ content: Uint8Array }>(
        db,
        sql`SELECT content FROM files WHERE ${inScope} AND id = ${fileId}`,
      )
      return row && Buffer.from(row.content).toString('utf8')
    },
    /** Whether the object was already fetched for this dataset. It may have been fetched for another one by mistake. */
    hasObject: async (datasetType: DatasetType, key: string, etag: string) =>
      (await one(
        db,
        sql`SELECT id FROM dataset_uploads WHERE ${inScope} AND dataset_type = ${datasetType} AND object_key = ${key}
              AND object_etag = ${etag} LIMIT 1`,
      )) !== undefined,
    uploads(
      source: 'manual' | 's3',
      { cursor, page_size = 25, ...filter }: UploadFilter & PageQuery,
    ): Promise<Page<UploadRecord>> {
      return queryPage<UploadRecord>(db, {
        select: sql`SELECT ${uploadColumns} FROM dataset_uploads`,
        conditions: [inScope, sql`source = ${source}`, ...conditionsOf(uploadConditions, filter)],
        ...newestFirst('created_at'),
        cursor,
        size: page_size,
        listKey: ['uploads', partnerId, mode, source, cursorKey(filter)],
      })
    },
    /** The latest file of each dataset that was fetched from the bucket. */
    latestFetched: (types: readonly string[]) =>
      db.query<UploadRecord>(
        sql`SELECT latest.* FROM unnest(${types}::text[]) AS dataset (type) CROSS JOIN LATERAL (
              SELECT ${uploadColumns} FROM dataset_uploads WHERE ${inScope} AND source = 's3' AND dataset_type = dataset.type
              ORDER BY created_at DESC, id DESC LIMIT 1) latest`,
      ),
    change: (id: string, values: Partial<UploadRecord>) =>
      db.query(
        sql`UPDATE dataset_uploads SET ${join(Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`))}
            WHERE ${inScope} AND id = ${id}`,
      ),
    /** Rows in a repair are listed with the repair. */
    moveRows: (id: string, rows: readonly number[]) =>
      db.query(
        sql`UPDATE dataset_uploads SET rejected_rows = ARRAY(SELECT n FROM unnest(rejected_rows) AS n WHERE n <> ALL(${rows}::int[]) ORDER BY n)
            WHERE ${inScope} AND id = ${id}`,
      ),
  }
}

const resultStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    removeResults: (uploadId: string) =>
      db.query(sql`DELETE FROM validation_results WHERE ${inScope} AND upload_id = ${uploadId}`),
    addResults: (uploadId: string, findings: readonly (RowFinding & { id: string })[]) =>
      db.query(
        sql`INSERT INTO validation_results (partner_id, mode, upload_id, id, place, row_number, column_name, value, code, severity, message, suggestion)
            SELECT ${partnerId}, ${mode}, ${uploadId}, r.id, r.row_number::bigint * 1000 + r.column_index, r.row_number, r."column", r.value, r.code,
              r.severity, r.message, r.suggestion
            FROM json_to_recordset(${JSON.stringify(findings)}::json) AS r (id uuid, row_number int, column_index int, "column" text, value text,
              code text, severity text, message text, suggestion text)`,
      ),
    results(
      uploadId: string,
      { cursor, page_size = 25, ...filter }: ResultFilter & PageQuery,
    ): Promise<Page<ResultRecord>> {
      return queryPage<ResultRecord>(db, {
        select: sql`SELECT id, place, row_number, column_name, value, code, severity, message, suggestion FROM validation_results`,
        conditions: [inScope, sql`upload_id = ${uploadId}`, ...conditionsOf(resultConditions, filter)],
        sortBy: 'place',
        sortKind: 'integer',
        isDescending: false,
        placeOf: (row) => ({ value: row.place, id: row.id }),
        cursor,
        size: page_size,
        listKey: ['results', partnerId, mode, uploadId, cursorKey(filter)],
      })
    },
    resultsOf: (uploadId: string, rows: readonly number[]) =>
      db.query<ResultRecord>(
        sql`SELECT id, place, row_number, column_name, value, code, severity, message, suggestion FROM validation_results
            WHERE ${inScope} AND upload_id = ${uploadId} AND row_number = ANY(${rows}::int[]) ORDER BY place, id`,
      ),
    /** Row numbers with this error. */
    rowsWith: async (uploadId: string, { code, column }: { code?: string; column?: string }) => {
      const conditions = [inScope, sql`upload_id = ${uploadId}`, sql`severity = 'error'`]
      if (code !== undefined) conditions.push(sql`code = ${code}`)
      if (column !== undefined) conditions.push(sql`column_name = ${column}`)
      const rows = await db.query<{ row_number: number }>(
        sql`SELECT DISTINCT row_number FROM validation_results WHERE ${join(conditions, ' AND ')}`,
      )
      return new Set(rows.map(({ row_number }) => row_number))
    },
    resultGroups: (uploadId: string) =>
      db.query<Schemas['ResultGroup']>(
        sql`SELECT code, column_name AS "column", severity, count(*) AS count, min(message) AS message FROM validation_results
            WHERE ${inScope} AND upload_id = ${uploadId} GROUP BY 1, 2, 3 ORDER BY count DESC, 1, 2`,
      ),
    messagesOf: (uploadId: string) =>
      db.query<{ row_number: number; reason: string }>(
        sql`SELECT row_number, string_agg(column_name || ': ' || message, '; ' ORDER BY place) AS reason FROM validation_results
            WHERE ${inScope} AND upload_id = ${uploadId} AND severity = 'error' GROUP BY row_number`,
      ),
  }
}

const businessStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    businesses: async (externalIds: readonly string[]): Promise<Map<string, KnownBusiness>> => {
      const rows = await db.query<KnownBusiness & { external_id: string }>(
        sql`SELECT id, external_id, currency, country FROM businesses WHERE ${inScope} AND external_id = ANY(${externalIds})`,
      )
      return new Map(rows.map((row) => [row.external_id, row]))
    },
  }
}

export const dataShareStore = (db: Queryable, scope: PartnerScope) => ({
  ...uploadStatements(db, scope),
  ...resultStatements(db, scope),
  ...businessStatements(db, scope),
})
