import type { components, operations } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { asFile, unwrapFile } from '../transport/download'
import { withKey } from '../transport/idempotency'
import { unwrap, unwrapWithETag } from '../transport/unwrap'
import { asCsvUpload, type Upload } from '../transport/upload'
import { notCached, pollWhile, referencePolicy } from './policy'
import { refreshing, replacing, untilDone } from './refreshing'
import { scopeKey } from './scopeKey'
import type { Change } from './settings'

export type BusinessLack = components['schemas']['BusinessLack']
export type DatasetFreshness = components['schemas']['DatasetFreshness']
export type DatasetSchema = components['schemas']['DatasetSchema']
export type DatasetType = components['schemas']['DatasetType']
export type DatasetUpload = components['schemas']['DatasetUpload']
export type IncompleteBusiness = components['schemas']['IncompleteBusiness']
export type RejectedRow = components['schemas']['RejectedRow']
export type ResultGroup = components['schemas']['ResultGroup']
export type S3IngestionConfig = components['schemas']['S3IngestionConfig']
export type S3IngestionConfigsRequest = components['schemas']['S3IngestionConfigsRequest']
export type S3Integration = components['schemas']['S3Integration']
export type S3IntegrationRequest = components['schemas']['S3IntegrationRequest']
export type S3Test = components['schemas']['S3Test']
export type SchemaColumn = components['schemas']['SchemaColumn']
export type ValidationResult = components['schemas']['ValidationResult']

type Query<TId extends keyof operations> = NonNullable<operations[TId]['parameters']['query']>
export type DatasetUploadListQuery = Query<'listDatasetUploads'>
export type IncompleteBusinessQuery = Query<'listIncompleteBusinesses'>
export type RejectedRowQuery = Query<'listRejectedRows'>
/** Dataset, file name and column mapping. Source: `uploadDataset`. */
export type UploadDatasetQuery = Query<'uploadDataset'>
/** Upload, filters and pagination. */
export type UploadResultQuery = Query<'listUploadResults'>

const root = (api: Api) => [...scopeKey(api), 'data-share'] as const
const isProcessing = ({ status }: Pick<DatasetUpload, 'status'>) => status === 'processing'
const isAnyProcessing = ({ results }: { results: readonly DatasetUpload[] }) => results.some(isProcessing)
const whileProcessing = pollWhile(isAnyProcessing)

// Results grow while a file is processed (specification, section 9: one refetches with cache time 0).
const neverCached = { staleTime: 0, gcTime: 0 } as const

/** Shared data and freshness by dataset. */
export const dataShareSummary = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'summary'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/dataingestion/summary', { signal }))).results,
  })

/** Businesses with missing data. */
export const incompleteBusinessList = (api: Api, query: IncompleteBusinessQuery) =>
  queryOptions({
    queryKey: [...root(api), 'incomplete', query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/dataingestion/incomplete_businesses', { params: { query }, signal })),
  })

/** Columns of every dataset. */
export const datasetSchemaList = (api: Api) =>
  queryOptions({
    queryKey: [...scopeKey(api), 'dataset-schemas'] as const,
    queryFn: async ({ signal }) => {
      const { results } = await unwrap(api.http.GET('/dataingestion/schema', { signal }), 'results')
      // Shared by template, mapping and search.
      return results.map((schema) => ({ ...schema, columns: schema.columns ?? [] }))
    },
    ...referencePolicy,
  })

export const datasetUploadList = (api: Api, query: DatasetUploadListQuery) =>
  queryOptions({
    queryKey: [...root(api), 'uploads', 'manual', query] as const,
    // Accepted rows become businesses, owners, accounts and sales, which appear in every area.
    queryFn: untilDone(scopeKey(api), isAnyProcessing, (signal) =>
      unwrap(api.http.GET('/dataset_uploads', { params: { query }, signal })),
    ),
    ...whileProcessing,
  })

export const s3UploadList = (api: Api, query: DatasetUploadListQuery) =>
  queryOptions({
    queryKey: [...root(api), 'uploads', 's3', query] as const,
    queryFn: untilDone(scopeKey(api), isAnyProcessing, (signal) =>
      unwrap(api.http.GET('/dataingestion/s3/dataset_uploads', { params: { query }, signal })),
    ),
    ...whileProcessing,
  })

/** A manual or bucket upload. */
export const datasetUploadDetail = (api: Api, eventId: string) =>
  queryOptions({
    queryKey: [...root(api), 'upload', eventId] as const,
    queryFn: untilDone(scopeKey(api), isProcessing, (signal) =>
      unwrap(api.http.GET('/dataset_uploads/{event_id}', { params: { path: { event_id: eventId } }, signal })),
    ),
    enabled: eventId !== '',
    ...pollWhile(isProcessing),
  })

/** The file is stored immediately and processed in the background. `datasetUploadDetail` returns its progress. 413 above 10 MB. */
export const uploadDataset = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ query, ...upload }: { query: UploadDatasetQuery } & Upload, header) =>
      unwrap(
        api.http.POST('/dataingestion/manual_uploads', { params: { query, header }, ...asCsvUpload(api, upload) }),
        'event_id',
      ),
    ),
    ...notCached,
    // Caches the initial state, so that even a quick completion is noticed.
    ...replacing((upload: DatasetUpload) => datasetUploadDetail(api, upload.event_id).queryKey, root(api)),
  })

