import type { components, operations } from '@partner-dashboard/contract'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { asFile, unwrapFile } from '../transport/download'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { notCached, pollPagesWhile, referencePolicy } from './policy'
import { refreshing, replacingItem } from './refreshing'
import { scopeKey } from './scopeKey'

export type Report = components['schemas']['Report']
export type ReportColumn = components['schemas']['ReportColumn']
export type ReportFrequency = components['schemas']['ReportFrequency']
export type ReportKind = components['schemas']['ReportKind']
export type ReportRow = components['schemas']['ReportRow']
export type ReportRun = components['schemas']['ReportRun']
export type ReportRunRequest = components['schemas']['ReportRunRequest']
export type ReportSchedule = components['schemas']['ReportSchedule']
export type ReportScheduleChange = components['schemas']['ReportScheduleChange']
export type ReportRows = components['schemas']['ReportRows']
export type ReportScheduleRequest = components['schemas']['ReportScheduleRequest']
export type ReportTotal = components['schemas']['ReportTotal']

/** Period and pagination. */
export type ReportRowsQuery = NonNullable<operations['listReportRows']['parameters']['query']>
/** Period and columns of a file. */
export type ReportFileQuery = NonNullable<operations['downloadReport']['parameters']['query']>

const root = (api: Api) => [...scopeKey(api), 'reports'] as const
const runs = (api: Api) => [...root(api), 'runs'] as const
const schedules = (api: Api) => [...root(api), 'schedules'] as const
const isProcessing = ({ status }: ReportRun) => status === 'processing'

export const reportList = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'list'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/reports', { signal }))).results,
    ...referencePolicy,
  })

export const reportRowList = (api: Api, kind: ReportKind, query: ReportRowsQuery) =>
  queryOptions({
    queryKey: [...root(api), 'rows', kind, query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/reports/{kind}/rows', { params: { path: { kind }, query }, signal })),
  })

/** Exports a report. Source: `downloadReport`. */
export const downloadReport = (api: Api) =>
  mutationOptions({
    mutationFn: ({ kind, query }: { kind: ReportKind; query: ReportFileQuery }) =>
      unwrapFile(api.http.GET('/reports/{kind}/file', { params: { path: { kind }, query }, ...asFile }), `${kind}.csv`),
    ...notCached,
  })

/** Report files, newest first, page by page, polled while one is processing. */
export const reportRunList = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...runs(api), 'list'] as const,
    queryFn: ({ signal, pageParam: cursor }) =>
      unwrap(api.http.GET('/report_runs', { params: { query: { cursor } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...pollPagesWhile(isProcessing),
  })

export const startReportRun = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: ReportRunRequest, header) =>
      unwrap(api.http.POST('/report_runs', { params: { header }, body }), 'id'),
    ),
    ...refreshing(runs(api)),
  })

/** File of a completed report; 409 until then. */
export const downloadReportRun = (api: Api) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) =>
      unwrapFile(api.http.GET('/report_runs/{id}/file', { params: { path: { id } }, ...asFile }), 'report.csv'),
    ...notCached,
  })

export const reportScheduleList = (api: Api) =>
  queryOptions({
    queryKey: [...schedules(api), 'list'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/report_schedules', { signal }))).results,
  })

export const createReportSchedule = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: ReportScheduleRequest, header) =>
      unwrap(api.http.POST('/report_schedules', { params: { header }, body }), 'id'),
    ),
    ...refreshing(schedules(api)),
  })

/** Changes the given fields. 422 `unknown_user`, `unknown_column`. */
export const updateReportSchedule = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, change }: { id: string; change: ReportScheduleChange }, header) =>
      unwrap(api.http.PATCH('/report_schedules/{id}', { params: { header, path: { id } }, body: change }), 'id'),
    ),
    ...replacingItem<ReportSchedule>(schedules(api)),
  })

export const deleteReportSchedule = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.DELETE('/report_schedules/{id}', { params: { header, path: { id } } })),
    ),
    ...refreshing(schedules(api)),
  })
