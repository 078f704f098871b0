import sql from 'sql-template-tag'
import { one, type Queryable } from '../platform/database/sql'
import type { PartnerScope } from '../platform/scope'
import type { Deps } from './deps'
import { jobStore } from './jobStore'

export interface NewEvent {
  /** What happened, in dots: capital_product.funded. */
  type: string
  /** The object as the public API answers it. */
  data: { id: string }
  /** Other objects that it is about. */
  related?: readonly string[]
}

type EmitDeps = Pick<Deps, 'clock' | 'ids' | 'wake'>

/**
 * Writes down that something happened, with the change that it is about, and sends it on its way: to the webhook endpoints that ask for
 * its type, and to the CRM where it is kept alike by Push. Answers the event's id.
 */
export async function emit(
  tx: Queryable,
  { clock, ids, wake }: EmitDeps,
  { partnerId, mode }: PartnerScope,
  { type, data, related = [] }: NewEvent,
): Promise<string> {
  const now = clock()
  const time = now.toISOString()
  const eventId = ids()
  const id = `event_${eventId}`
  const objects = [...new Set([data.id, ...related])]
  const jobs = jobStore(tx)
  const endpoints = await tx.query<{ id: string }>(
    sql`SELECT id FROM webhook_endpoints WHERE partner_id = ${partnerId} AND mode = ${mode} AND status = 'enabled' AND deleted_at IS NULL
          AND (event_types = '{}' OR ${type} = ANY(event_types))`,
  )
  await tx.query(
    sql`INSERT INTO webhook_events (partner_id, mode, id, type, body, status, related_object_ids, next_attempt_at, created_at)
        VALUES (${partnerId}, ${mode}, ${eventId}, ${type}, ${JSON.stringify({ id, type, timestamp: time, data })}::jsonb,
          ${endpoints.length > 0 ? 'pending' : 'success'}, ${objects}, ${endpoints.length > 0 ? time : null}, ${time})`,
  )
  for (const { id: endpointId } of endpoints) {
    await tx.query(
      sql`INSERT INTO webhook_deliveries (partner_id, mode, event_id, endpoint_id, next_attempt_at, created_at)
          VALUES (${partnerId}, ${mode}, ${eventId}, ${endpointId}, ${time}, ${time})`,
    )
    await jobs.add({
      kind: 'deliver_webhook',
      payload: { partnerId, mode, eventId, endpointId, trigger: 'scheduled' },
      runAt: now,
    })
  }
  const crm = await one<{ vendor: string }>(
    tx,
    sql`SELECT vendor FROM crm_integrations WHERE partner_id = ${partnerId} AND mode = ${mode} AND status = 'linked' AND sync_mode = 'push'`,
  )
  if (crm) {
    const crmEventId = ids()
    await tx.query(
      sql`INSERT INTO crm_events (partner_id, mode, id, vendor, direction, object_type, object_id, event_type, payload, next_attempt_at, created_at)
          VALUES (${partnerId}, ${mode}, ${crmEventId}, ${crm.vendor}, 'push', ${type.split('.')[0]}, ${data.id}, ${type},
            ${JSON.stringify(data)}::jsonb, ${time}, ${time})`,
    )
    await jobs.add({
      kind: 'push_crm',
      payload: { partnerId, mode, eventId: crmEventId, trigger: 'scheduled' },
      runAt: now,
    })
  }
  if (endpoints.length > 0 || crm) wake()
  return id
}
