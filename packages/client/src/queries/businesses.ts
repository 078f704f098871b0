import type { components, operations } from '@partner-dashboard/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { unwrap } from '../transport/unwrap'
import { scopeKey } from './scopeKey'

export type BusinessRow = components['schemas']['BusinessRow']
export type BusinessDetails = components['schemas']['BusinessDetails']
export type BusinessActivity = components['schemas']['BusinessActivity']
export type BusinessStatus = components['schemas']['BusinessStatus']
export type IncorporationType = components['schemas']['IncorporationType']
export type Application = components['schemas']['Application']
export type ApplicationStatus = components['schemas']['ApplicationStatus']
export type ApplicationStep = components['schemas']['ApplicationStep']
export type Region = components['schemas']['Region']

/** Filters, sort order and pagination of businesses. Source: `listBusinessRows`. */
export type BusinessListQuery = NonNullable<operations['listBusinessRows']['parameters']['query']>
export type BusinessFilter = NonNullable<operations['countBusinessRows']['parameters']['query']>

const root = (api: Api) => [...scopeKey(api), 'businesses'] as const

export const businessList = (api: Api, query: BusinessListQuery) =>
  queryOptions({
    queryKey: [...root(api), 'list', query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/partner_dashboard/businesses_page/businesses_table_rows', { params: { query }, signal })),
  })

export const businessCount = (api: Api, filter: BusinessFilter) =>
  queryOptions({
    queryKey: [...root(api), 'count', filter] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.http.GET('/partner_dashboard/businesses_page/count', { params: { query: filter }, signal })))
        .count,
  })

export const businessDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...root(api), 'detail', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/partner_dashboard/get_business_details/{id}', { params: { path: { id } }, signal })),
    // No request without a business (specification, section 5).
    enabled: id !== '',
  })

export const businessApplicationList = (api: Api, id: string, query: { cursor?: string; offer_id?: string }) =>
  queryOptions({
    queryKey: [...root(api), 'applications', id, query] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/partner_dashboard/business_details_page/{id}/applications', {
          params: { path: { id }, query },
          signal,
        }),
      ),
    enabled: id !== '',
  })
