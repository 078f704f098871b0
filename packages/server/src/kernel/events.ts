import type { components } from '@partner-dashboard/contract'
import { latestApiVersion } from '../platform/apiVersions'
import type { Queryable } from '../platform/database/sql'
import type { PartnerScope } from '../platform/scope'
import type { Deps } from './deps'
import { eventStore } from './eventStore'
import { jobStore } from './jobStore'

export type WebhookEventType = components['schemas']['WebhookEventType']

interface EventObject {
  /** The object as the public API returns it. */
  data: { id: string }
  /** IDs of related objects. */
  related?: readonly string[]
}

export interface NewEvent extends EventObject {
  type: WebhookEventType
}

type EmitDeps = Pick<Deps, 'clock' | 'ids' | 'wake'>

/**
 * Records an event in the transaction of its change and queues its delivery to subscribed webhook endpoints and to a CRM in push mode.
 * Returns the event's id.
 */
export async function emit(tx: Queryable, deps: EmitDeps, scope: PartnerScope, { type, ...object }: NewEvent) {
  const [id = ''] = await emitAll(tx, deps, scope, type, [object])
  return id
}

/** Events of one type, with one statement for all of them. Returns their IDs. */
export async function emitAll(
  tx: Queryable,
  { clock, ids, wake }: EmitDeps,
  { partnerId, mode }: PartnerScope,
  type: WebhookEventType,
  objects: readonly EventObject[],
): Promise<string[]> {
  if (objects.length === 0) return []
  const scope = { partnerId, mode }
  const now = clock()
  const store = eventStore(tx, scope)
  const jobs = jobStore(tx)
  const endpoints = await store.subscribers(type)
  const events = objects.map(({ data, related = [] }) => {
    const id = ids()
    const body = { id: `event_${id}`, type, api_version: latestApiVersion, timestamp: now.toISOString(), data }
    return { id, body, object_ids: [...new Set([data.id, ...related])] }
  })
  await store.add({ type, events, isPending: endpoints.length > 0, now })
  if (endpoints.length > 0) {
    await store.addDeliveries(
      events.map(({ id }) => id),
      endpoints.map(({ id }) => id),
      now,
    )
    const payloads = events.flatMap(({ id: eventId }) =>
      endpoints.map(({ id: endpointId }) => ({ ...scope, eventId, endpointId, trigger: 'scheduled' as const })),
    )
    await jobs.addAll({ kind: 'deliver_webhook', payloads, runAt: now })
  }
  // One per business and day, which no CRM has a place for: a large upload would queue 100,000 jobs to find that out.
  const crm = type.startsWith('daily_sales_record.') ? undefined : await store.pushCrm()
  if (crm) {
    const pushed = objects.map(({ data }) => ({ id: ids(), data }))
    await store.addCrmEvents({ vendor: crm.vendor, type, events: pushed, now })
    const payloads = pushed.map(({ id: eventId }) => ({ ...scope, eventId, trigger: 'scheduled' as const }))
    await jobs.addAll({ kind: 'push_crm', payloads, runAt: now })
  }
  if (endpoints.length > 0 || crm) wake()
  return events.map(({ id }) => `event_${id}`)
}
