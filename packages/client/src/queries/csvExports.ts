import type { components, operations } from '@partner-dashboard/contract'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { asFile, unwrapFile } from '../transport/download'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { notCached, pollPagesWhile, pollWhile } from './policy'
import { refreshing } from './refreshing'
import { scopeKey } from './scopeKey'

export type CsvExport = components['schemas']['CsvExport']
export type CsvExportRequest = components['schemas']['CsvExportRequest']
export type ExportKind = components['schemas']['ExportKind']
export type IngestionStatus = components['schemas']['IngestionStatus']
export type CsvQuery = NonNullable<operations['downloadCsv']['parameters']['query']>

const root = (api: Api) => [...scopeKey(api), 'csv-exports'] as const
const isProcessing = ({ status }: { status: IngestionStatus }) => status === 'processing'

/** Exports a filtered list. Source: `downloadCsv`. */
export const downloadCsv = (api: Api) =>
  mutationOptions({
    mutationFn: (query: CsvQuery) =>
      unwrapFile(
        api.http.GET('/partner_dashboard/capital_tab/csv_export', { params: { query }, ...asFile }),
        `${query.kind}.csv`,
      ),
    ...notCached,
  })

/** For large lists, created in the background. `csvExportDetail` returns its progress. */
export const startCsvExport = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: CsvExportRequest, header) =>
      unwrap(api.http.POST('/partner_dashboard/capital_tab/csv_export', { params: { header }, body }), 'id'),
    ),
    ...refreshing(root(api)),
  })

/** Exports of the last seven days, newest first, page by page. */
export const csvExportList = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...root(api), 'list'] as const,
    queryFn: ({ signal, pageParam: cursor }) =>
      unwrap(api.http.GET('/partner_dashboard/capital_tab/csv_exports', { params: { query: { cursor } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...pollPagesWhile(isProcessing),
  })

export const csvExportDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...root(api), 'detail', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/partner_dashboard/capital_tab/csv_exports/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
    ...pollWhile(isProcessing),
  })

/** File of a completed export; 409 until then. */
export const downloadCsvExport = (api: Api) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) =>
      unwrapFile(
        api.http.GET('/partner_dashboard/capital_tab/csv_exports/{id}/file', { params: { path: { id } }, ...asFile }),
        'export.csv',
      ),
    ...notCached,
  })
