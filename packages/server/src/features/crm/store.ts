import sql from 'sql-template-tag'
import type { FilterOf } from '../../kernel/operation'
import { columnsOf } from '../../platform/database/columns'
import { anyOf, type Conditions, conditionsOf, cursorKey } from '../../platform/database/filters'
import { newestFirst, type Page, type PageQuery, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { syncStore } from './syncStore'
import {
  type AttemptRecord,
  type DeliveryStatus,
  type EventRecord,
  type IntegrationRecord,
  type SyncMode,
  type Trigger,
  uuidOf,
  type Vendor,
} from './wire'

type EventFilter = FilterOf<'listCrmEvents'>

const eventConditions: Conditions<EventFilter> = {
  status: anyOf(sql`status`),
  direction: anyOf(sql`direction`),
  from: (time) => sql`created_at >= ${time}`,
  to: (time) => sql`created_at < ${time}`,
  object_id: (id) => sql`object_id = ${id}`,
}

const eventColumns = columnsOf<EventRecord>({
  id: true,
  vendor: true,
  direction: true,
  object_type: true,
  object_id: true,
  external_id: true,
  event_type: true,
  payload: true,
  status: true,
  attempts_count: true,
  created_at: true,
  last_attempt_at: true,
  next_attempt_at: true,
})
const attemptColumns = columnsOf<AttemptRecord>({
  id: true,
  event_id: true,
  n: true,
  status: true,
  http_status: true,
  response_excerpt: true,
  duration_ms: true,
  trigger: true,
  attempted_at: true,
})
interface NewAttempt {
  id: string
  eventId: string
  n: number
  status: DeliveryStatus
  httpStatus: number | null
  excerpt: string | null
  durationMs: number
  trigger: Trigger
  now: Date
}

interface NewEvent {
  id: string
  vendor: Vendor
  direction: SyncMode
  objectId: string
  externalId: string | null
  eventType: string
  payload: unknown
  status: DeliveryStatus
  now: Date
}

const integrationColumns = columnsOf<IntegrationRecord>({
  vendor: true,
  status: true,
  sync_mode: true,
  token_sealed: true,
  connected_at: true,
  next_run_at: true,
})

const integrationStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    integration: () =>
      one<IntegrationRecord>(db, sql`SELECT ${integrationColumns} FROM crm_integrations WHERE ${inScope}`),
    lockIntegration: () =>
      one<IntegrationRecord>(db, sql`SELECT ${integrationColumns} FROM crm_integrations WHERE ${inScope} FOR UPDATE`),
    connect: (vendor: Vendor, syncMode: SyncMode, tokenSealed: string | null, now: Date) =>
      db.query(
        sql`INSERT INTO crm_integrations (partner_id, mode, vendor, status, sync_mode, token_sealed, connected_at)
            VALUES (${partnerId}, ${mode}, ${vendor}, 'linked', ${syncMode}, ${tokenSealed}, ${now.toISOString()})
            ON CONFLICT (partner_id, mode) DO UPDATE SET vendor = EXCLUDED.vendor, status = EXCLUDED.status,
              sync_mode = EXCLUDED.sync_mode, token_sealed = EXCLUDED.token_sealed,
              connected_at = CASE WHEN crm_integrations.vendor = EXCLUDED.vendor THEN crm_integrations.connected_at
                ELSE EXCLUDED.connected_at END,
              next_run_at = CASE WHEN EXCLUDED.sync_mode = 'pull' THEN crm_integrations.next_run_at END`,
      ),
    disconnect: () => db.query(sql`DELETE FROM crm_integrations WHERE ${inScope}`),
    setSyncMode: (syncMode: SyncMode, nextRunAt: Date | null) =>
      db.query(
        sql`UPDATE crm_integrations SET sync_mode = ${syncMode}, next_run_at = ${nextRunAt?.toISOString() ?? null} WHERE ${inScope}`,
      ),
    askToRelink: () => db.query(sql`UPDATE crm_integrations SET status = 'relink_needed' WHERE ${inScope}`),
    async cancelWaiting(): Promise<void> {
      await db.query(
        sql`UPDATE crm_events SET status = 'cancelled', next_attempt_at = NULL
            WHERE ${inScope} AND status IN ('pending', 'sending')`,
      )
    },
  }
}

const eventStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    events({ cursor, page_size = 25, ...filter }: EventFilter & PageQuery): Promise<Page<EventRecord>> {
      return queryPage<EventRecord>(db, {
        select: sql`SELECT ${eventColumns} FROM crm_events`,
        conditions: [inScope, ...conditionsOf(eventConditions, filter)],
        ...newestFirst('created_at'),
        cursor,
        size: page_size,
        listKey: ['crm_events', partnerId, mode, cursorKey(filter)],
      })
    },
    event: (id: string) =>
      one<EventRecord>(db, sql`SELECT ${eventColumns} FROM crm_events WHERE ${inScope} AND id = ${uuidOf(id)}`),
    lockEvent: (id: string) =>
      one<EventRecord>(
        db,
        sql`SELECT ${eventColumns} FROM crm_events WHERE ${inScope} AND id = ${uuidOf(id)} FOR UPDATE`,
      ),
    /** Payload of the object's latest event after this one; undefined if it is the latest. */
    laterPayload: async ({ object_id, created_at }: EventRecord) => {
      const later = await one<{ payload: unknown }>(
        db,
        sql`SELECT payload FROM crm_events WHERE ${inScope} AND object_id = ${object_id} AND direction = 'push' AND created_at > ${created_at}
            ORDER BY created_at DESC, id DESC LIMIT 1`,
      )
      return later?.payload
    },
    /** Whether a running job sends another event of the object. A job that has crashed or failed doesn't count. */
    isObjectBeingSent: async ({ id, object_id }: EventRecord, now: Date) => {
      const other = await one(
        db,
        sql`SELECT id FROM crm_events WHERE ${inScope} AND object_id = ${object_id} AND status = 'sending' AND id <> ${id}
              AND EXISTS (SELECT 1 FROM jobs WHERE kind = 'push_crm' AND payload ->> 'eventId' = crm_events.id::text
                AND locked_until > ${now.toISOString()})
            LIMIT 1`,
      )
      return other !== undefined
    },
    async addEvent(event: NewEvent): Promise<void> {
      const time = event.now.toISOString()
      await db.query(
        sql`INSERT INTO crm_events (partner_id, mode, id, vendor, direction, object_type, object_id, external_id, event_type, payload,
              status, created_at)
            VALUES (${partnerId}, ${mode}, ${event.id}, ${event.vendor}, ${event.direction}, 'business', ${event.objectId},
              ${event.externalId}, ${event.eventType}, ${JSON.stringify(event.payload)}::jsonb, ${event.status}, ${time})`,
      )
    },
    setEvent: (id: string, status: DeliveryStatus, nextAttemptAt: string | null) =>
      db.query(
        sql`UPDATE crm_events SET status = ${status}, next_attempt_at = ${nextAttemptAt} WHERE ${inScope} AND id = ${id}`,
      ),
    /** Makes all events that wait due now. Returns their IDs, oldest first. */
    async makeDue(now: Date): Promise<string[]> {
      const rows = await db.query<{ id: string }>(
        sql`WITH due AS (
              UPDATE crm_events SET next_attempt_at = ${now.toISOString()} WHERE ${inScope} AND status = 'pending' RETURNING id, created_at
            ) SELECT id FROM due ORDER BY created_at, id`,
      )
      return rows.map(({ id }) => id)
    },
    /** Moves an event to the currently connected CRM. */
    moveEvent: (id: string, vendor: Vendor) =>
      db.query(
        sql`UPDATE crm_events SET external_id = CASE WHEN vendor = ${vendor} THEN external_id END, vendor = ${vendor}
            WHERE ${inScope} AND id = ${id}`,
      ),
  }
}

const attemptStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    async addAttempt(attempt: NewAttempt, after: Pick<EventRecord, 'status' | 'next_attempt_at' | 'external_id'>) {
      const time = attempt.now.toISOString()
      await db.query(
        sql`INSERT INTO crm_attempts (partner_id, mode, id, event_id, n, status, http_status, response_excerpt, duration_ms, trigger,
              attempted_at)
            VALUES (${partnerId}, ${mode}, ${attempt.id}, ${attempt.eventId}, ${attempt.n}, ${attempt.status}, ${attempt.httpStatus},
              ${attempt.excerpt}, ${attempt.durationMs}, ${attempt.trigger}, ${time})`,
      )
      await db.query(
        sql`UPDATE crm_events SET status = ${after.status}, next_attempt_at = ${after.next_attempt_at},
              external_id = coalesce(${after.external_id}, external_id), attempts_count = ${attempt.n}, last_attempt_at = ${time}
            WHERE ${inScope} AND id = ${attempt.eventId}`,
      )
    },
    async scheduledAttempts(eventId: string): Promise<number> {
      const row = await one<{ count: number }>(
        db,
        sql`SELECT count(*) AS count FROM crm_attempts WHERE ${inScope} AND event_id = ${eventId} AND trigger = 'scheduled'`,
      )
      return row?.count ?? 0
    },
    allAttempts: (eventId: string) =>
      db.query<AttemptRecord>(
        sql`SELECT ${attemptColumns} FROM crm_attempts WHERE ${inScope} AND event_id = ${uuidOf(eventId)} ORDER BY n DESC LIMIT 100`,
      ),
    attempts: (eventId: string, { cursor, page_size = 25 }: { cursor?: string; page_size?: number }) =>
      queryPage<AttemptRecord>(db, {
        select: sql`SELECT ${attemptColumns} FROM crm_attempts`,
        conditions: [inScope, sql`event_id = ${uuidOf(eventId)}`],
        sortBy: 'n',
        sortKind: 'integer',
        isDescending: true,
        placeOf: (row) => ({ value: row.n, id: row.id }),
        cursor,
        size: page_size,
        listKey: ['crm_attempts', partnerId, mode, eventId],
      }),
  }
}

/** All statements of the CRM integration, each limited to partner and mode. */
export const crmStore = (db: Queryable, scope: PartnerScope) => ({
  ...integrationStatements(db, scope),
  ...eventStatements(db, scope),
  ...attemptStatements(db, scope),
  ...syncStore(db, scope),
})
