import sql from 'sql-template-tag'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

interface LocalRecord {
  object_id: string
  external_id: string
  record: Record<string, unknown>
  updated_at: string
}

/** Records of the built-in demo CRM. */
export const localRecordStore = (db: Queryable, { partnerId, mode }: PartnerScope) => ({
  async put(record: { id: string }, externalId: string, now: Date): Promise<{ external_id: string; is_new: boolean }> {
    const row = await one<{ external_id: string; is_new: boolean }>(
      db,
      sql`INSERT INTO local_crm_records (partner_id, mode, object_id, external_id, record, updated_at)
          VALUES (${partnerId}, ${mode}, ${record.id}, ${externalId}, ${JSON.stringify(record)}::jsonb, ${now.toISOString()})
          ON CONFLICT (partner_id, mode, object_id) DO UPDATE SET record = EXCLUDED.record, updated_at = EXCLUDED.updated_at
          RETURNING external_id, xmax = 0 AS is_new`,
    )
    return row ?? { external_id: externalId, is_new: true }
  },

  find: (objectIds: readonly string[]) =>
    db.query<LocalRecord>(
      sql`SELECT object_id, external_id, record, updated_at FROM local_crm_records
          WHERE partner_id = ${partnerId} AND mode = ${mode} AND object_id = ANY(${[...objectIds]})`,
    ),
})
