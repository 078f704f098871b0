import sql, { type Sql } from 'sql-template-tag'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

/** Replaces erased names. */
const erased = 'Erased'

/** Condition for businesses that aren't erased, by the one replaced text that no business has otherwise. */
export const isNotErased = sql`postal_code <> ${erased}`

interface ErasedBusiness {
  id: string
  legal_name: string
  dba_name: string | null
  email: string | null
  is_open: boolean
}

/** IDs of a business, its owners and accounts, to find log entries. */
interface Subject {
  businessId: string
  personIds: string[]
  ids: string[]
  externalId: string
  emails: string[]
}

/** Rejected requests name no ID, so the API log is also searched for these fields. */
const fieldsOf = ({ externalId, emails }: Subject): string[] => [
  `"(business_)?external_id": ${literal(externalId)}`,
  ...emails.map((email) => `"email": ${literal(email)}`),
]

/** A value as in the text of jsonb, escaped for a regular expression. */
const literal = (value: string) => JSON.stringify(value).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const recordStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const of = (businessId: string) => sql`${inScope} AND business_id = ${businessId}`
  return {
    /** Locks the business. `is_open` if it owes an amount or has an open application. */
    async find(externalId: string) {
      await db.query(sql`SELECT id FROM businesses WHERE ${inScope} AND external_id = ${externalId} FOR UPDATE`)
      // A statement of its own, which sees an application that the holder of the lock has added.
      return one<ErasedBusiness>(
        db,
        sql`SELECT id, legal_name, dba_name, email, outstanding_minor > 0 OR EXISTS (
                SELECT 1 FROM applications a WHERE a.partner_id = b.partner_id AND a.mode = b.mode AND a.business_id = b.id
                  AND a.status IN ('in_progress', 'action_required', 'under_review', 'approved')) AS is_open
            FROM businesses b WHERE ${inScope} AND external_id = ${externalId}`,
      )
    },
    /** Without owners who also own another business that isn't erased. */
    owners: (businessId: string) =>
      db.query<{ id: string; email: string | null }>(
        sql`SELECT id, email FROM persons p WHERE ${inScope} AND id IN (
              SELECT person_id FROM person_business_relationships WHERE ${of(businessId)})
            AND NOT EXISTS (SELECT 1 FROM person_business_relationships r
                JOIN businesses b ON b.partner_id = r.partner_id AND b.mode = r.mode AND b.id = r.business_id
              WHERE r.partner_id = p.partner_id AND r.mode = p.mode AND r.person_id = p.id AND r.business_id <> ${businessId}
                AND ${isNotErased})`,
      ),
    accounts: (businessId: string) =>
      db.query<{ id: string }>(sql`SELECT id FROM bank_accounts WHERE ${of(businessId)}`),
    async eraseRecords({ businessId, personIds }: Subject, emptySealed: string, now: Date): Promise<void> {
      const time = now.toISOString()
      await db.query(
        sql`UPDATE businesses SET legal_name = ${erased}, dba_name = NULL, address_line1 = ${erased}, address_line2 = NULL, city = ${erased},
              postal_code = ${erased}, phone = NULL, email = NULL, url = NULL, tax_id_sealed = NULL, tax_id_last4 = NULL, is_opted_out = true,
              updated_at = ${time}
            WHERE ${inScope} AND id = ${businessId}`,
      )
      await db.query(
        sql`UPDATE persons SET first_name = ${erased}, last_name = ${erased}, email = NULL, phone = NULL, date_of_birth = NULL,
              ssn_sealed = NULL, ssn_last4 = NULL, sin_sealed = NULL, sin_last4 = NULL, address = NULL, updated_at = ${time}
            WHERE ${inScope} AND id = ANY(${personIds}::uuid[])`,
      )
      await db.query(
        sql`UPDATE person_business_relationships SET title = NULL, updated_at = ${time} WHERE ${of(businessId)}`,
      )
      await db.query(
        sql`UPDATE bank_accounts SET account_holder_name = ${erased}, account_number_sealed = ${emptySealed}, account_number_last4 = '',
              routing_number = NULL, institution_number = NULL, transit_number = NULL, nickname = NULL, status = 'disabled', updated_at = ${time}
            WHERE ${of(businessId)}`,
      )
      await db.query(
        sql`UPDATE processor_links SET processor_entity_id = 'erased_' || id, status = 'disabled', updated_at = ${time} WHERE ${of(businessId)}`,
      )
      await db.query(
        sql`UPDATE offers SET status = 'closed', updated_at = ${time} WHERE ${of(businessId)} AND status = 'open'`,
      )
    },
  }
}

const copyStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    /** Removes the subject from logs and other copies. */
    async eraseCopies(subject: Subject): Promise<void> {
      const pattern = subject.ids.join('|')
      const names = (column: Sql) => sql`${column}::text ~ ${pattern}`
      const patternOfBody = [pattern, ...fieldsOf(subject)].join('|')
      const concerns = (column: Sql) => sql`${column}::text ~* ${patternOfBody}`
      await db.query(
        sql`UPDATE api_requests SET query = '', request_body = NULL, response_body = NULL
            WHERE ${inScope} AND (${names(sql`path`)} OR ${names(sql`query`)} OR ${concerns(sql`request_body`)} OR ${concerns(sql`response_body`)})`,
      )
      await db.query(
        sql`WITH deleted AS (DELETE FROM webhook_events WHERE ${inScope} AND ${names(sql`body`)} RETURNING id)
            DELETE FROM jobs WHERE kind = 'deliver_webhook' AND payload ->> 'eventId' IN (SELECT id::text FROM deleted)`,
      )
      await db.query(
        sql`WITH deleted AS (DELETE FROM crm_events WHERE ${inScope} AND (${names(sql`object_id`)} OR ${names(sql`payload`)}) RETURNING id)
            DELETE FROM jobs WHERE kind = 'push_crm' AND payload ->> 'eventId' IN (SELECT id::text FROM deleted)`,
      )
      await db.query(
        sql`DELETE FROM local_crm_records WHERE ${inScope} AND (${names(sql`object_id`)} OR ${names(sql`record`)})`,
      )
      await db.query(sql`DELETE FROM crm_contacts WHERE ${inScope} AND business_id = ${subject.businessId}`)
      await db.query(
        sql`DELETE FROM notifications WHERE ${inScope} AND (${names(sql`payload`)} OR ${names(sql`pd_query_params`)})`,
      )
      await db.query(
        sql`UPDATE audit_events SET before = NULL, after = NULL
            WHERE owner_id = ${partnerId} AND mode = ${mode} AND (${names(sql`target`)} OR ${names(sql`before`)} OR ${names(sql`after`)})`,
      )
      await db.query(sql`DELETE FROM idempotency_keys WHERE ${names(sql`body`)}`)
    },
  }
}

/** A text as in a CSV file. */
export const inCsv = (text: string) => text.replaceAll('"', '""')

const fileStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const containsAny = (texts: readonly string[]) =>
    sql`EXISTS (SELECT 1 FROM unnest(${texts.map(inCsv)}::text[]) AS t (value) WHERE position(convert_to(t.value, 'UTF8') IN f.content) > 0)`
  return {
    /** Exported lists and reports with one of the IDs. Reports whose chosen columns leave out the business's ID are found by name. */
    deleteExports: (ids: readonly string[], names: readonly string[]) =>
      db.query(
        sql`DELETE FROM files f USING exports e
            WHERE f.partner_id = ${partnerId} AND f.mode = ${mode} AND e.partner_id = f.partner_id AND e.mode = f.mode AND e.file_id = f.id
              AND (${containsAny(ids)}
                OR (e.purpose = 'report' AND NOT e.filter -> 'columns' ? 'business_id' AND ${containsAny(names)}))
            RETURNING 1`,
      ),
    uploads: () =>
      db.query<{ id: string; mapping: Record<string, string> }>(
        sql`SELECT id, mapping FROM dataset_uploads WHERE ${inScope} AND file_id IS NOT NULL ORDER BY id`,
      ),
    uploadContent: async (uploadId: string) => {
      const row = await one<{ content: Uint8Array }>(
        db,
        sql`SELECT content FROM files WHERE ${inScope} AND id = (SELECT file_id FROM dataset_uploads WHERE ${inScope} AND id = ${uploadId})`,
      )
      return row && Buffer.from(row.content).toString('utf8')
    },
    async deleteUpload(uploadId: string): Promise<void> {
      await db.query(
        sql`DELETE FROM files WHERE ${inScope} AND id = (SELECT file_id FROM dataset_uploads WHERE ${inScope} AND id = ${uploadId})`,
      )
      await db.query(sql`DELETE FROM validation_results WHERE ${inScope} AND upload_id = ${uploadId}`)
      await db.query(
        sql`UPDATE dataset_uploads SET file_id = NULL, rejected_rows = '{}', mapping = '{}' WHERE ${inScope} AND id = ${uploadId}`,
      )
    },
  }
}

/** Removes a business's personal data and keeps its figures. */
export const erasureStore = (db: Queryable, scope: PartnerScope) => ({
  ...recordStatements(db, scope),
  ...copyStatements(db, scope),
  ...fileStatements(db, scope),
})