/** Errors and warnings of a manual upload. */
export const uploadResultList = (api: Api, query: UploadResultQuery) =>
  queryOptions({
    queryKey: [...root(api), 'results', 'manual', query] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/dataingestion/manual_uploads/dataset_upload_validation_results', { params: { query }, signal }),
      ),
    enabled: query.event_id !== '',
    ...neverCached,
  })

/** Errors and warnings of a bucket upload. */
export const s3UploadResultList = (api: Api, query: UploadResultQuery) =>
  queryOptions({
    queryKey: [...root(api), 'results', 's3', query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/dataingestion/s3/dataset_upload_validation_results', { params: { query }, signal })),
    enabled: query.event_id !== '',
    ...neverCached,
  })

/** Errors and warnings grouped by code and column. */
export const uploadResultGroupList = (api: Api, eventId: string) =>
  queryOptions({
    queryKey: [...root(api), 'result-groups', eventId] as const,
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.http.GET('/dataset_uploads/{event_id}/result_groups', {
            params: { path: { event_id: eventId } },
            signal,
          }),
        )
      ).results,
    enabled: eventId !== '',
    ...neverCached,
  })

export const rejectedRowList = (api: Api, eventId: string, query: RejectedRowQuery) =>
  queryOptions({
    queryKey: [...root(api), 'rejected-rows', eventId, query] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/dataset_uploads/{event_id}/rejected_rows', {
          params: { path: { event_id: eventId }, query },
          signal,
        }),
      ),
    enabled: eventId !== '',
    ...neverCached,
  })

export const downloadRejectedRows = (api: Api) =>
  mutationOptions({
    mutationFn: ({ eventId }: { eventId: string }) =>
      unwrapFile(
        api.http.GET('/dataset_uploads/{event_id}/rejected_rows.csv', {
          params: { path: { event_id: eventId } },
          ...asFile,
        }),
        'rejected-rows.csv',
      ),
    ...notCached,
  })

/** Importer token, valid for one dataset for an hour. */
export const createSchemaImportToken = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: { dataset_type: DatasetType }, header) =>
      unwrap(api.http.POST('/dataingestion/schema_import_token', { params: { header }, body }), 'token'),
    ),
    ...notCached,
  })

export const s3IntegrationList = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 's3-integrations'] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.http.GET('/dataingestion/s3/dataset_integrations', { signal }))).results,
  })

export const connectS3 = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: S3IntegrationRequest, header) =>
      unwrap(api.http.POST('/dataingestion/s3/dataset_integrations', { params: { header }, body }), 'id'),
    ),
    ...notCached,
    ...refreshing(root(api)),
  })

/** Tests the connection. A failed test is a result, not an error. */
export const testS3 = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) =>
      unwrap(api.http.POST('/dataingestion/s3/dataset_integrations/test', { params: { header } }), 'is_ok'),
    ),
    ...refreshing(root(api)),
  })

/** Ingestion settings of each dataset. */
export const s3IngestionConfigList = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 's3-ingestion-configs'] as const,
    queryFn: ({ signal }) => unwrapWithETag(api.http.GET('/dataingestion/s3/dataset_ingestion_configs', { signal })),
  })

export const putS3IngestionConfigs = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ changes, etag }: Change<S3IngestionConfigsRequest>, header) =>
      unwrapWithETag(
        api.http.PUT('/dataingestion/s3/dataset_ingestion_configs', {
          params: { header: { ...header, 'If-Match': etag ?? undefined } },
          body: changes,
        }),
        'results',
      ),
    ),
    ...replacing(s3IngestionConfigList(api).queryKey, root(api)),
  })

/** Fetches new and changed files of all enabled datasets, or of one. 409 `s3_not_connected`. */
export const runS3Ingestion = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: { dataset_type?: DatasetType }, header) =>
      unwrap(api.http.POST('/dataingestion/s3/run_dataset_ingestion', { params: { header }, body }), 'id'),
    ),
    ...refreshing(root(api)),
  })
