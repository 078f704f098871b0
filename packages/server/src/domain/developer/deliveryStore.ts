import type { components } from '@partner-dashboard/contract'
import sql from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import { newestFirst, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

type Schemas = components['schemas']

export interface DeliveryRecord {
  event_id: string
  endpoint_id: string
  url: string
  status: Schemas['DeliveryStatus']
  attempts_count: number
  round: number
  next_attempt_at: string | null
}

/** A delivery after an attempt. */
type DeliveryResult = Pick<DeliveryRecord, 'status' | 'round' | 'next_attempt_at'> & { failed_at: string | null }

export interface AttemptRecord extends Omit<Schemas['DeliveryAttempt'], 'id' | 'event_id' | 'endpoint_id'> {
  id: string
  event_id: string
  endpoint_id: string
}

const deliveryStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    deliveries: (eventId: string) =>
      db.query<DeliveryRecord>(
        sql`SELECT d.event_id, d.endpoint_id, e.url, d.status, d.attempts_count, d.round,
              CASE WHEN d.status <> 'sending' THEN d.next_attempt_at END AS next_attempt_at
            FROM webhook_deliveries d JOIN webhook_endpoints e ON e.partner_id = d.partner_id AND e.mode = d.mode AND e.id = d.endpoint_id
            WHERE d.partner_id = ${partnerId} AND d.mode = ${mode} AND d.event_id = ${eventId} ORDER BY d.created_at, d.endpoint_id`,
      ),
    delivery: (eventId: string, endpointId: string) =>
      one<DeliveryRecord & DeliveryResult>(
        db,
        sql`SELECT event_id, endpoint_id, '' AS url, status, attempts_count, round, next_attempt_at, failed_at FROM webhook_deliveries
            WHERE ${inScope} AND event_id = ${eventId} AND endpoint_id = ${endpointId}`,
      ),
    /** Restarts a delivery's schedule. The time of its first failure is kept for recoveries in progress. */
    restart: (eventId: string, endpointId: string, now: Date) =>
      db.query(
        sql`INSERT INTO webhook_deliveries (partner_id, mode, event_id, endpoint_id, status, next_attempt_at, created_at)
            VALUES (${partnerId}, ${mode}, ${eventId}, ${endpointId}, 'pending', ${now.toISOString()}, ${now.toISOString()})
            ON CONFLICT (partner_id, mode, event_id, endpoint_id) DO UPDATE
            SET status = 'pending', round = 0, next_attempt_at = excluded.next_attempt_at,
              failed_at = CASE WHEN webhook_deliveries.status = 'success' THEN NULL
                ELSE coalesce(webhook_deliveries.failed_at, webhook_deliveries.created_at) END`,
      ),
    /** Deliveries that failed, were cancelled with the endpoint, or wait for a retry. */
    failedSince: (endpointId: string, since: string) =>
      db.query<{ event_id: string }>(
        sql`SELECT event_id FROM webhook_deliveries WHERE ${inScope} AND endpoint_id = ${endpointId}
              AND (status IN ('failed', 'cancelled') OR (status IN ('pending', 'sending') AND round > 0))
              AND coalesce(failed_at, created_at) >= ${since} ORDER BY created_at, event_id`,
      ),
    /** Of those, the number queued again and not attempted yet. */
    waitingSince: async (endpointId: string, since: string) => {
      const row = await one<{ count: number }>(
        db,
        sql`SELECT count(*) AS count FROM webhook_deliveries WHERE ${inScope} AND endpoint_id = ${endpointId}
              AND status IN ('pending', 'sending') AND round = 0 AND failed_at >= ${since}`,
      )
      return row?.count ?? 0
    },
    /** Claims a delivery until then, so two jobs don't attempt it concurrently. Returns whether the claim succeeded. */
    holdDelivery: async ({ event_id, endpoint_id, next_attempt_at }: DeliveryRecord, until: Date) =>
      (await one(
        db,
        sql`UPDATE webhook_deliveries SET status = 'sending', next_attempt_at = ${until.toISOString()}
            WHERE ${inScope} AND event_id = ${event_id} AND endpoint_id = ${endpoint_id} AND next_attempt_at IS NOT DISTINCT FROM ${next_attempt_at}
            RETURNING event_id`,
      )) !== undefined,
    /** Ends a waiting delivery without an attempt. Returns false if it has ended by then. */
    endDelivery: async (eventId: string, endpointId: string, status: 'cancelled' | 'failed', now: Date) =>
      (await one(
        db,
        sql`UPDATE webhook_deliveries SET status = ${status}, next_attempt_at = NULL, failed_at = ${now.toISOString()}
            WHERE ${inScope} AND event_id = ${eventId} AND endpoint_id = ${endpointId} AND status IN ('pending', 'sending')
            RETURNING event_id`,
      )) !== undefined,
    countAttempt: ({ event_id, endpoint_id }: DeliveryRecord) =>
      db.query(
        sql`UPDATE webhook_deliveries SET attempts_count = attempts_count + 1
            WHERE ${inScope} AND event_id = ${event_id} AND endpoint_id = ${endpoint_id}`,
      ),
    /**
     * Ends a claim with the attempt's result. Returns false and changes nothing if the delivery was resent or cancelled since: the
     * later request decides.
     */
    releaseDelivery: async (
      { event_id, endpoint_id }: DeliveryRecord,
      heldUntil: Date,
      { status, round, next_attempt_at, failed_at }: DeliveryResult,
    ) =>
      (await one(
        db,
        sql`UPDATE webhook_deliveries
            SET status = ${status}, round = ${round}, next_attempt_at = ${next_attempt_at}, failed_at = ${failed_at}
            WHERE ${inScope} AND event_id = ${event_id} AND endpoint_id = ${endpoint_id}
              AND status = 'sending' AND next_attempt_at = ${heldUntil.toISOString()}
            RETURNING event_id`,
      )) !== undefined,
  }
}

