import type { components, operations } from '@partner-dashboard/contract'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { type Page, queryPage } from '../../database/page'
import { one, type Queryable } from '../../database/sql'
import type { PartnerScope } from '../../http/scope'
import type { DatasetType } from './schema'
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
  /** The latest upload that repairs this one. */
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

type IncompleteQuery = NonNullable<operations['listIncompleteBusinesses']['parameters']['query']>
type IncompleteRecord = Pick<Schemas['IncompleteBusiness'], 'external_id' | 'name' | 'lacks' | 'last_sales_on'>

const businessLacks: Schemas['BusinessLack'][] = ['owners', 'bank_accounts', 'sales', 'recent_sales']

const uploadColumns = sql`id, dataset_type, source, file_name, size_bytes, sha256, status, stage, mapping, row_count, done_count, accepted_count,
  rejected_count, warning_count, rejected_rows, repairs_id, file_id, uploaded_by, error, created_at, finished_at,
  (SELECT r.id FROM dataset_uploads r WHERE r.partner_id = dataset_uploads.partner_id AND r.mode = dataset_uploads.mode
     AND r.repairs_id = dataset_uploads.id ORDER BY r.created_at DESC, r.id LIMIT 1) AS repaired_by_id`

export interface NewUpload {
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

export const dataShareStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
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
    /** Whether an object was fetched for this dataset already: it may have been found under another one first, by mistake. */
    hasObject: async (datasetType: DatasetType, key: string, etag: string) =>
      (await one(
        db,
        sql`SELECT id FROM dataset_uploads WHERE ${inScope} AND dataset_type = ${datasetType} AND object_key = ${key}
              AND object_etag = ${etag} LIMIT 1`,
      )) !== undefined,
    uploads(
      source: 'manual' | 's3',
      query: {
        dataset_type?: string[]
        status?: string[]
        has_errors?: boolean
        from?: string
        to?: string
        cursor?: string
        page_size?: number
      },
    ): Promise<Page<UploadRecord>> {
      const conditions = [inScope, sql`source = ${source}`]
      if (query.dataset_type?.length) conditions.push(sql`dataset_type = ANY(${query.dataset_type})`)
      if (query.status?.length) conditions.push(sql`status = ANY(${query.status})`)
      if (query.has_errors !== undefined)
        conditions.push(sql`(status = 'failed' OR rejected_count > 0) = ${query.has_errors}`)
      if (query.from !== undefined) conditions.push(sql`created_at >= ${`${query.from}T00:00:00Z`}`)
      if (query.to !== undefined)
        conditions.push(sql`created_at < ${`${query.to}T00:00:00Z`}::timestamptz + interval '1 day'`)
      return queryPage<UploadRecord>(db, {
        select: sql`SELECT ${uploadColumns} FROM dataset_uploads`,
        conditions,
        sortBy: 'created_at',
        sortKind: 'time',
        isDescending: true,
        placeOf: (row) => ({ value: row.created_at, id: row.id }),
        cursor: query.cursor,
        size: query.page_size ?? 25,
        listKey: [
          'uploads',
          partnerId,
          mode,
          source,
          [...(query.dataset_type ?? [])].sort(),
          [...(query.status ?? [])].sort(),
          query.has_errors ?? null,
          query.from ?? null,
          query.to ?? null,
        ],
      })
    },
    change: (id: string, values: Partial<UploadRecord>) =>
      db.query(
        sql`UPDATE dataset_uploads SET ${join(Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`))}
            WHERE ${inScope} AND id = ${id}`,
      ),

    /** Rows that stand in a repair are looked for there. */
    moveRows: (id: string, rows: readonly number[]) =>
      db.query(
        sql`UPDATE dataset_uploads SET rejected_rows = ARRAY(SELECT n FROM unnest(rejected_rows) AS n WHERE n <> ALL(${rows}::int[]) ORDER BY n)
            WHERE ${inScope} AND id = ${id}`,
      ),

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
      query: { severity?: string; code?: string; column?: string; cursor?: string; page_size?: number },
    ): Promise<Page<ResultRecord>> {
      const conditions = [inScope, sql`upload_id = ${uploadId}`]
      if (query.severity !== undefined) conditions.push(sql`severity = ${query.severity}`)
      if (query.code !== undefined) conditions.push(sql`code = ${query.code}`)
      if (query.column !== undefined) conditions.push(sql`column_name = ${query.column}`)
      return queryPage<ResultRecord>(db, {
        select: sql`SELECT id, place, row_number, column_name, value, code, severity, message, suggestion FROM validation_results`,
        conditions,
        sortBy: 'place',
        sortKind: 'integer',
        isDescending: false,
        placeOf: (row) => ({ value: row.place, id: row.id }),
        cursor: query.cursor,
        size: query.page_size ?? 25,
        listKey: [
          'results',
          partnerId,
          mode,
          uploadId,
          query.severity ?? null,
          query.code ?? null,
          query.column ?? null,
        ],
      })
    },
    resultsOf: (uploadId: string, rows: readonly number[]) =>
      db.query<ResultRecord>(
        sql`SELECT id, place, row_number, column_name, value, code, severity, message, suggestion FROM validation_results
            WHERE ${inScope} AND upload_id = ${uploadId} AND row_number = ANY(${rows}::int[]) ORDER BY place, id`,
      ),
    /** Rows with such an error. */
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

    country: async () => {
      const row = await one<{ country_code: 'US' | 'CA' }>(
        db,
        sql`SELECT country_code FROM partner_configs WHERE partner_id = ${partnerId}`,
      )
      return row?.country_code ?? 'US'
    },
    businesses: async (externalIds: readonly string[]): Promise<Map<string, KnownBusiness>> => {
      const rows = await db.query<KnownBusiness & { external_id: string }>(
        sql`SELECT id, external_id, currency, country FROM businesses WHERE ${inScope} AND external_id = ANY(${externalIds})`,
      )
      return new Map(rows.map((row) => [row.external_id, row]))
    },

    freshness: (now: Date) =>
      db.query<{
        dataset_type: DatasetType
        row_count: number
        businesses_count: number
        missing_count: number
        late_count: number
        from: string | null
        to: string | null
        missing_days: string[]
        last_upload_at: string | null
      }>(
        sql`SELECT d.dataset_type, d.row_count, d.businesses_count, (SELECT count(*) FROM businesses WHERE ${inScope}) - d.businesses_count AS missing_count,
              d.late_count, d.first_day AS "from", d.last_day AS "to",
              coalesce((SELECT array_agg(g.on_day::date::text ORDER BY g.on_day DESC)
                 FROM generate_series(greatest(d.first_day, ${now.toISOString().slice(0, 10)}::date - 90), d.last_day, interval '1 day') AS g (on_day)
                 WHERE NOT EXISTS (SELECT 1 FROM daily_sales s WHERE s.partner_id = ${partnerId} AND s.mode = ${mode} AND s.sold_on = g.on_day::date)),
                '{}') AS missing_days,
              (SELECT max(finished_at) FROM dataset_uploads u WHERE u.partner_id = ${partnerId} AND u.mode = ${mode} AND u.dataset_type = d.dataset_type
                 AND u.status = 'completed') AS last_upload_at
            FROM (
              SELECT 'businesses' AS dataset_type, count(*) AS row_count, count(*) AS businesses_count, 0 AS late_count, NULL::date AS first_day, NULL::date AS last_day, 1 AS n
                FROM businesses WHERE ${inScope}
              UNION ALL SELECT 'owners', count(*), count(DISTINCT business_id), 0, NULL, NULL, 2 FROM person_business_relationships WHERE ${inScope}
              UNION ALL SELECT 'bank_accounts', count(*), count(DISTINCT business_id), 0, NULL, NULL, 3 FROM bank_accounts WHERE ${inScope}
              UNION ALL SELECT 'sales', coalesce(sum(days), 0)::int, count(*), count(*) FILTER (WHERE last <= ${now.toISOString().slice(0, 10)}::date - 30),
                  min(first), max(last), 4
                FROM (SELECT count(*) AS days, min(sold_on) AS first, max(sold_on) AS last FROM daily_sales WHERE ${inScope} GROUP BY business_id) s
            ) d ORDER BY d.n`,
      ),

    incomplete(
      { search, lacks, cursor, page_size = 25 }: IncompleteQuery,
      now: Date,
    ): Promise<Page<IncompleteRecord & { id: string; name_key: string }>> {
      const since = sql`${now.toISOString().slice(0, 10)}::date - 30`
      const none = (table: string) =>
        sql`NOT EXISTS (SELECT 1 FROM ${raw(table)} t WHERE t.partner_id = b.partner_id AND t.mode = b.mode AND t.business_id = b.id)`
      const tests: Record<Schemas['BusinessLack'], Sql> = {
        owners: none('person_business_relationships'),
        bank_accounts: none('bank_accounts'),
        sales: sql`last_sales_on IS NULL`,
        recent_sales: sql`last_sales_on <= ${since}`,
      }
      const chosen = lacks?.length ? [...new Set(lacks)].sort() : businessLacks
      const text = search?.trim().toLowerCase() ?? ''
      const conditions = [sql`b.partner_id = ${partnerId}`, sql`b.mode = ${mode}`]
      if (text !== '') conditions.push(sql`search_text LIKE ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
      conditions.push(
        sql`(${join(
          chosen.map((lack) => tests[lack]),
          ' OR ',
        )})`,
      )
      const lacking = businessLacks.map((lack) => sql`CASE WHEN ${tests[lack]} THEN ${lack}::text END`)
      return queryPage(db, {
        select: sql`SELECT id, name_key, external_id, coalesce(dba_name, legal_name) AS name, last_sales_on,
            array_remove(ARRAY[${join(lacking)}], NULL) AS lacks
          FROM businesses b LEFT JOIN LATERAL (
            SELECT max(sold_on) AS last_sales_on FROM daily_sales t WHERE t.partner_id = b.partner_id AND t.mode = b.mode AND t.business_id = b.id
          ) s ON true`,
        conditions,
        sortBy: 'name_key',
        sortKind: 'text',
        isDescending: false,
        placeOf: ({ name_key, id }) => ({ value: name_key, id }),
        cursor,
        size: page_size,
        listKey: ['incomplete', partnerId, mode, chosen, text],
      })
    },
  }
}

