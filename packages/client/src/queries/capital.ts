import type { components, operations } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { asFile, unwrapFile } from '../transport/download'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { notKept, pollWhile } from './policy'
import { refreshing } from './refreshing'
import { scopeKey } from './scopeKey'

export type ApplicationRow = components['schemas']['ApplicationRow']
export type CsvExport = components['schemas']['CsvExport']
export type CsvExportRequest = components['schemas']['CsvExportRequest']
export type ExportKind = components['schemas']['ExportKind']
export type IngestionStatus = components['schemas']['IngestionStatus']
export type OfferRow = components['schemas']['OfferRow']
export type OfferStatus = components['schemas']['OfferStatus']
export type PaymentPlanStatus = components['schemas']['PaymentPlanStatus']
export type FundedProductTotal = components['schemas']['FundedProductTotal']
export type ProductActivity = components['schemas']['ProductActivity']

type Query<TId extends keyof operations> = NonNullable<operations[TId]['parameters']['query']>
/** Filter, order and place of a page. */
export type FundedProductListQuery = Query<'listFundedProductRows'>
export type FundedProductFilter = Query<'countFundedProductRows'>
export type ApplicationListQuery = Query<'listApplicationRows'>
export type ApplicationFilter = Query<'countApplicationRows'>
export type OfferListQuery = Query<'listOfferRows'>
export type OfferFilter = Query<'countOfferRows'>
export type CsvQuery = Query<'downloadCsv'>

const root = (api: Api) => [...scopeKey(api), 'capital'] as const
const exportsRoot = (api: Api) => [...root(api), 'csv-exports'] as const
const isProcessing = ({ status }: { status: IngestionStatus }) => status === 'processing'

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

/** The sums of what a filter finds, one line for each currency. */
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

/** What a filter finds, as a file at once. Source: `downloadCsv`. */
export const downloadCsv = (api: Api) =>
  mutationOptions({
    mutationFn: (query: CsvQuery) =>
      unwrapFile(
        api.http.GET('/partner_dashboard/capital_tab/csv_export', { params: { query }, ...asFile }),
        `${query.kind}.csv`,
      ),
    ...notKept,
  })

/** The same for a large list, made in the background; `csvExportDetail` tells its progress. */
export const startCsvExport = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: CsvExportRequest, header) =>
      unwrap(api.http.POST('/partner_dashboard/capital_tab/csv_export', { params: { header }, body })),
    ),
    // Not the area's root: a file changes none of its lists.
    ...refreshing(exportsRoot(api)),
  })

export const csvExportList = (api: Api) =>
  queryOptions({
    queryKey: [...exportsRoot(api), 'list'] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.http.GET('/partner_dashboard/capital_tab/csv_exports', { signal }))).results,
    ...pollWhile((all: readonly CsvExport[]) => all.some(isProcessing)),
  })

export const csvExportDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...exportsRoot(api), 'detail', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/partner_dashboard/capital_tab/csv_exports/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
    ...pollWhile(isProcessing),
  })

/** The file of a completed export; 409 before. */
export const downloadCsvExport = (api: Api) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) =>
      unwrapFile(
        api.http.GET('/partner_dashboard/capital_tab/csv_exports/{id}/file', { params: { path: { id } }, ...asFile }),
        'export.csv',
      ),
    ...notKept,
  })
