import type { components, operations } from '@partner-dashboard/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { unwrap } from '../transport/unwrap'
import { scopeKey } from './scopeKey'

export type ApplicationRow = components['schemas']['ApplicationRow']
export type OfferRow = components['schemas']['OfferRow']
export type OfferStatus = components['schemas']['OfferStatus']
export type PaymentPlanStatus = components['schemas']['PaymentPlanStatus']
export type FundedProductTotal = components['schemas']['FundedProductTotal']
export type DelinquencyBucket = components['schemas']['DelinquencyBucket']
export type ProductActivity = components['schemas']['ProductActivity']

type Query<TId extends keyof operations> = NonNullable<operations[TId]['parameters']['query']>
/** Filters, sort order and pagination. */
export type FundedProductListQuery = Query<'listFundedProductRows'>
export type FundedProductFilter = Query<'countFundedProductRows'>
export type ApplicationListQuery = Query<'listApplicationRows'>
export type ApplicationFilter = Query<'countApplicationRows'>
export type OfferListQuery = Query<'listOfferRows'>
export type OfferFilter = Query<'countOfferRows'>

const root = (api: Api) => [...scopeKey(api), 'capital'] as const

export const fundedProductList = (api: Api, query: FundedProductListQuery) =>
  queryOptions({
    queryKey: [...root(api), 'funded-products', 'list', query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/partner_dashboard/capital_tab/funded_products_table_rows', { params: { query }, signal })),
  })

export const fundedProductCount = (api: Api, filter: FundedProductFilter) =>
  queryOptions({
    queryKey: [...root(api), 'funded-products', 'count', filter] as const,
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.http.GET('/partner_dashboard/capital_tab/funded_products/count', { params: { query: filter }, signal }),
        )
      ).count,
  })

/** Totals of the filtered products, one per currency. */
export const fundedProductTotals = (api: Api, filter: FundedProductFilter) =>
  queryOptions({
    queryKey: [...root(api), 'funded-products', 'totals', filter] as const,
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.http.GET('/partner_dashboard/capital_tab/funded_products/totals', { params: { query: filter }, signal }),
        )
      ).results,
  })

export const applicationList = (api: Api, query: ApplicationListQuery) =>
  queryOptions({
    queryKey: [...root(api), 'applications', 'list', query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/partner_dashboard/capital_tab/applications_table_rows', { params: { query }, signal })),
  })

export const applicationCount = (api: Api, filter: ApplicationFilter) =>
  queryOptions({
    queryKey: [...root(api), 'applications', 'count', filter] as const,
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.http.GET('/partner_dashboard/capital_tab/applications/count', { params: { query: filter }, signal }),
        )
      ).count,
  })

export const offerList = (api: Api, query: OfferListQuery) =>
  queryOptions({
    queryKey: [...root(api), 'offers', 'list', query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/partner_dashboard/capital_tab/offers_table_rows', { params: { query }, signal })),
  })

export const offerCount = (api: Api, filter: OfferFilter) =>
  queryOptions({
    queryKey: [...root(api), 'offers', 'count', filter] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.http.GET('/partner_dashboard/capital_tab/offers/count', { params: { query: filter }, signal })))
        .count,
  })
