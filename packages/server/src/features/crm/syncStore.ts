import sql from 'sql-template-tag'
import { isNotErased } from '../../domain/businesses/erasureStore'
import { columnsOf } from '../../platform/database/columns'
import { one, type Queryable } from '../../platform/database/sql'
import type { Mode, PartnerScope } from '../../platform/scope'
import type { CrmObject } from './connector'
import { type SyncMode, type SyncRecord, uuidOf } from './wire'

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

export interface Contact {
  phone: string | null
  email: string | null
  url: string | null
}

/** Contact data to compare with the CRM. */
export interface ContactRecord extends Contact {
  updated_at: string
  /** What was last sent to the CRM; null if nothing was. */
  sent: Contact | null
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
              (SELECT count(*) FROM businesses WHERE ${inScope} AND ${isNotErased}), ${now.toISOString()}, ${now.toISOString()}`,
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
    /** Without erased businesses. */
    async businessIds(afterId: string | null, size: number): Promise<string[]> {
      const beyond = afterId === null ? sql`` : sql` AND id > ${afterId}`
      const rows = await db.query<{ id: string }>(
        sql`SELECT id FROM businesses WHERE ${inScope} AND ${isNotErased}${beyond} ORDER BY id LIMIT ${size}`,
      )
      return rows.map(({ id }) => id)
    },
  }
}

const sentContacts = (businesses: readonly CrmObject[]) =>
  businesses.map(({ id, phone, email, url }) => ({ id: uuidOf(id), phone, email, url }))

const contactStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    lockContact: (businessId: string) =>
      one<ContactRecord>(
        db,
        sql`SELECT phone, email, url, updated_at,
              (SELECT json_build_object('phone', c.phone, 'email', c.email, 'url', c.url) FROM crm_contacts c
                WHERE c.partner_id = b.partner_id AND c.mode = b.mode AND c.business_id = b.id) AS sent
            FROM businesses b WHERE ${inScope} AND id = ${businessId} AND ${isNotErased} FOR UPDATE`,
      ),
    setContact: (businessId: string, { phone, email, url }: Contact, now: Date) =>
      db.query(
        sql`UPDATE businesses SET phone = ${phone}, email = ${email}, url = ${url}, updated_at = ${now.toISOString()}
            WHERE ${inScope} AND id = ${businessId}`,
      ),
    /** Remembers the contact data of businesses that were sent. The CRM keeps its values of empty fields, which aren't sent. */
    rememberContacts: (businesses: readonly CrmObject[]) =>
      db.query(
        sql`INSERT INTO crm_contacts AS c (partner_id, mode, business_id, phone, email, url)
            SELECT b.partner_id, b.mode, b.id, s.phone, s.email, s.url
            FROM jsonb_to_recordset(${JSON.stringify(sentContacts(businesses))}::jsonb) AS s (id uuid, phone text, email text, url text)
              JOIN businesses b USING (id)
            WHERE ${inScope} AND ${isNotErased} ORDER BY b.id
            ON CONFLICT (partner_id, mode, business_id) DO UPDATE SET phone = coalesce(excluded.phone, c.phone),
              email = coalesce(excluded.email, c.email), url = coalesce(excluded.url, c.url)
            WHERE (coalesce(excluded.phone, c.phone), coalesce(excluded.email, c.email), coalesce(excluded.url, c.url))
              IS DISTINCT FROM (c.phone, c.email, c.url)`,
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