const attemptColumns = columnsOf<AttemptRecord>({
  id: true,
  event_id: true,
  endpoint_id: true,
  url: true,
  status: true,
  response_status_code: true,
  response_body: true,
  duration_ms: true,
  request_headers: true,
  trigger: true,
  error_kind: true,
  attempted_at: true,
  next_attempt_at: true,
})

const attemptStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    addAttempt: (attempt: Omit<AttemptRecord, 'request_headers'> & { request_headers: Record<string, string> }) =>
      db.query(
        sql`INSERT INTO webhook_attempts (partner_id, mode, id, event_id, endpoint_id, url, status, response_status_code, response_body,
              duration_ms, request_headers, trigger, error_kind, attempted_at, next_attempt_at)
            VALUES (${partnerId}, ${mode}, ${attempt.id}, ${attempt.event_id}, ${attempt.endpoint_id}, ${attempt.url}, ${attempt.status},
              ${attempt.response_status_code}, ${attempt.response_body}, ${attempt.duration_ms}, ${JSON.stringify(attempt.request_headers)}::jsonb,
              ${attempt.trigger}, ${attempt.error_kind}, ${attempt.attempted_at}, ${attempt.next_attempt_at})`,
      ),
    attempts: (eventId: string, { cursor, page_size = 25 }: { cursor?: string; page_size?: number }) =>
      queryPage<AttemptRecord>(db, {
        select: sql`SELECT ${attemptColumns} FROM webhook_attempts`,
        conditions: [inScope, sql`event_id = ${eventId}`],
        ...newestFirst('attempted_at'),
        cursor,
        size: page_size,
        listKey: ['webhook_attempts', partnerId, mode, eventId],
      }),
    /** Derives an event's status from its deliveries: failed before pending before success. Call it in a transaction. */
    async refreshEvent(eventId: string): Promise<void> {
      // Locked first, because an update that waits for the row doesn't see what was committed meanwhile. Attempts hold a key share
      // of their event, which a stronger lock would wait for.
      await db.query(sql`SELECT 1 FROM webhook_events WHERE ${inScope} AND id = ${eventId} FOR NO KEY UPDATE`)
      await db.query(
        sql`UPDATE webhook_events v SET
              status = CASE
                WHEN d.failed > 0 THEN 'failed' WHEN d.waiting > 0 THEN 'pending'
                WHEN d.arrived > 0 OR d.cancelled = 0 THEN 'success' ELSE 'cancelled' END,
              next_attempt_at = d.next_at,
              attempts_count = a.count, last_attempt_at = a.last_at
            FROM (SELECT count(*) FILTER (WHERE status = 'failed') AS failed, count(*) FILTER (WHERE status IN ('pending', 'sending')) AS waiting,
                    count(*) FILTER (WHERE status = 'success') AS arrived, count(*) FILTER (WHERE status = 'cancelled') AS cancelled,
                    min(next_attempt_at) AS next_at
                  FROM webhook_deliveries WHERE ${inScope} AND event_id = ${eventId}) d,
                 (SELECT count(*)::int AS count, max(attempted_at) AS last_at FROM webhook_attempts WHERE ${inScope} AND event_id = ${eventId}) a
            WHERE v.partner_id = ${partnerId} AND v.mode = ${mode} AND v.id = ${eventId}`,
      )
    },
    /** An endpoint is unhealthy if its last three attempts failed. Call it in a transaction. */
    async refreshHealth(endpointId: string): Promise<void> {
      await db.query(sql`SELECT 1 FROM webhook_endpoints WHERE ${inScope} AND id = ${endpointId} FOR NO KEY UPDATE`)
      await db.query(
        sql`UPDATE webhook_endpoints SET health = CASE WHEN (
              SELECT count(*) = 3 AND bool_and(status <> 'success') FROM (
                SELECT status FROM webhook_attempts WHERE ${inScope} AND endpoint_id = ${endpointId} ORDER BY attempted_at DESC, id DESC LIMIT 3
              ) last) THEN 'unhealthy' ELSE 'healthy' END
            WHERE ${inScope} AND id = ${endpointId}`,
      )
    },
  }
}

/** Statements of an event's deliveries to its endpoints, and of their attempts. */
export const deliveryStore = (db: Queryable, scope: PartnerScope) => ({
  ...deliveryStatements(db, scope),
  ...attemptStatements(db, scope),
})