/** Partners that share data, and have businesses without bank accounts or without sales of the last 30 days. */
export const missingData = (db: Queryable, now: Date) =>
  db.query<{ partner_id: string; mode: 'prod' | 'sandbox'; no_account: number; no_sales: number }>(
    sql`SELECT b.partner_id, b.mode,
          count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM bank_accounts a WHERE a.partner_id = b.partner_id AND a.mode = b.mode AND a.business_id = b.id)) AS no_account,
          count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM daily_sales s WHERE s.partner_id = b.partner_id AND s.mode = b.mode AND s.business_id = b.id
              AND s.sold_on > ${now.toISOString().slice(0, 10)}::date - 30)) AS no_sales
        FROM businesses b
        WHERE b.mode = 'prod' AND EXISTS (SELECT 1 FROM dataset_uploads u WHERE u.partner_id = b.partner_id AND u.mode = b.mode)
        GROUP BY 1, 2`,
  )

/** Whether a partner was told of this lately. */
export const wasTold = async (db: Queryable, { partnerId, mode }: PartnerScope, type: string, since: Date) =>
  (await one(
    db,
    sql`SELECT id FROM notifications WHERE partner_id = ${partnerId} AND mode = ${mode} AND event_type = ${type}
          AND created_at > ${since.toISOString()} ${empty} LIMIT 1`,
  )) !== undefined
