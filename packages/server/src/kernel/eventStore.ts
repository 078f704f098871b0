import sql from 'sql-template-tag'
import { one, type Queryable } from '../platform/database/sql'
import type { PartnerScope } from '../platform/scope'

interface StoredEvent {
  id: string
  type: string
  body: object
  objectIds: string[]
  /** False when no endpoint is subscribed, so there is nothing to deliver. */
  isPending: boolean
  now: Date
}

interface StoredCrmEvent {
  id: string
  vendor: string
  type: string
  data: { id: string }
  now: Date
}

export const eventStore = (db: Queryable, { partnerId, mode }: PartnerScope) => ({
  /** Webhook endpoints subscribed to an event type; an endpoint without types is subscribed to all. */
  subscribers: (type: string) =>
    db.query<{ id: string }>(
      sql`SELECT id FROM webhook_endpoints WHERE partner_id = ${partnerId} AND mode = ${mode} AND status = 'enabled' AND deleted_at IS NULL
          AND (event_types = '{}' OR ${type} = ANY(event_types))`,
    ),
  add: ({ id, type, body, objectIds, isPending, now }: StoredEvent) =>
    db.query(
      sql`INSERT INTO webhook_events (partner_id, mode, id, type, body, status, related_object_ids, next_attempt_at, created_at)
        VALUES (${partnerId}, ${mode}, ${id}, ${type}, ${JSON.stringify(body)}::jsonb, ${isPending ? 'pending' : 'success'}, ${objectIds},
          ${isPending ? now.toISOString() : null}, ${now.toISOString()})`,
    ),
  addDelivery: (eventId: string, endpointId: string, now: Date) =>
    db.query(
      sql`INSERT INTO webhook_deliveries (partner_id, mode, event_id, endpoint_id, next_attempt_at, created_at)
          VALUES (${partnerId}, ${mode}, ${eventId}, ${endpointId}, ${now.toISOString()}, ${now.toISOString()})`,
    ),
  /** The CRM that gets every event pushed, if one is connected in that mode. */
  pushCrm: () =>
    one<{ vendor: string }>(
      db,
      sql`SELECT vendor FROM crm_integrations WHERE partner_id = ${partnerId} AND mode = ${mode} AND status = 'linked' AND sync_mode = 'push'`,
    ),
  addCrmEvent: ({ id, vendor, type, data, now }: StoredCrmEvent) =>
    db.query(
      sql`INSERT INTO crm_events (partner_id, mode, id, vendor, direction, object_type, object_id, event_type, payload, next_attempt_at, created_at)
          VALUES (${partnerId}, ${mode}, ${id}, ${vendor}, 'push', ${type.split('.')[0]}, ${data.id}, ${type},
            ${JSON.stringify(data)}::jsonb, ${now.toISOString()}, ${now.toISOString()})`,
    ),
})
