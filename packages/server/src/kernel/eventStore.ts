import sql from 'sql-template-tag'
import { one, type Queryable } from '../platform/database/sql'
import type { PartnerScope } from '../platform/scope'

interface StoredEvents {
  type: string
  events: { id: string; body: object; object_ids: string[] }[]
  /** False when no endpoint is subscribed, so there is nothing to deliver. */
  isPending: boolean
  now: Date
}

interface StoredCrmEvents {
  vendor: string
  type: string
  events: { id: string; data: { id: string } }[]
  now: Date
}

export const eventStore = (db: Queryable, { partnerId, mode }: PartnerScope) => ({
  /** Webhook endpoints subscribed to an event type; an endpoint without types is subscribed to all. */
  subscribers: (type: string) =>
    db.query<{ id: string }>(
      sql`SELECT id FROM webhook_endpoints WHERE partner_id = ${partnerId} AND mode = ${mode} AND status = 'enabled' AND deleted_at IS NULL
          AND (event_types = '{}' OR ${type} = ANY(event_types))`,
    ),
  add: ({ type, events, isPending, now }: StoredEvents) =>
    db.query(
      sql`INSERT INTO webhook_events (partner_id, mode, id, type, body, status, related_object_ids, next_attempt_at, created_at)
          SELECT ${partnerId}::uuid, ${mode}::text, e.id, ${type}::text, e.body, ${isPending ? 'pending' : 'success'}::text, e.object_ids,
            ${isPending ? now.toISOString() : null}::timestamptz, ${now.toISOString()}::timestamptz
          FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS e (id uuid, body jsonb, object_ids text[])`,
    ),
  /** One delivery of each event to each endpoint. */
  addDeliveries: (eventIds: readonly string[], endpointIds: readonly string[], now: Date) =>
    db.query(
      sql`INSERT INTO webhook_deliveries (partner_id, mode, event_id, endpoint_id, next_attempt_at, created_at)
          SELECT ${partnerId}::uuid, ${mode}::text, event_id, endpoint_id, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
          FROM unnest(${[...eventIds]}::uuid[]) event_id, unnest(${[...endpointIds]}::uuid[]) endpoint_id`,
    ),
  /** The CRM that gets every event pushed, if one is connected in that mode. While it rejects its token, they wait. */
  pushCrm: () =>
    one<{ vendor: string }>(
      db,
      sql`SELECT vendor FROM crm_integrations WHERE partner_id = ${partnerId} AND mode = ${mode} AND sync_mode = 'push'`,
    ),
  addCrmEvents: ({ vendor, type, events, now }: StoredCrmEvents) =>
    db.query(
      sql`INSERT INTO crm_events (partner_id, mode, id, vendor, direction, object_type, object_id, event_type, payload, next_attempt_at, created_at)
          SELECT ${partnerId}::uuid, ${mode}::text, e.id, ${vendor}::text, 'push', ${type.split('.')[0]}::text, e.data ->> 'id', ${type}::text,
            e.data, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
          FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS e (id uuid, data jsonb)`,
    ),
})
