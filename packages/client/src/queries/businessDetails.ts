import type { components, operations } from '@partner-dashboard/contract'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { asFile, unwrapFile } from '../transport/download'
import { unwrap } from '../transport/unwrap'
import { notCached } from './policy'
import { scopeKey } from './scopeKey'

export type BankAccount = components['schemas']['BankAccount']
export type BusinessInfo = components['schemas']['BusinessInfo']
export type BusinessMetadataStatus = components['schemas']['BusinessMetadataStatus']
export type DailySalesRecord = components['schemas']['DailySalesRecord']
export type FundedProduct = components['schemas']['FundedProduct']
export type FundedProductDetails = components['schemas']['FundedProductDetails']
export type Offer = components['schemas']['Offer']
export type Owner = components['schemas']['Owner']
export type OwnerAuth = components['schemas']['OwnerAuth']
export type Payment = components['schemas']['Payment']
export type PaymentProgress = components['schemas']['PaymentProgress']
export type TimelineEvent = components['schemas']['TimelineEvent']

export type ProductDocumentQuery = operations['downloadProductDocument']['parameters']['query']

/** Pagination of a list of one business. */
export type BusinessPageQuery = NonNullable<operations['listBusinessOffers']['parameters']['query']>
/** Pagination, with a filter by product type. */
export type BusinessFundedProductQuery = NonNullable<operations['listBusinessFundedProducts']['parameters']['query']>
/** Business, period and pagination. Source: `listDailySalesRecords`. */
export type DailySalesQuery = operations['listDailySalesRecords']['parameters']['query']

const root = (api: Api) => [...scopeKey(api), 'businesses'] as const
// No request without a business (specification, section 5).
const whenNamed = (...ids: string[]) => ({ enabled: ids.every((id) => id !== '') })

export const businessBankInfo = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...root(api), 'bank-info', id] as const,
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.http.GET('/partner_dashboard/business_details_page/{id}/bank_info', { params: { path: { id } }, signal }),
        )
      ).results,
    ...whenNamed(id),
  })

export const businessInfo = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...root(api), 'business-info', id] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/partner_dashboard/business_details_page/{id}/business_info', {
          params: { path: { id } },
          signal,
        }),
      ),
    ...whenNamed(id),
  })

export const businessFundedProductList = (api: Api, id: string, query: BusinessFundedProductQuery) =>
  queryOptions({
    queryKey: [...root(api), 'funded-products', id, query] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/partner_dashboard/business_details_page/{id}/funded_products', {
          params: { path: { id }, query },
          signal,
        }),
      ),
    ...whenNamed(id),
  })

export const businessOfferList = (api: Api, id: string, query: BusinessPageQuery) =>
  queryOptions({
    queryKey: [...root(api), 'offers', id, query] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/partner_dashboard/business_details_page/{id}/offers', {
          params: { path: { id }, query },
          signal,
        }),
      ),
    ...whenNamed(id),
  })

export const businessOwnerInfo = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...root(api), 'owner-info', id] as const,
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.http.GET('/partner_dashboard/business_details_page/{id}/owner_info', {
            params: { path: { id } },
            signal,
          }),
        )
      ).results,
    ...whenNamed(id),
  })

export const ownerAuth = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...root(api), 'owner-auth', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/partner_dashboard/business/owner_auth/{id}', { params: { path: { id } }, signal })),
    ...whenNamed(id),
  })

export const fundedProductDetail = (api: Api, id: string, capitalProductId: string) =>
  queryOptions({
    queryKey: [...root(api), 'funded-product-details', id, capitalProductId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/partner_dashboard/business_details_page/{id}/funded_product_details', {
          params: { path: { id }, query: { capital_product_id: capitalProductId } },
          signal,
        }),
      ),
    ...whenNamed(id, capitalProductId),
  })

export const paymentProgress = (api: Api, id: string, capitalProductId: string) =>
  queryOptions({
    queryKey: [...root(api), 'payment-progress', id, capitalProductId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/partner_dashboard/business_details_page/{id}/payment_progress', {
          params: { path: { id }, query: { capital_product_id: capitalProductId } },
          signal,
        }),
      ),
    ...whenNamed(id, capitalProductId),
  })

/** Payments on a funded product, newest first. */
export const productPaymentList = (api: Api, id: string, capitalProductId: string, query: BusinessPageQuery) =>
  queryOptions({
    queryKey: [...root(api), 'payments', id, capitalProductId, query] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/partner_dashboard/business_details_page/{id}/payments', {
          params: { path: { id }, query: { capital_product_id: capitalProductId, ...query } },
          signal,
        }),
      ),
    ...whenNamed(id, capitalProductId),
  })

/** A payment or refund on any product of the business. */
export const paymentDetail = (api: Api, id: string, paymentId: string) =>
  queryOptions({
    queryKey: [...root(api), 'payment', id, paymentId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/partner_dashboard/business_details_page/{id}/payment_details', {
          params: { path: { id }, query: { payment_id: paymentId } },
          signal,
        }),
      ),
    ...whenNamed(id, paymentId),
  })

/** Payoff letter or statement of account of a funded product. */
export const downloadProductDocument = (api: Api, id: string) =>
  mutationOptions({
    mutationFn: (query: ProductDocumentQuery) =>
      unwrapFile(
        api.http.GET('/partner_dashboard/business_details_page/{id}/documents', {
          params: { path: { id }, query },
          ...asFile,
        }),
        `${query.document}.${query.format}`,
      ),
    ...notCached,
  })

/** Events of a business, newest first, page by page. */
export const businessTimeline = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: [...root(api), 'timeline', id] as const,
    queryFn: ({ signal, pageParam: cursor }) =>
      unwrap(
        api.http.GET('/partner_dashboard/business_details_page/{id}/timeline', {
          params: { path: { id }, query: { cursor } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...whenNamed(id),
  })

export const dailySalesList = (api: Api, query: DailySalesQuery) =>
  queryOptions({
    queryKey: [...root(api), 'daily-sales', query] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/businesses/daily_sales_records', { params: { query }, signal })),
    ...whenNamed(query.business_id),
  })

/** Missing data of these businesses. The order of IDs doesn't affect the key. */
export const businessMetadataStatus = (api: Api, ids: readonly string[]) => {
  const sorted = ids.toSorted()
  return queryOptions({
    queryKey: [...root(api), 'metadata-status', sorted] as const,
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.http.GET('/partner_dashboard/business_ids_metadata_status', {
            params: { query: { business_id: sorted } },
            signal,
          }),
        )
      ).results,
    enabled: ids.length > 0,
  })
}
