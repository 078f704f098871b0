import type { components } from '@partner-dashboard/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { unwrap } from '../transport/unwrap'
import { configurationPolicy } from './policy'

export type Partner = components['schemas']['Partner']
export type PartnerConfig = components['schemas']['PartnerConfig']
export type Organization = components['schemas']['Organization']
export type ProductType = components['schemas']['ProductType']

// The key has the user instead of the scope, so selecting a partner doesn't refetch.

/** Partners that the session can access, by name. Source: `listPartners`. */
export const partnerList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'partners'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partners', { signal }))).results,
    ...configurationPolicy,
  })

/** Organization of an organization user; empty for partner users. Source: `listOrganizations`. */
export const organizationList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'organizations'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partner/organizations', { signal }))).results,
    ...configurationPolicy,
  })

/** Configurations of all partners that the session can access. Source: `listPartnerConfigs`. */
export const partnerConfigList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'partner-configs', api.scope.partnerId] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partner/configs', { signal }))).results,
    ...configurationPolicy,
  })
