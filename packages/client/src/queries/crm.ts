import type { components, operations } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { notCached, pollWhile } from './policy'
import { refreshing, replacing, untilDone } from './refreshing'
import { scopeKey } from './scopeKey'

export type ConnectCrmRequest = components['schemas']['ConnectCrmRequest']
export type CrmAttempt = components['schemas']['CrmAttempt']
export type CrmEvent = components['schemas']['CrmEvent']
export type CrmEventInfo = components['schemas']['CrmEventInfo']
export type CrmIntegration = components['schemas']['CrmIntegration']
export type CrmSync = components['schemas']['CrmSync']
export type CrmSyncMode = components['schemas']['CrmSyncMode']
export type CrmSyncStatus = components['schemas']['CrmSyncStatus']
export type CrmVendor = components['schemas']['CrmVendor']

export type CrmEventQuery = NonNullable<operations['listCrmEvents']['parameters']['query']>
export type CrmAttemptQuery = operations['listCrmAttempts']['parameters']['query']

const root = (api: Api) => [...scopeKey(api), 'crm'] as const

export const crmIntegration = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'integration'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/crm/integration', { signal })),
  })

/** Replaces the current connection. 409 `crm_not_configured`. */
export const connectCrm = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: ConnectCrmRequest, header) =>
      unwrap(api.http.POST('/crm/integration', { params: { header }, body }), 'vendor'),
    ),
    ...notCached,
    ...refreshing(root(api)),
  })

export const disconnectCrm = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) => unwrap(api.http.DELETE('/crm/integration', { params: { header } }))),
    ...refreshing(root(api)),
  })

export const crmEventList = (api: Api, query: CrmEventQuery) =>
  queryOptions({
    queryKey: [...root(api), 'events', query] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/crm/events', { params: { query }, signal })),
  })

export const crmEventDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...root(api), 'event', id] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/crm/event_info/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  })

export const crmAttemptList = (api: Api, query: CrmAttemptQuery) =>
  queryOptions({
    queryKey: [...root(api), 'attempts', query] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/crm/attempts', { params: { query }, signal })),
    enabled: query.event_id !== '',
  })

/** 409 `crm_not_connected`. */
export const resendCrmEvent = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: { event_id: string }, header) =>
      unwrap(api.http.POST('/crm/resend', { params: { header }, body }), 'id'),
    ),
    ...refreshing(root(api)),
  })

const isSyncing = ({ status }: CrmSync) => status === 'syncing'

/** The latest sync, polled while it's running. */
export const crmSync = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'sync'] as const,
    queryFn: untilDone(root(api), isSyncing, (signal) => unwrap(api.http.GET('/crm/sync', { signal }))),
    ...pollWhile(isSyncing),
  })

/** 409 `sync_running`, 409 `crm_not_connected`. */
export const triggerCrmSync = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) =>
      unwrap(api.http.POST('/crm/trigger_sync', { params: { header } }), 'id'),
    ),
    ...refreshing(root(api)),
  })

/** A switch to push starts a sync. */
export const setCrmSync = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: { sync_mode: CrmSyncMode }, header) =>
      unwrap(api.http.POST('/crm/sync', { params: { header }, body }), 'vendor'),
    ),
    ...replacing(crmIntegration(api).queryKey, root(api)),
  })
