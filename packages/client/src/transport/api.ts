import type { paths } from '@partner-dashboard/contract'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { idempotent } from './idempotency'
import { inTime, type Send } from './inTime'
import { type Scope, scopeHeaders } from './scope'
import { traced } from './trace'

/** Typed requests within one scope. Query options take the whole object, so keys and headers can't differ. */
export interface Api {
  readonly http: Client<paths>
  readonly scope: Scope
  /** Part of query keys; changes with the signed-in user. */
  readonly userId: string
  /** Base of relative URLs in responses. */
  readonly baseUrl: string
  /** Replaces fetch in requests that don't use `http`. */
  readonly send?: Send
}

export interface ApiOptions {
  baseUrl: string
  scope: Scope
  userId: string
  /** Returns a valid access token, exchanging it again if it's stale; null sends the request without one. */
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
