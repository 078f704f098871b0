import sql, { raw, type Sql } from 'sql-template-tag'
import type { Retention } from '../platform/config'
import { dropPartitions, openPartitions } from '../platform/database/partitions'
import type { Database, Queryable } from '../platform/database/sql'
import { quoted } from '../platform/database/tables'

const day = 86_400_000
/** Rows per statement, so that none holds locks for long. Files have up to 10 MB. */
const [rowsAtOnce, filesAtOnce] = [2_000, 20]

/** Deletes expired rows and marks offers as expired. */
export async function sweep(db: Database, now: Date, retention: Retention): Promise<void> {
  const time = now.toISOString()
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  await db.query(
    sql`UPDATE offers SET status = 'expired', updated_at = ${time} WHERE status = 'open' AND expires_at <= ${time}`,
  )
  await inBatches(db, rowsAtOnce, oldIdempotencyKeys(before(1)))
  await db.query(sql`DELETE FROM jobs WHERE failed_at <= ${before(30)}`)
  await db.query(sql`DELETE FROM chat_states WHERE expires_at <= ${time}`)
  await inBatches(db, filesAtOnce, oldExports('list', before(7)))
  await inBatches(db, filesAtOnce, oldExports('report', before(30)))
  const { apiLog, webhookLog, auditLog, uploads } = retention
  if (apiLog > 0) await dropOld(db, 'api_requests', before(apiLog), oldRequests)
  if (webhookLog > 0) {
    // Before their events, whose deletion deletes the rest.
    await dropPartitions(db, 'webhook_attempts', before(webhookLog))
    await inBatches(db, rowsAtOnce, oldWebhookEvents(before(webhookLog)))
  }
  if (auditLog > 0) await dropOld(db, 'audit_events', before(auditLog), oldAuditEvents)
  if (uploads > 0) await inBatches(db, filesAtOnce, oldUploads(before(uploads)))
}

/** Drops expired partitions, and deletes expired rows of those that may never expire as a whole. */
async function dropOld(
  db: Database,
  table: string,
  before: string,
  statement: (partition: Sql, before: string) => (limit: number) => Sql,
): Promise<void> {
  await dropPartitions(db, table, before)
  for (const name of await openPartitions(db, table))
    await inBatches(db, rowsAtOnce, statement(raw(quoted(name)), before))
}

/** Repeats a statement that returns its deleted rows until it deletes fewer than the limit. */
async function inBatches(db: Queryable, limit: number, statement: (limit: number) => Sql): Promise<void> {
  for (;;) {
    const deleted = await db.query(statement(limit))
    if (deleted.length < limit) return
  }
}

/** Partner and mode, which lead the time indexes. */
const scopes = sql`partners p CROSS JOIN (VALUES ('prod'), ('sandbox')) m (mode)`

const oldIdempotencyKeys = (before: string) => (limit: number) =>
  sql`DELETE FROM idempotency_keys WHERE (subject, key) IN (
        SELECT subject, key FROM idempotency_keys WHERE created_at <= ${before} ORDER BY created_at LIMIT ${limit}) RETURNING 1`

const oldExports = (purpose: 'list' | 'report', before: string) => (limit: number) =>
  sql`DELETE FROM files WHERE (partner_id, mode, id) IN (
        SELECT f.partner_id, f.mode, f.id
        FROM exports e JOIN files f ON f.partner_id = e.partner_id AND f.mode = e.mode AND f.id = e.file_id
        WHERE e.purpose = ${purpose} AND f.created_at <= ${before} LIMIT ${limit}) RETURNING 1`

const oldRequests = (partition: Sql, before: string) => (limit: number) =>
  sql`DELETE FROM ${partition} WHERE (partner_id, mode, id) IN (
        SELECT r.partner_id, r.mode, r.id FROM ${scopes} CROSS JOIN LATERAL (
          SELECT partner_id, mode, id FROM ${partition} WHERE partner_id = p.id AND mode = m.mode AND created_at <= ${before}
          ORDER BY created_at LIMIT ${limit}) r
        LIMIT ${limit}) RETURNING 1`

const oldWebhookEvents = (before: string) => (limit: number) =>
  sql`DELETE FROM webhook_events WHERE (partner_id, mode, id) IN (
        SELECT r.partner_id, r.mode, r.id FROM ${scopes} CROSS JOIN LATERAL (
          SELECT partner_id, mode, id FROM webhook_events
          WHERE partner_id = p.id AND mode = m.mode AND created_at <= ${before} AND status <> 'pending'
          ORDER BY created_at LIMIT ${limit}) r
        LIMIT ${limit}) RETURNING 1`

const oldAuditEvents = (partition: Sql, before: string) => (limit: number) =>
  sql`DELETE FROM ${partition} WHERE (owner_id, id) IN (
        SELECT r.owner_id, r.id FROM (SELECT id FROM partners UNION SELECT id FROM organizations) o CROSS JOIN LATERAL (
          SELECT owner_id, id FROM ${partition} WHERE owner_id = o.id AND occurred_at <= ${before} ORDER BY occurred_at LIMIT ${limit}) r
        LIMIT ${limit}) RETURNING 1`

/** The upload stays in the list, but its rows can no longer be fixed. */
const oldUploads = (before: string) => (limit: number) =>
  sql`WITH old AS (
        SELECT partner_id, mode, id, file_id FROM dataset_uploads
        WHERE created_at <= ${before} AND status <> 'processing' AND file_id IS NOT NULL LIMIT ${limit}
      ), deleted_files AS (
        DELETE FROM files f USING old WHERE f.partner_id = old.partner_id AND f.mode = old.mode AND f.id = old.file_id
      ), deleted_results AS (
        DELETE FROM validation_results v USING old WHERE v.partner_id = old.partner_id AND v.mode = old.mode AND v.upload_id = old.id
      )
      UPDATE dataset_uploads u SET file_id = NULL, rejected_rows = '{}' FROM old
      WHERE u.partner_id = old.partner_id AND u.mode = old.mode AND u.id = old.id RETURNING 1`
