import type { components, paths } from '@partner-dashboard/contract'
import createClient from 'openapi-fetch'
import type { Api } from './api'
import { ApiError } from './errors'
import { inTime } from './inTime'
import { scopeHeaders } from './scope'
import { unwrap } from './unwrap'

type QueryToken = components['schemas']['QueryToken']
export type CubeQuery = components['schemas']['CubeQuery']
export type CubeResult = components['schemas']['CubeResult']

interface CubePaths {
  '/load': paths['/analytics/cube/load']
  '/meta': paths['/analytics/cube/meta']
}

/** Error code that isn't worth another five minutes. */
export const notAnswered = 'query_not_answered'

const pauseMs = 1000
const patienceMs = 5 * 60_000

/**
 * Client for the URL of the query token. Our own server gets the scope's headers; a Cube deployment on another origin
 * only gets the token.
 */
function cubeClient({ baseUrl, scope, send }: Api, { token, api_url }: QueryToken) {
  const server = new URL(baseUrl, globalThis.location?.href)
  const service = new URL(api_url, server)
  return createClient<CubePaths>({
    baseUrl: service.href,
    fetch: inTime(send),
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...(service.origin === server.origin ? scopeHeaders(scope) : {}),
    },
  })
}

/** Runs a query. Repeats it while Cube responds with `Continue wait`. */
export async function loadCube(api: Api, token: QueryToken, query: CubeQuery, signal: AbortSignal) {
  const http = cubeClient(api, token)
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pauseMs) {
    const answer: CubeResult | { error: unknown } = await unwrap(http.POST('/load', { body: { query }, signal }))
    if (!('error' in answer)) return { ...answer, data: rowsIn(answer.data) }
    if (answer.error !== 'Continue wait') break
    await pause(signal)
  }
  throw new ApiError({
    kind: 'server',
    code: notAnswered,
    message: "The analytics service didn't respond in time. Try again.",
  })
}

/** Drops null rows. */
const rowsIn = (rows: CubeResult['data'] | null): CubeResult['data'] =>
  Array.isArray(rows) ? rows.filter((row) => row !== null) : []

export const loadCubeMeta = (api: Api, token: QueryToken, signal: AbortSignal) =>
  unwrap(cubeClient(api, token).GET('/meta', { signal }))

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, pauseMs)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
