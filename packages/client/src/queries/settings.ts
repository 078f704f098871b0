import type { components, operations } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { allRows } from '../transport/allRows'
import type { Api } from '../transport/api'
import { asFile, unwrapFile } from '../transport/download'
import { withKey } from '../transport/idempotency'
import { unwrap, unwrapWithETag } from '../transport/unwrap'
import { notCached, referencePolicy } from './policy'
import { refreshing, replacing } from './refreshing'
import { inBothModes, scopeKey } from './scopeKey'
import { shownOnce } from './shownOnce'

export type AddUserRequest = components['schemas']['AddUserRequest']
export type ApiKey = components['schemas']['ApiKey']
export type ApiKeyWithSecret = components['schemas']['ApiKeyWithSecret']
export type AuditEvent = components['schemas']['AuditEvent']
export type Branding = components['schemas']['Branding']
export type PartnerChanges = components['schemas']['PartnerChanges']
export type PartnerUser = components['schemas']['PartnerUser']
export type Role = components['schemas']['Role']
export type RoleCapabilities = components['schemas']['RoleCapabilities']
export type SupportInfo = components['schemas']['SupportInfo']
export type SupportInfoChanges = components['schemas']['SupportInfoChanges']
export type UpdateUserRequest = components['schemas']['UpdateUserRequest']
export type WidgetConfig = components['schemas']['WidgetConfig']
export type WidgetConfigChanges = components['schemas']['WidgetConfigChanges']

/** Filters and pagination. Source: `listAuditEvents`. */
export type AuditEventQuery = NonNullable<operations['listAuditEvents']['parameters']['query']>
/** Filters. Source: `downloadAuditEvents`. */
export type AuditEventFilter = NonNullable<operations['downloadAuditEvents']['parameters']['query']>
/** Users to delete; deleting yourself requires confirmation. */
export type DeleteUsersQuery = operations['deletePartnerUsers']['parameters']['query']

/** A change and the version it's based on. 412 if the version has changed. */
export interface Change<TChanges> {
  changes: TChanges
  etag: string | null
}

const area = 'settings'
const root = (api: Api) => [...scopeKey(api), area] as const
const everything = (api: Api) => inBothModes(api, area)

export const partnerUserList = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'users'] as const,
    queryFn: ({ signal }) => allRows((query) => unwrap(api.http.GET('/partner/users', { params: { query }, signal }))),
  })

/** Without a partner in the key, because it spans partners. 404 for partner users. */
export const organizationUserList = (api: Api) =>
  queryOptions({
    queryKey: ['organization', api.scope.mode, area, 'organization-users'] as const,
    queryFn: ({ signal }) =>
      allRows((query) => unwrap(api.http.GET('/organization/users', { params: { query }, signal }))),
  })

/** Capabilities of each role. */
export const roleList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, area, 'roles'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partner/roles', { signal }))).results,
    ...referencePolicy,
  })

/** 409 `email_taken`. */
export const addPartnerUser = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: AddUserRequest, header) =>
      unwrap(api.http.POST('/partner/users/v2', { params: { header }, body }), 'id'),
    ),
    ...refreshing(...everything(api)),
  })

/** The version is the user's `etag`. 409 `last_admin`, 409 `confirm_self`. */
export const updatePartnerUser = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ changes, etag }: Change<UpdateUserRequest>, header) =>
      unwrap(
        api.http.PATCH('/partner/users/v2', {
          params: { header: { ...header, 'If-Match': etag ?? undefined } },
          body: changes,
        }),
        'id',
      ),
    ),
    // Changing yourself can change your name and capabilities.
    ...refreshing(...everything(api), [api.userId, 'session']),
  })

/** Deletes all or none. 409 `last_admin`, 409 `confirm_self`. */
export const deletePartnerUsers = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((query: DeleteUsersQuery, header) =>
      unwrap(api.http.DELETE('/partner/delete_users', { params: { query, header } })),
    ),
    ...refreshing(...everything(api)),
  })

export const deleteOrganizationUsers = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((query: DeleteUsersQuery, header) =>
      unwrap(api.http.DELETE('/organization/delete_users', { params: { query, header } })),
    ),
    ...refreshing(['organization', 'prod', area], ['organization', 'sandbox', area]),
  })

