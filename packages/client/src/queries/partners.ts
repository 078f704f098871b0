import type { components } from '@partner-dashboard/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { unwrap } from '../transport/unwrap'
import { configurationPolicy } from './policy'

export type Partner = components['schemas']['Partner']
export type PartnerConfig = components['schemas']['PartnerConfig']
export type Organization = components['schemas']['Organization']
export type ProductType = components['schemas']['ProductType']

// By user, not by scope: which partners there are does not change with the chosen one, and choosing must not ask again.

/** The partners that the session may see, by name. Source: `listPartners`. */
export const partnerList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'partners'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partners', { signal }))).results,
    ...configurationPolicy,
  })

/** The organization of an organization user, no entry for a partner user. Source: `listOrganizations`. */
export const organizationList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'organizations'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partner/organizations', { signal }))).results,
    ...configurationPolicy,
  })

/** The configurations of all partners that the session may see. Source: `listPartnerConfigs`. */
export const partnerConfigList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'partner-configs', api.scope.partnerId] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partner/configs', { signal }))).results,
    ...configurationPolicy,
  })
