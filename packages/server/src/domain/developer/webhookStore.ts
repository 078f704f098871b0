import type { components } from '@partner-dashboard/contract'
import sql, { empty, join, raw } from 'sql-template-tag'
import type { FilterOf } from '../../kernel/operation'
import { columnsOf } from '../../platform/database/columns'
import { anyOf, type Conditions, conditionsOf, cursorKey } from '../../platform/database/filters'
import { newestFirst, type PageQuery, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { deliveryStore } from './deliveryStore'
import { logConditions } from './logConditionsStore'

type Schemas = components['schemas']

export interface EndpointRecord {
  id: string
  url: string
  description: string | null
  status: Schemas['EnabledState']
  event_types: string[]
  headers_sealed: string | null
  header_names: string[]
  secret_sealed: string
  secret_last4: string
  previous_secret_sealed: string | null
  previous_secret_expires_at: string | null
  health: Schemas['Health']
  created_at: string
  updated_at: string
  success: number
  pending: number
  failed: number
}

export interface EventRecord {
  id: string
  type: string
  body: unknown
  status: Schemas['DeliveryStatus']
  attempts_count: number
  related_object_ids: string[]
  created_at: string
  last_attempt_at: string | null
  next_attempt_at: string | null
}

type WebhookEventFilter = FilterOf<'listWebhookEvents'>

const webhookEventConditions: Conditions<WebhookEventFilter> = {
  ...logConditions,
  type: anyOf(sql`type`),
  status: anyOf(sql`status`),
}

const endpointStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  const endpointColumns = (since: string) =>
    columnsOf<EndpointRecord>(
      {
        id: true,
        url: true,
        description: true,
        status: true,
        event_types: true,
        headers_sealed: true,
        header_names: true,
        secret_sealed: true,
        secret_last4: true,
        previous_secret_sealed: true,
        previous_secret_expires_at: true,
        health: true,
        created_at: true,
        updated_at: true,
        success: sql`(SELECT count(*) FROM webhook_deliveries d WHERE d.partner_id = e.partner_id AND d.mode = e.mode AND d.endpoint_id = e.id AND d.status = 'success' AND d.created_at > ${since})`,
        pending: sql`(SELECT count(*) FROM webhook_deliveries d WHERE d.partner_id = e.partner_id AND d.mode = e.mode AND d.endpoint_id = e.id AND d.status IN ('pending', 'sending') AND d.created_at > ${since})`,
        failed: sql`(SELECT count(*) FROM webhook_deliveries d WHERE d.partner_id = e.partner_id AND d.mode = e.mode AND d.endpoint_id = e.id AND d.status = 'failed' AND d.created_at > ${since})`,
      },
      'e',
    )
  const ofEndpoint = sql`e.partner_id = ${partnerId} AND e.mode = ${mode} AND e.deleted_at IS NULL`
  const weekBefore = (now: Date) => new Date(now.getTime() - 7 * 86_400_000).toISOString()
  return {
    endpoints: (now: Date) =>
      db.query<EndpointRecord>(
        sql`SELECT ${endpointColumns(weekBefore(now))} FROM webhook_endpoints e WHERE ${ofEndpoint} ORDER BY e.created_at DESC, e.id`,
      ),
    endpoint: (id: string, now: Date, isLocked = false) =>
      one<EndpointRecord>(
        db,
        sql`SELECT ${endpointColumns(weekBefore(now))} FROM webhook_endpoints e WHERE ${ofEndpoint} AND e.id = ${id} ${isLocked ? sql`FOR UPDATE` : empty}`,
      ),
    insertEndpoint: (id: string, values: Record<string, unknown>, now: Date) => {
      const all = {
        partner_id: partnerId,
        mode,
        id,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        ...values,
      }
      return db.query(
        sql`INSERT INTO webhook_endpoints (${join(Object.keys(all).map((name) => raw(name)))}) VALUES (${join(Object.values(all))})`,
      )
    },
    changeEndpoint: (id: string, values: Record<string, unknown>) =>
      db.query(
        sql`UPDATE webhook_endpoints SET ${join(Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`))}
            WHERE ${inScope} AND id = ${id}`,
      ),
    /** Returns the events in the order in which they're locked. */
    cancelWaiting: async (endpointId: string) => {
      const events = await db.query<{ event_id: string }>(
        sql`UPDATE webhook_deliveries SET status = 'cancelled', next_attempt_at = NULL
            WHERE ${inScope} AND endpoint_id = ${endpointId} AND status IN ('pending', 'sending') RETURNING event_id`,
      )
      return events.map(({ event_id }) => event_id).sort()
    },
  }
}

/** Lists have no bodies. */
export type ListedEvent = Omit<EventRecord, 'body'>

const listedEvent = {
  id: true,
  type: true,
  status: true,
  attempts_count: true,
  related_object_ids: true,
  created_at: true,
  last_attempt_at: true,
  next_attempt_at: true,
} as const
const listedEventColumns = columnsOf<ListedEvent>(listedEvent)
const eventColumns = columnsOf<EventRecord>({ ...listedEvent, body: true })

const eventStatements = (db: Queryable, { partnerId, mode }: PartnerScope) => {
  const inScope = sql`partner_id = ${partnerId} AND mode = ${mode}`
  return {
    addEvent: (id: string, type: string, body: unknown, now: Date) =>
      db.query(
        sql`INSERT INTO webhook_events (partner_id, mode, id, type, body, next_attempt_at, created_at)
            VALUES (${partnerId}, ${mode}, ${id}, ${type}, ${JSON.stringify(body)}::jsonb, ${now.toISOString()}, ${now.toISOString()})`,
      ),
    event: (id: string) =>
      one<EventRecord>(db, sql`SELECT ${eventColumns} FROM webhook_events WHERE ${inScope} AND id = ${id}`),
    events({ cursor, page_size = 25, ...filter }: WebhookEventFilter & PageQuery) {
      return queryPage<ListedEvent>(db, {
        select: sql`SELECT ${listedEventColumns} FROM webhook_events`,
        conditions: [inScope, ...conditionsOf(webhookEventConditions, filter)],
        ...newestFirst('created_at'),
        cursor,
        size: page_size,
        listKey: ['webhook_events', partnerId, mode, cursorKey(filter)],
      })
    },
  }
}

/** All statements of webhooks, each limited to partner and mode. */
export const webhookStore = (db: Queryable, scope: PartnerScope) => ({
  ...endpointStatements(db, scope),
  ...eventStatements(db, scope),
  ...deliveryStore(db, scope),
})
