import type { components, operations } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { notCached, pollWhile, referencePolicy } from './policy'
import { refreshing } from './refreshing'
import { scopeKey } from './scopeKey'
import { shownOnce } from './shownOnce'

export type ApiRequest = components['schemas']['ApiRequest']
export type ApiRequestDetails = components['schemas']['ApiRequestDetails']
export type CreateWebhookEndpointRequest = components['schemas']['CreateWebhookEndpointRequest']
export type DeliveryAttempt = components['schemas']['DeliveryAttempt']
export type DeliveryAttemptPage = components['schemas']['DeliveryAttemptPage']
export type DeliveryStatus = components['schemas']['DeliveryStatus']
export type ErrorGroup = components['schemas']['ErrorGroup']
export type Health = components['schemas']['Health']
export type Recovery = components['schemas']['Recovery']
export type ResendEventRequest = components['schemas']['ResendEventRequest']
export type UpdateWebhookEndpointRequest = components['schemas']['UpdateWebhookEndpointRequest']
export type WebhookDelivery = components['schemas']['WebhookDelivery']
export type WebhookEndpoint = components['schemas']['WebhookEndpoint']
export type WebhookEventType = components['schemas']['WebhookEventType']
export type WebhookEndpointWithSecret = components['schemas']['WebhookEndpointWithSecret']
export type WebhookEvent = components['schemas']['WebhookEvent']
export type WebhookEventInfo = components['schemas']['WebhookEventInfo']

type Query<TId extends keyof operations> = NonNullable<operations[TId]['parameters']['query']>
export type ApiRequestQuery = Query<'listApiRequests'>
export type ApiErrorGroupQuery = Query<'listApiErrorGroups'>
export type WebhookEventQuery = Query<'listWebhookEvents'>
export type DeliveryAttemptQuery = Query<'listDeliveryAttempts'>

const apiLogs = (api: Api) => [...scopeKey(api), 'api-logs'] as const
const webhooks = (api: Api) => [...scopeKey(api), 'webhooks'] as const

export const apiRequestList = (api: Api, query: ApiRequestQuery) =>
  queryOptions({
    queryKey: [...apiLogs(api), 'list', query] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/logs/api_request', { params: { query }, signal })),
  })

export const apiRequestDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...apiLogs(api), 'detail', id] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/logs/api_request/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  })

export const apiErrorGroupList = (api: Api, query: ApiErrorGroupQuery) =>
  queryOptions({
    queryKey: [...apiLogs(api), 'error-groups', query] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.http.GET('/logs/api_request_errors', { params: { query }, signal }))).results,
  })

/** The same for all partners, so the key has the user only. */
export const objectIdPrefixList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'object-id-prefixes'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/valid_object_id_prefixes', { signal }))).results,
    ...referencePolicy,
  })

export const webhookEndpointList = (api: Api) =>
  queryOptions({
    queryKey: [...webhooks(api), 'endpoints'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/webhook_endpoints', { signal }))).results,
  })

export const webhookEndpointDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...webhooks(api), 'endpoint', id] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/webhook_endpoints/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  })

/** Returns the secret once. 409 `too_many_endpoints`. */
export const createWebhookEndpoint = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: CreateWebhookEndpointRequest, header) =>
      unwrap(api.http.POST('/webhook_endpoints', { params: { header }, body }), 'endpoint'),
    ),
    ...shownOnce,
    ...refreshing(webhooks(api)),
  })

export const updateWebhookEndpoint = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, changes }: { id: string; changes: UpdateWebhookEndpointRequest }, header) =>
      unwrap(api.http.PATCH('/webhook_endpoints/{id}', { params: { path: { id }, header }, body: changes }), 'id'),
    ),
    // Custom headers may contain tokens.
    ...notCached,
    ...refreshing(webhooks(api)),
  })

export const deleteWebhookEndpoint = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.DELETE('/webhook_endpoints/{id}', { params: { path: { id }, header } })),
    ),
    ...refreshing(webhooks(api)),
  })

/** Returns the new secret once. */
export const rotateWebhookSecret = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.POST('/webhook_endpoints/{id}/rotate_secret', { params: { path: { id }, header } }), 'endpoint'),
    ),
    ...shownOnce,
    ...refreshing(webhooks(api)),
  })

export const webhookEventList = (api: Api, query: WebhookEventQuery) =>
  queryOptions({
    queryKey: [...webhooks(api), 'events', query] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/webhook_logs/events', { params: { query }, signal })),
  })

export const webhookEventDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...webhooks(api), 'event', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/webhook_logs/event_info/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  })

export const deliveryAttemptList = (api: Api, query: DeliveryAttemptQuery) =>
  queryOptions({
    queryKey: [...webhooks(api), 'attempts', query] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/webhook_logs/delivery_attempts', { params: { query }, signal })),
    enabled: query.event_id !== '',
  })

export const resendWebhookEvent = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: ResendEventRequest, header) =>
      unwrap(api.http.POST('/webhook_logs/resend_event', { params: { header }, body }), 'id'),
    ),
    ...refreshing(webhooks(api)),
  })

export const sendTestEvent = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.POST('/webhook_endpoints/{id}/test', { params: { path: { id }, header } }), 'id'),
    ),
    ...refreshing(webhooks(api)),
  })

/** Number of failed deliveries since a time, and of those queued again. */
export const recoverableCount = (api: Api, { id, since }: { id: string; since: string }) =>
  queryOptions({
    queryKey: [...webhooks(api), 'recoverable', id, since] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/webhook_endpoints/{id}/recover', { params: { path: { id }, query: { since } }, signal })),
    enabled: id !== '' && since !== '',
    ...pollWhile(({ waiting_count }: Recovery) => waiting_count > 0),
  })

export const recoverDeliveries = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, since }: { id: string; since: string }, header) =>
      unwrap(
        api.http.POST('/webhook_endpoints/{id}/recover', { params: { path: { id }, header }, body: { since } }),
        'failed_count',
      ),
    ),
    ...refreshing(webhooks(api)),
  })
