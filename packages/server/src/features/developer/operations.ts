import type { components } from '@partner-dashboard/contract'
import { apiRequestStore, type ListedApiRequest } from '../../domain/developer/apiRequestStore'
import type { DeliveryRecord } from '../../domain/developer/deliveryStore'
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  deliverNow,
  rotateSecret,
} from '../../domain/developer/endpoints'
import { objectIdPrefixes } from '../../domain/developer/rules'
import {
  type EndpointRecord,
  type EventRecord,
  type ListedEvent,
  webhookStore,
} from '../../domain/developer/webhookStore'
import type { Context, Operations } from '../../kernel/operation'
import { latestApiVersion } from '../../platform/apiVersions'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'

type Schemas = components['schemas']

const day = 86_400_000
const testType = 'test.ping'
const logs = ({ database, scope }: Context) => apiRequestStore(database, partnerScope(scope))
const webhooks = ({ database, scope }: Context) => webhookStore(database, partnerScope(scope))

const toApiRequest = (record: ListedApiRequest): Schemas['ApiRequest'] => ({
  id: `api_request_${record.id}`,
  request_id: record.request_id,
  method: record.method,
  path: record.path,
  query: record.query,
  status_code: record.status_code,
  status_class: record.status_class,
  duration_ms: record.duration_us / 1000,
  api_key_last4: record.api_key_last4,
  ip_address: record.ip_address,
  user_agent: record.user_agent,
  idempotency_key: record.idempotency_key,
  error_code: record.error_code,
  related_object_ids: record.related_object_ids,
  created_at: record.created_at,
})

const toEndpoint = (record: EndpointRecord): Schemas['WebhookEndpoint'] => ({
  id: `webhook_endpoint_${record.id}`,
  url: record.url,
  description: record.description,
  status: record.status,
  event_types: record.event_types,
  custom_header_names: record.header_names,
  health: record.health,
  stats: { success: record.success, pending: record.pending, failed: record.failed },
  secret_last4: record.secret_last4,
  previous_secret_expires_at: record.previous_secret_expires_at,
  created_at: record.created_at,
  updated_at: record.updated_at,
})

const toEvent = (record: ListedEvent): Schemas['WebhookEvent'] => ({
  id: `event_${record.id}`,
  type: record.type,
  status: record.status,
  attempts_count: record.attempts_count,
  related_object_ids: record.related_object_ids,
  created_at: record.created_at,
  last_attempt_at: record.last_attempt_at,
  next_attempt_at: record.next_attempt_at,
})

/** An attempt in progress changes its delivery only, so the event takes status and next attempt from there. */
function toEventWith(record: ListedEvent, deliveries: DeliveryRecord[]): Schemas['WebhookEvent'] {
  const event = toEvent(record)
  if (event.status !== 'pending' || !deliveries.some(({ status }) => status === 'sending')) return event
  const [next = null] = deliveries.flatMap(({ next_attempt_at }) => next_attempt_at ?? []).sort()
  return { ...event, status: 'sending', next_attempt_at: next }
}

async function endpointOf(context: Context, id: string): Promise<EndpointRecord> {
  const endpoint = await webhooks(context).endpoint(uuidOf(id), context.clock())
  if (!endpoint) throw refuse.notFound()
  return endpoint
}

async function eventOf(context: Context, id: string): Promise<EventRecord> {
  const event = await webhooks(context).event(uuidOf(id))
  if (!event) throw refuse.notFound()
  return event
}

const requireEnabled = ({ status }: EndpointRecord) => {
  if (status === 'disabled') throw refuse.conflict('endpoint_disabled', 'The endpoint is disabled. Enable it first.')
}

export const developerOperations: Pick<
  Operations,
  | 'listApiRequests'
  | 'getApiRequest'
  | 'listApiErrorGroups'
  | 'listObjectIdPrefixes'
  | 'listWebhookEndpoints'
  | 'getWebhookEndpoint'
  | 'createWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookSecret'
  | 'listWebhookEvents'
  | 'getWebhookEvent'
  | 'listDeliveryAttempts'
  | 'resendWebhookEvent'
  | 'sendTestEvent'
  | 'countRecoverable'
  | 'recoverDeliveries'
