import { type Api, type CubeQuery, type CubeResult, cubeResult } from '@partner-dashboard/client'
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { AnalyticsRequest } from './analyticsRequest'
import { allQueries, type QueryName } from './queries'

export type AnalyticsResults = Record<QueryName, UseQueryResult<CubeResult>>

/** Runs all queries of the page in parallel and keeps the previous results while loading. */
export function useAnalyticsResults(api: Api, request: AnalyticsRequest): AnalyticsResults {
  const queries = Object.entries(allQueries(request)) as [QueryName, CubeQuery | undefined][]
  const results = useQueries({
    queries: queries.map(([, query]) => ({
      ...cubeResult(api, query ?? {}),
      placeholderData: keepPreviousData,
      enabled: query !== undefined,
    })),
  })
  return Object.fromEntries(queries.map(([name], index) => [name, results[index]])) as AnalyticsResults
}
