import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import type { DatasetType } from '../../domain/dataShare/schema'
import { one, type Queryable } from '../../platform/database/sql'
import type { Mode, PartnerScope } from '../../platform/scope'

type Schemas = components['schemas']

export interface IntegrationRecord {
  id: string
  bucket: string
  region: string
  prefix: string
  endpoint: string | null
  is_folder: boolean
  role_arn: string | null
  external_id: string
  keys_sealed: string | null
  status: Schemas['EnabledState']
  health: Schemas['Health']
  last_error: string | null
  created_at: string
}

export interface ConfigRecord {
  dataset_type: DatasetType
  enabled: boolean
  schedule: 'hourly' | 'daily' | 'manual'
  file_format: 'csv' | 'parquet'
  path: string
  last_run_at: string | null
  last_run_status: Schemas['IngestionStatus'] | null
  last_run_error: string | null
  next_run_at: string | null
}

/** The bucket connection of a partner and mode, with its ingestion settings. */
export const bucketStore = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    integration: () =>
      one<IntegrationRecord>(
        db,
        sql`SELECT id, bucket, region, prefix, endpoint, is_folder, role_arn, external_id, keys_sealed, status, health, last_error, created_at
            FROM dataset_integrations WHERE ${inScope}`,
      ),
    setIntegration: (record: IntegrationRecord) =>
      db.query(
        sql`INSERT INTO dataset_integrations (partner_id, mode, id, bucket, region, prefix, endpoint, is_folder, role_arn, external_id, keys_sealed,
              status, health, last_error, created_at)
            VALUES (${partnerId}, ${mode}, ${record.id}, ${record.bucket}, ${record.region}, ${record.prefix}, ${record.endpoint}, ${record.is_folder},
              ${record.role_arn}, ${record.external_id}, ${record.keys_sealed}, ${record.status}, ${record.health}, ${record.last_error}, ${record.created_at})
            ON CONFLICT (partner_id, mode) DO UPDATE SET bucket = excluded.bucket, region = excluded.region, prefix = excluded.prefix,
              endpoint = excluded.endpoint, is_folder = excluded.is_folder, role_arn = excluded.role_arn, keys_sealed = excluded.keys_sealed,
              status = excluded.status, health = excluded.health, last_error = excluded.last_error`,
      ),
    integrationHealth: (health: Schemas['Health'], error: string | null) =>
      db.query(sql`UPDATE dataset_integrations SET health = ${health}, last_error = ${error} WHERE ${inScope}`),

    configs: () =>
      db.query<ConfigRecord>(
        sql`SELECT dataset_type, enabled, schedule, file_format, path, last_run_at, last_run_status, last_run_error, next_run_at FROM ingestion_configs WHERE ${inScope}`,
      ),
    setConfig: (config: Omit<ConfigRecord, 'last_run_at' | 'last_run_status' | 'last_run_error'>) =>
      db.query(
        sql`INSERT INTO ingestion_configs (partner_id, mode, dataset_type, enabled, schedule, file_format, path, next_run_at)
            VALUES (${partnerId}, ${mode}, ${config.dataset_type}, ${config.enabled}, ${config.schedule}, ${config.file_format}, ${config.path}, ${config.next_run_at})
            ON CONFLICT (partner_id, mode, dataset_type) DO UPDATE SET enabled = excluded.enabled, schedule = excluded.schedule,
              file_format = excluded.file_format, path = excluded.path, next_run_at = excluded.next_run_at`,
      ),
    ran: (datasetType: DatasetType, at: string, status: string, error: string | null = null) =>
      db.query(
        sql`UPDATE ingestion_configs SET last_run_at = ${at}, last_run_status = ${status}, last_run_error = ${error}
            WHERE ${inScope} AND dataset_type = ${datasetType}`,
      ),
  }
}

/** Due ingestions of all partners, which are rescheduled immediately. */
export const dueIngestions = (db: Queryable, now: Date) =>
  db.query<{ partner_id: string; mode: Mode; dataset_type: DatasetType }>(
    sql`UPDATE ingestion_configs SET next_run_at = CASE WHEN schedule = 'hourly' THEN next_run_at + interval '1 hour' ELSE next_run_at + interval '1 day' END
        WHERE enabled AND schedule <> 'manual' AND next_run_at <= ${now.toISOString()}
        RETURNING partner_id, mode, dataset_type`,
  )
