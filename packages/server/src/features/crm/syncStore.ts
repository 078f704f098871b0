import sql from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import { one, type Queryable } from '../../platform/database/sql'
import type { Mode, PartnerScope } from '../../platform/scope'
import type { SyncMode, SyncRecord } from './wire'

const syncColumns = columnsOf<SyncRecord>({
  id: true,
  sync_mode: true,
  status: true,
  total_count: true,
  done_count: true,
  failed_count: true,
  after_id: true,
  page_end_id: true,
  started_at: true,
  moved_at: true,
  finished_at: true,
})

/** Contact data to compare with the CRM. */
export interface ContactRecord {
  phone: string | null
  email: string | null
  url: string | null
  updated_at: string
}

const syncStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    sync: (id: string) =>
      one<SyncRecord>(db, sql`SELECT ${syncColumns} FROM crm_syncs WHERE ${inScope} AND id = ${id}`),
    /** Latest sync since a time. */
    lastSync: (since: string) =>
      one<SyncRecord>(
        db,
        sql`SELECT ${syncColumns} FROM crm_syncs WHERE ${inScope} AND started_at >= ${since} ORDER BY started_at DESC, finished_at DESC NULLS FIRST, id LIMIT 1`,
      ),
    /** Time the last sync ended that started since a time, also while another one runs. */
    async lastSyncEnd(since: string): Promise<string | null> {
      const row = await one<{ ended_at: string | null }>(
        db,
        sql`SELECT max(finished_at) AS ended_at FROM crm_syncs WHERE ${inScope} AND started_at >= ${since}`,
      )
      return row?.ended_at ?? null
    },
    addSync: (id: string, syncMode: SyncMode, now: Date) =>
      db.query(
        sql`INSERT INTO crm_syncs (partner_id, mode, id, sync_mode, status, total_count, started_at, moved_at)
            SELECT ${partnerId}, ${mode}, ${id}, ${syncMode}, 'syncing',
              (SELECT count(*) FROM businesses WHERE ${inScope}), ${now.toISOString()}, ${now.toISOString()}`,
      ),
    /** Announces the page, so that later events of its businesses wait until it's sent. Call it before reading them. */
    announcePage: (id: string, endId: string) =>
      db.query(sql`UPDATE crm_syncs SET page_end_id = ${endId} WHERE ${inScope} AND id = ${id}`),
    /** Whether a running job sends a page with this business. A job that has crashed or failed doesn't count. */
    isPageBeingSent: async (businessId: string, now: Date) => {
      const sync = await one(
        db,
        sql`SELECT id FROM crm_syncs WHERE ${inScope} AND status = 'syncing' AND page_end_id >= ${businessId}
              AND (after_id IS NULL OR after_id < ${businessId})
              AND EXISTS (SELECT 1 FROM jobs WHERE kind = 'sync_crm' AND payload ->> 'syncId' = crm_syncs.id::text
                AND locked_until > ${now.toISOString()})
            LIMIT 1`,
      )
      return sync !== undefined
    },
    /** Saves the progress of a page; undefined if the sync has ended or another worker has saved it. */
    async advance(
      run: SyncRecord,
      { afterId, done, failed, now }: { afterId: string; done: number; failed: number; now: Date },
    ): Promise<SyncRecord | undefined> {
      return one<SyncRecord>(
        db,
        sql`UPDATE crm_syncs SET after_id = ${afterId}, done_count = done_count + ${done}::int,
              failed_count = failed_count + ${failed}::int, moved_at = ${now.toISOString()}
            WHERE ${inScope} AND id = ${run.id} AND status = 'syncing' AND after_id IS NOT DISTINCT FROM ${run.after_id}::uuid
            RETURNING ${syncColumns}`,
      )
    },
    finish: (id: string, status: SyncRecord['status'], now: Date) =>
      db.query(
        sql`UPDATE crm_syncs SET status = ${status}, finished_at = ${now.toISOString()}
            WHERE ${inScope} AND id = ${id} AND status = 'syncing'`,
      ),
    stopSyncs: (now: Date) =>
      db.query(
        sql`UPDATE crm_syncs SET status = CASE WHEN done_count > 0 THEN 'partially_synced' ELSE 'failed' END,
              finished_at = ${now.toISOString()}
            WHERE ${inScope} AND status = 'syncing'`,
      ),
    async businessIds(afterId: string | null, size: number): Promise<string[]> {
      const beyond = afterId === null ? sql`` : sql` AND id > ${afterId}`
      const rows = await db.query<{ id: string }>(
        sql`SELECT id FROM businesses WHERE ${inScope}${beyond} ORDER BY id LIMIT ${size}`,
      )
      return rows.map(({ id }) => id)
    },
  }
}

const contactStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    lockContact: (businessId: string) =>
      one<ContactRecord>(
        db,
        sql`SELECT phone, email, url, updated_at FROM businesses WHERE ${inScope} AND id = ${businessId} FOR UPDATE`,
      ),
    setContact: (businessId: string, { phone, email, url }: Omit<ContactRecord, 'updated_at'>, now: Date) =>
      db.query(
        sql`UPDATE businesses SET phone = ${phone}, email = ${email}, url = ${url}, updated_at = ${now.toISOString()}
            WHERE ${inScope} AND id = ${businessId}`,
      ),
  }
}

/** Statements of a sync, and of the contact data that it compares with the CRM. */
export const syncStore = (db: Queryable, scope: PartnerScope) => ({
  ...syncStatements(db, scope),
  ...contactStatements(db, scope),
})

/** CRMs whose automatic sync is due. */
export const dueSyncs = (db: Queryable, now: Date) =>
  db.query<{ partner_id: string; mode: Mode }>(
    sql`SELECT partner_id, mode FROM crm_integrations
        WHERE sync_mode = 'pull' AND status = 'linked' AND (next_run_at IS NULL OR next_run_at <= ${now.toISOString()})`,
  )