/** Of the selected partner, or of the organization as the default of its partners. */
export const branding = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'branding'] as const,
    queryFn: ({ signal }) => unwrapWithETag(api.http.GET('/partner/branding', { signal })),
  })

export const updatePartner = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ changes, etag }: Change<PartnerChanges>, header) =>
      unwrapWithETag(
        api.http.PATCH('/partners', {
          params: { header: { ...header, 'If-Match': etag ?? undefined } },
          body: changes,
        }),
        'display_name',
        'logo',
        'icon',
        'primary_color',
        'accent_color',
      ),
    ),
    // The partner list shows icons.
    ...replacing(branding(api).queryKey, ...everything(api), [api.userId, 'partners']),
  })

export const widgetConfigList = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'widget-configs'] as const,
    queryFn: ({ signal }) => unwrapWithETag(api.http.GET('/partner/widget_configs', { signal })),
  })

/** The version is the list's. */
export const updateWidgetConfig = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ changes, etag }: Change<WidgetConfigChanges>, header) =>
      unwrapWithETag(
        api.http.PATCH('/partner/widget_configs', {
          params: { header: { ...header, 'If-Match': etag ?? undefined } },
          body: changes,
        }),
        'results',
      ),
    ),
    ...replacing(widgetConfigList(api).queryKey, ...everything(api)),
  })

export const supportInfo = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'support-info'] as const,
    queryFn: ({ signal }) => unwrapWithETag(api.http.GET('/platform_tab/partner_support_info', { signal })),
  })

export const updateSupportInfo = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ changes, etag }: Change<SupportInfoChanges>, header) =>
      unwrapWithETag(
        api.http.PATCH('/platform_tab/partner_support_info', {
          params: { header: { ...header, 'If-Match': etag ?? undefined } },
          body: changes,
        }),
        'support_email',
        'support_phone',
        'support_url',
        'hours',
        'languages',
      ),
    ),
    ...replacing(supportInfo(api).queryKey, ...everything(api)),
  })

/** Of the selected partner, or of the organization itself. */
export const signInPolicy = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'sign-in-policy'] as const,
    queryFn: ({ signal }) => unwrapWithETag(api.http.GET('/partner/sign_in_policy', { signal })),
  })

/** 409 `second_factor_missing`. */
export const updateSignInPolicy = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ changes, etag }: Change<components['schemas']['SignInPolicyChanges']>, header) =>
      unwrapWithETag(
        api.http.PATCH('/partner/sign_in_policy', {
          params: { header: { ...header, 'If-Match': etag ?? undefined } },
          body: changes,
        }),
        'requires_second_factor',
      ),
    ),
    ...replacing(signInPolicy(api).queryKey, ...everything(api), [api.userId, 'second-factor']),
  })

/** API keys of the mode; 403 without the capability to read secrets. */
export const apiKeyList = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'api-keys'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partner/api_keys', { signal }))).results,
  })

/** Returns the secret once. 409 `too_many_api_keys`. */
export const createApiKey = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: { name: string }, header) =>
      unwrap(api.http.POST('/partner/api_keys', { params: { header }, body }), 'key'),
    ),
    ...shownOnce,
    ...refreshing(root(api)),
  })

/** Returns the new secret once. 409 `api_key_inactive` or `too_many_api_keys`. */
export const rotateApiKey = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, overlap_hours }: { id: string; overlap_hours: number }, header) =>
      unwrap(
        api.http.POST('/partner/api_keys/{id}/rotate', { params: { path: { id }, header }, body: { overlap_hours } }),
        'key',
      ),
    ),
    ...shownOnce,
    ...refreshing(root(api)),
  })

/** 409 `api_key_inactive`. */
export const revokeApiKey = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.POST('/partner/api_keys/{id}/revoke', { params: { path: { id }, header } }), 'id'),
    ),
    ...refreshing(root(api)),
  })

export const auditEventList = (api: Api, query: AuditEventQuery) =>
  queryOptions({
    queryKey: [...root(api), 'audit-events', query] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/partner/audit_events', { params: { query }, signal })),
  })

/** Exports filtered audit events. */
export const downloadAuditEvents = (api: Api) =>
  mutationOptions({
    mutationFn: (query: AuditEventFilter) =>
      unwrapFile(api.http.GET('/partner/audit_events/csv_export', { params: { query }, ...asFile }), 'audit-log.csv'),
    ...notCached,
  })
