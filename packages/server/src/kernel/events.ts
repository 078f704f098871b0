import type { components } from '@partner-dashboard/contract'
import { latestApiVersion } from '../platform/apiVersions'
import type { Queryable } from '../platform/database/sql'
import type { PartnerScope } from '../platform/scope'
import type { Deps } from './deps'
import { eventStore } from './eventStore'
import { jobStore } from './jobStore'

export type WebhookEventType = components['schemas']['WebhookEventType']

export interface NewEvent {
  type: WebhookEventType
  /** The object as the public API returns it. */
  data: { id: string }
  /** IDs of related objects. */
  related?: readonly string[]
}

type EmitDeps = Pick<Deps, 'clock' | 'ids' | 'wake'>

/**
 * Records an event in the transaction of its change and queues its delivery to subscribed webhook endpoints and to a CRM in push mode.
 * Returns the event's id.
 */
export async function emit(
  tx: Queryable,
  { clock, ids, wake }: EmitDeps,
  { partnerId, mode }: PartnerScope,
  { type, data, related = [] }: NewEvent,
): Promise<string> {
  const scope = { partnerId, mode }
  const now = clock()
  const eventId = ids()
  const id = `event_${eventId}`
  const store = eventStore(tx, scope)
  const jobs = jobStore(tx)
  const endpoints = await store.subscribers(type)
  await store.add({
    id: eventId,
    type,
    body: { id, type, api_version: latestApiVersion, timestamp: now.toISOString(), data },
    objectIds: [...new Set([data.id, ...related])],
    isPending: endpoints.length > 0,
    now,
  })
  for (const { id: endpointId } of endpoints) {
    await store.addDelivery(eventId, endpointId, now)
    await jobs.add({
      kind: 'deliver_webhook',
      payload: { ...scope, eventId, endpointId, trigger: 'scheduled' },
      runAt: now,
    })
  }
  const crm = await store.pushCrm()
  if (crm) {
    const crmEventId = ids()
    await store.addCrmEvent({ id: crmEventId, vendor: crm.vendor, type, data, now })
    await jobs.add({ kind: 'push_crm', payload: { ...scope, eventId: crmEventId, trigger: 'scheduled' }, runAt: now })
  }
  if (endpoints.length > 0 || crm) wake()
  return id
}
