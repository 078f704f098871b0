import type { paths } from '@partner-dashboard/contract'
import { type Api, createApi } from '../transport/api'
import { ApiError, type Problem } from '../transport/errors'
import type { Scope } from '../transport/scope'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type MethodsOf<TPath extends keyof paths> = {
  [M in Method]: paths[TPath][M] extends { responses: unknown } ? M : never
}[Method]
type RouteOf<TPath extends keyof paths> = `${Uppercase<MethodsOf<TPath>>} ${TPath}`

/** A route as query modules write it: `GET /partners`. */
export type Route = { [P in keyof paths]: RouteOf<P> }[keyof paths]

type OperationOf<TRoute extends Route> = TRoute extends `${infer M} ${infer P extends keyof paths}`
  ? paths[P][Lowercase<M> & keyof paths[P]]
  : never
type BodyIn<TContent> = TContent[keyof TContent]
type SuccessOf<TOperation> = TOperation extends { responses: infer R }
  ? R[keyof R & (200 | 201 | 202 | 204)] extends { content: infer C }
    ? BodyIn<C>
    : undefined
  : never
type ParametersOf<TOperation> = TOperation extends { parameters: infer P } ? P : never
type RequestBodyOf<TOperation> = TOperation extends { requestBody?: { content: infer C } } ? BodyIn<C> : undefined

/** Input of a request. */
export interface FakeCall<TRoute extends Route = Route> {
  route: TRoute
  path: ParametersOf<OperationOf<TRoute>> extends { path: infer P } ? P : Record<string, never>
  query: ParametersOf<OperationOf<TRoute>> extends { query?: infer Q } ? NonNullable<Q> : Record<string, never>
  body: RequestBodyOf<OperationOf<TRoute>>
  headers: Headers
}

type Answered<TRoute extends Route> = SuccessOf<OperationOf<TRoute>> | Response
type Handler<TRoute extends Route> =
  | Answered<TRoute>
  | ((call: FakeCall<TRoute>) => Answered<TRoute> | Promise<Answered<TRoute>>)

/** Responses by `METHOD /path`: data, an error, or a function of the request. */
export type FakeHandlers = { [TRoute in Route]?: Handler<TRoute> }

export interface FakeApi extends Api {
  /** Requests so far, in order. */
  readonly calls: readonly FakeCall[]
}

const baseUrl = 'http://fake.test/api'

/** An `Api` with these handlers instead of a server, for stories and route tests. A request without a handler fails with its route. */
export function fakeApi(
  handlers: FakeHandlers,
  { scope = { partnerId: null, mode: 'prod' }, userId = 'user_fake' }: { scope?: Scope; userId?: string } = {},
): FakeApi {
  const calls: FakeCall[] = []

  async function answer(request: Request, path: string, params: { path?: unknown; query?: unknown }) {
    const route = `${request.method} ${path}` as Route
    const call = {
      route,
      path: params.path ?? {},
      query: params.query ?? {},
      body: await bodyOf(request),
      headers: request.headers,
    } as FakeCall
    calls.push(call)
    const handler = handlers[route] as Handler<Route> | undefined
    if (!(route in handlers)) throw new ApiError({ kind: 'server', message: `fakeApi has no response for ${route}.` })
    const result = typeof handler === 'function' ? await unlessAborted(handler(call), request.signal) : handler
    if (result instanceof Response) return result.clone()
    if (result === undefined) return new Response(null, { status: 204 })
    // With an ETag, like versioned responses.
    if (typeof result !== 'string') return Response.json(result, { headers: { ETag: '"fake"' } })
    return new Response(result, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
  }

  /** Contract path and parameters by URL. */
  const requests = new Map<string, { path: string; params: { path?: unknown; query?: unknown } }>()
  const api = createApi({
    baseUrl,
    scope,
    userId,
    accessToken: async () => 'fake',
    fetch(request) {
      // Analytics queries bypass the middleware below, because their URL comes with the token.
      const { path, params } = requests.get(request.url) ?? { path: request.url.slice(baseUrl.length), params: {} }
      return answer(request, path, params)
    },
  })
  api.http.use({
    onRequest({ request, schemaPath, params }) {
      requests.set(request.url, { path: schemaPath, params })
    },
  })
  return { ...api, calls }
}

/** An error as the server returns it. */
export function refusal(status: number, problem: Partial<Problem> = {}): Response {
  const { code = 'refused', title = 'Refused', ...rest } = problem
  const body = { type: 'about:blank', title, status, code, request_id: 'req_fake', ...rest } satisfies Problem
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } })
}

/** A response that never arrives, for loading states. */
export const never = (): Promise<never> => new Promise(() => undefined)

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text()
  if (text === '') return undefined
  return request.headers.get('Content-Type')?.startsWith('application/json') ? JSON.parse(text) : text
}

/** Rejects with the signal's reason on abort, like fetch. */
function unlessAborted<TAnswer>(pending: TAnswer | Promise<TAnswer>, signal: AbortSignal): Promise<TAnswer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    Promise.resolve(pending).then(resolve, reject)
  })
}