> = {
  async listApiRequests({ query }, context) {
    const page = await logs(context).page(query)
    return { ...page, results: page.results.map(toApiRequest) }
  },

  async getApiRequest({ path }, context) {
    const record = await logs(context).find(uuidOf(path.id))
    if (!record) throw refuse.notFound()
    const { request_headers, request_body, response_body } = record
    return { request: toApiRequest(record), request_headers, request_body, response_body }
  },

  listApiErrorGroups: async ({ query }, context) => ({ results: await logs(context).groups(query) }),

  listObjectIdPrefixes: async () => ({ results: [...objectIdPrefixes] }),

  async listWebhookEndpoints(_input, context) {
    const endpoints = await webhooks(context).endpoints(context.clock())
    return { results: endpoints.map(toEndpoint), previous: null, next: null }
  },

  getWebhookEndpoint: async ({ path }, context) => toEndpoint(await endpointOf(context, path.id)),

  async createWebhookEndpoint({ body }, context) {
    const { id, secret } = await createEndpoint(context, partnerScope(context.scope), body)
    return { endpoint: toEndpoint(await endpointOf(context, id)), secret }
  },

  async updateWebhookEndpoint({ path, body }, context) {
    await changeEndpoint(context, partnerScope(context.scope), uuidOf(path.id), body)
    return toEndpoint(await endpointOf(context, path.id))
  },

  async deleteWebhookEndpoint({ path }, context) {
    await deleteEndpoint(context, partnerScope(context.scope), uuidOf(path.id))
    return undefined
  },

  async rotateWebhookSecret({ path }, context) {
    const secret = await rotateSecret(context, partnerScope(context.scope), uuidOf(path.id))
    return { endpoint: toEndpoint(await endpointOf(context, path.id)), secret }
  },

  async listWebhookEvents({ query }, context) {
    const page = await webhooks(context).events(query)
    return { ...page, results: page.results.map(toEvent) }
  },

  async getWebhookEvent({ path }, context) {
    const event = await eventOf(context, path.id)
    const deliveries = await webhooks(context).deliveries(event.id)
    return {
      event: toEventWith(event, deliveries),
      body: event.body,
      deliveries: deliveries.map(({ event_id: _, round: __, ...delivery }) => ({
        ...delivery,
        endpoint_id: `webhook_endpoint_${delivery.endpoint_id}`,
      })),
    }
  },

  async listDeliveryAttempts({ query }, context) {
    const event = await eventOf(context, query.event_id)
    const page = await webhooks(context).attempts(event.id, query)
    return {
      ...page,
      results: page.results.map((attempt) => ({
        ...attempt,
        id: `attempt_${attempt.id}`,
        event_id: `event_${attempt.event_id}`,
        endpoint_id: `webhook_endpoint_${attempt.endpoint_id}`,
      })),
    }
  },

  async resendWebhookEvent({ body }, context) {
    const event = await eventOf(context, body.event_id)
    const sentTo = new Set((await webhooks(context).deliveries(event.id)).map(({ endpoint_id }) => endpoint_id))
    // Test events go to their own endpoint, whatever types it subscribes to.
    const isFor = ({ id, event_types }: EndpointRecord) =>
      event.type === testType ? sentTo.has(id) : event_types.length === 0 || event_types.includes(event.type)
    const endpoints = body.endpoint_id
      ? [await endpointOf(context, body.endpoint_id)]
      : (await webhooks(context).endpoints(context.clock())).filter(
          (endpoint) => endpoint.status === 'enabled' && isFor(endpoint),
        )
    if (endpoints.length === 0)
      throw refuse.conflict(
        'no_endpoint',
        'No enabled endpoint subscribes to this event type. Enable or add one first.',
      )
    endpoints.forEach(requireEnabled)
    const endpointIds = endpoints.map(({ id }) => id)
    await deliverNow(context, partnerScope(context.scope), endpointIds, [event.id])
    return toEvent(await eventOf(context, body.event_id))
  },

  async sendTestEvent({ path }, context) {
    const endpoint = await endpointOf(context, path.id)
    requireEnabled(endpoint)
    const eventId = context.ids()
    const now = context.clock()
    const id = `event_${eventId}`
    const data = { id: path.id, message: 'This is a test event.' }
    const body = { id, type: testType, api_version: latestApiVersion, timestamp: now.toISOString(), data }
    await webhooks(context).addEvent(eventId, testType, body, now)
    await deliverNow(context, partnerScope(context.scope), [endpoint.id], [eventId])
    return toEvent(await eventOf(context, id))
  },

  async countRecoverable({ path, query }, context) {
    const endpoint = await endpointOf(context, path.id)
    const failed = await webhooks(context).failedSince(endpoint.id, query.since)
    const waiting_count = await webhooks(context).waitingSince(endpoint.id, query.since)
    return { failed_count: failed.length, recovered_count: 0, waiting_count }
  },

  async recoverDeliveries({ path, body }, context) {
    const endpoint = await endpointOf(context, path.id)
    requireEnabled(endpoint)
    const today = new Date(context.clock()).setUTCHours(0, 0, 0, 0)
    if (Date.parse(body.since) < today - 30 * day) {
      throw refuse.invalid({ in: 'body', pointer: '/since', code: 'range', detail: 'must be at most 30 days ago' })
    }
    const failed = await webhooks(context).failedSince(endpoint.id, body.since)
    await deliverNow(
      context,
      partnerScope(context.scope),
      [endpoint.id],
      failed.map(({ event_id }) => event_id),
    )
    const waiting_count = await webhooks(context).waitingSince(endpoint.id, body.since)
    return { failed_count: failed.length, recovered_count: failed.length, waiting_count }
  },
}
