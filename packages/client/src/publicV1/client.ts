import type { paths } from '@partner-dashboard/contract/public-v1'
import createFetchClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type MaybeOptionalInit,
  type Middleware,
} from 'openapi-fetch'
import { ApiError, fromResponse } from '../transport/errors'
import { inTime, type Send } from '../transport/inTime'
import { type RetryPolicy, withRetries } from './retry'

export interface ClientOptions {
  /** Secret key of one partner and mode. Keep it on your server. Throws if it's missing, such as an unset environment variable. */
  apiKey: string | undefined
  /** URL of the API with its version, such as `https://dashboard.example.com/api/v1`. Throws if it's missing. */
  baseUrl: string | undefined
  /** Dated version of the API, such as `2026-11-01`. Defaults to the version of the key. */
  apiVersion?: string
  retries?: RetryPolicy
  /** Replaces the global `fetch`, for tests and proxies. */
  fetch?: Send
}

type Method = 'get' | 'post' | 'patch'
type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>
type Init<Path extends keyof paths, M extends Method> = MaybeOptionalInit<paths[Path], M>
type Args<Path extends keyof paths, M extends Method> =
  undefined extends Init<Path, M> ? [options?: Init<Path, M>] : [options: Init<Path, M>]
/** Body of a successful response. */
export type ResponseOf<Path extends keyof paths, M extends Method> = NonNullable<
  FetchResponse<NonNullable<paths[Path][M]>, object, 'application/json'>['data']
>
type ListPath = {
  [Path in PathOf<'get'>]: ResponseOf<Path, 'get'> extends { results: unknown[] } ? Path : never
}[PathOf<'get'>]
type RowOf<Path extends ListPath> = ResponseOf<Path, 'get'> extends { results: (infer Row)[] } ? Row : never

export interface PublicClient {
  get<Path extends PathOf<'get'>>(path: Path, ...args: Args<Path, 'get'>): Promise<ResponseOf<Path, 'get'>>
  /** Sends an `Idempotency-Key`, so a retry never has a second effect. Pass your own header to repeat a call after a restart. */
  post<Path extends PathOf<'post'>>(path: Path, ...args: Args<Path, 'post'>): Promise<ResponseOf<Path, 'post'>>
  patch<Path extends PathOf<'patch'>>(path: Path, ...args: Args<Path, 'patch'>): Promise<ResponseOf<Path, 'patch'>>
  /** Every row of a list, fetched page by page as you consume it. */
  iterate<Path extends ListPath>(path: Path, ...args: Args<Path, 'get'>): AsyncGenerator<RowOf<Path>, void, undefined>
}

interface AnyOptions {
  params?: { query?: Record<string, unknown> }
}
interface AnyPage {
  results: unknown[]
  next: string | null
}

/** A client of the public API for servers and browsers; every failed call throws an `ApiError`. */
export function createClient({ apiKey, baseUrl, apiVersion, retries, fetch }: ClientOptions): PublicClient {
  if (!apiKey) throw new TypeError('The apiKey of the client is missing.')
  if (!baseUrl) throw new TypeError('The baseUrl of the client is missing.')
  const send = withRetries(inTime(fetch), retries)
  const http = createFetchClient<paths>({
    baseUrl,
    fetch: (request) =>
      send(request).catch((cause: unknown) => {
        throw unanswered(cause, request.signal)
      }),
    headers: {
      Accept: 'application/json, application/problem+json',
      Authorization: `Bearer ${apiKey}`,
      ...(apiVersion && { 'Api-Version': apiVersion }),
    },
    querySerializer: { array: { style: 'form', explode: true } },
  })
  http.use(idempotent)

  async function call(method: Method, path: string, options: unknown): Promise<unknown> {
    // The public methods are typed by the contract; here they all share one implementation.
    const request = http.request as unknown as (
      ...args: unknown[]
    ) => Promise<FetchResponse<object, object, 'application/json'>>
    const { data, error, response } = await request(method, path, options).catch((cause: unknown) => {
      throw cause instanceof SyntaxError
        ? new ApiError({ kind: 'server', message: "The response isn't valid JSON." })
        : cause
    })
    if (!response.ok) throw fromResponse(response, error)
    return data
  }

  async function* iterate(path: string, options: AnyOptions = {}) {
    let cursor = options.params?.query?.cursor
    do {
      const query = { ...options.params?.query, cursor }
      const page = (await call('get', path, { ...options, params: { ...options.params, query } })) as AnyPage
      // Mock servers return the same page for every cursor, which would never end.
      if (page.next !== null && page.next === cursor)
        throw new ApiError({ kind: 'server', message: 'The list returned the cursor of the request again.' })
      yield* page.results
      cursor = page.next
    } while (typeof cursor === 'string')
  }

  const methods = {
    get: (path: string, options?: unknown) => call('get', path, options),
    post: (path: string, options?: unknown) => call('post', path, options),
    patch: (path: string, options?: unknown) => call('patch', path, options),
    iterate,
  }
  return methods as unknown as PublicClient
}

const idempotent: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET' || request.headers.has('Idempotency-Key')) return undefined
    request.headers.set('Idempotency-Key', crypto.randomUUID())
    return request
  },
}

function unanswered(cause: unknown, signal: AbortSignal): unknown {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  if (signal.aborted && !isTimeout) return cause
  const error = isTimeout
    ? new ApiError({ kind: 'unanswered', message: 'The request timed out.' })
    : new ApiError({ kind: 'offline', message: 'The connection failed before the response was complete.' })
  error.cause = cause
  return error
}
