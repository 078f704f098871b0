import type { paths } from '@partner-dashboard/contract'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { idempotent } from './idempotency'
import { inTime, type Send } from './inTime'
import { type Scope, scopeHeaders } from './scope'
import { traced } from './trace'

/** The typed calls of the contract within one scope. Query options take it whole, so that keys and headers cannot differ. */
export interface Api {
  readonly http: Client<paths>
  readonly scope: Scope
  /** Whose cached data this is; changes with the signed-in user. */
  readonly userId: string
  /** Addresses in answers are meant from here. */
  readonly baseUrl: string
  /** What sends in place of the browser, for calls that do not go through `http`. */
  readonly send?: Send
}

export interface ApiOptions {
  baseUrl: string
  scope: Scope
  userId: string
  /** A valid access token, exchanged anew where the last one is stale; null sends the call without one. */
  accessToken: () => Promise<string | null>
  /** For tests. */
  fetch?: Send
}

export function createApi({ baseUrl, scope, userId, accessToken, fetch }: ApiOptions): Api {
  const http = createClient<paths>({
    baseUrl,
    fetch: inTime(fetch),
    headers: { Accept: 'application/json, application/problem+json' },
    // Arrays without indexes (specification, section 7): status=a&status=b.
    querySerializer: { array: { style: 'form', explode: true } },
  })
  http.use(traced, bearer(accessToken), scoped(scope), idempotent)
  return { http, scope, userId, baseUrl, send: fetch }
}

const bearer = (accessToken: ApiOptions['accessToken']): Middleware => ({
  async onRequest({ request }) {
    const token = await accessToken()
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`)
    return request
  },
})

const scoped = (scope: Scope): Middleware => ({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(scopeHeaders(scope))) request.headers.set(name, value)
    return request
  },
})
