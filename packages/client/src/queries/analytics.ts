import type { components } from '@partner-dashboard/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { type CubeQuery, loadCube, loadCubeMeta, notAnswered } from '../transport/cube'
import { ApiError } from '../transport/errors'
import { unwrap } from '../transport/unwrap'
import { defaultPolicy, referencePolicy } from './policy'
import { scopeKey } from './scopeKey'

export type QueryToken = components['schemas']['QueryToken']
export type { CubeQuery, CubeResult } from '../transport/cube'

const root = (api: Api) => [...scopeKey(api), 'analytics'] as const

/** Valid for 15 minutes and replaced after 12, counted in the browser, so clocks don't have to match. */
export const queryToken = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'query-token'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/analytics/query_token', { signal })),
    staleTime: 12 * 60_000,
  })

/** Result of an analytics query. Source: `loadCubeQuery`. */
export const cubeResult = (api: Api, query: CubeQuery) =>
  queryOptions({
    queryKey: [...root(api), 'cube', query] as const,
    queryFn: ({ client, signal }) => withToken(api, client, (token) => loadCube(api, token, query, signal)),
    retry: (failures, error) =>
      !(error instanceof ApiError && error.code === notAnswered) && defaultPolicy.retry(failures, error),
  })

/** Members that queries can use. */
export const cubeMeta = (api: Api) =>
  queryOptions({
    queryKey: [...root(api), 'cube-meta'] as const,
    queryFn: async ({ client, signal }) =>
      (await withToken(api, client, (token) => loadCubeMeta(api, token, signal))).cubes,
    ...referencePolicy,
  })

/** A rejected token is replaced once, because the service's key may have changed. */
async function withToken<TData>(api: Api, client: QueryClient, run: (token: QueryToken) => Promise<TData>) {
  try {
    return await run(await client.fetchQuery(queryToken(api)))
  } catch (cause) {
    // Cube rejects tokens with 403.
    if (!(cause instanceof ApiError) || !['unauthenticated', 'forbidden'].includes(cause.kind)) throw cause
    return run(await client.fetchQuery({ ...queryToken(api), staleTime: 0 }))
  }
}
