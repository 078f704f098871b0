import { scopeHeaders } from '@partner-dashboard/client'
import { parseSearch } from '../router/searchCodec'
import { needOf } from '../scope/routeNeeds'
import { scopeOf } from '../scope/scope'
import { readIdentity } from '../session/identity'
import { sessionState } from '../session/sessionState'
import type { StoredIdentity } from '../session/tokenStore'
import { firstCallsOf } from './firstCalls'

/** Responses to requests that were sent before the app started. */
export interface EarlyCalls {
  /** Response to `/config.json`. */
  readonly config: Promise<Response>
  /** Copies of the responses to `/config.json` and the page's first requests; undefined unless all succeed. */
  readonly responses: Promise<readonly Response[] | undefined>
  /**
   * Returns the response to an identical early request, once. Requests that nothing on the first screen waits for are sent after the rows are painted.
   * Undefined for others, which the app sends itself.
   */
  take(request: Request): Promise<Response> | undefined
}

interface EarlyOptions {
  url: URL
  stored: StoredIdentity | null
  send: (request: Request) => Promise<Response>
  now: () => number
  /** Resolves once the browser has nothing left to paint. */
  painted: () => Promise<void>
}

interface Entry {
  isFor: (request: Request) => boolean
  /** Undefined if the app must send the request itself. */
  answer: (request: Request) => Promise<Response | undefined>
}

/** Milliseconds after which responses are dropped: a page that opens later requests again. */
const freshFor = 10_000
const longestWait = 30_000

/**
 * Sends the app's first requests: its configuration, the token exchange of the stored identity and, if the URL determines them, the page's first requests.
 * Errors and failures reach the app as if it had sent the requests itself.
 */
export function startEarlyCalls({ url, stored, send, now, painted }: EarlyOptions): EarlyCalls {
  const startedAt = now()
  const entries = new Set<Entry>()
  let background: { paths: readonly string[]; start: Promise<void> } | undefined
  let responses: EarlyCalls['responses'] | undefined
  const ask = (to: string, init?: RequestInit) =>
    send(new Request(new URL(to, url), { ...init, signal: AbortSignal.timeout(longestWait) }))

  async function startSession(response: Response, held: StoredIdentity): Promise<void> {
    const config = await response.clone().json()
    const offset = Date.parse(response.headers.get('Date') ?? '') - now()
    const base: string = config.api_base_url
    const { name, identity } = sessionState(held, {
      read: ({ token, isProvider }) =>
        readIdentity(token, {
          clientId: (isProvider && config.oidc?.client_id) || config.client_id,
          metadataClaim: isProvider ? config.oidc?.metadata_claim : undefined,
          now: now() + (offset || 0),
        }),
      hasProvider: Boolean(config.oidc),
      now: now() + (offset || 0),
    })
    if (name !== 'current') return

    const body = JSON.stringify({ identity_token: held.token, is_auth0_token: held.isProvider })
    const exchange = handled(
      ask(`${base}/auth/token/exchange`, { method: 'POST', headers: { ...json, ...accepts }, body }),
    )
    entries.add({
      isFor: ({ method, url: requestUrl }) =>
        method === 'POST' && requestUrl === String(new URL(`${base}/auth/token/exchange`, url)),
      answer: async (request) => ((await request.clone().text()) === body ? exchange : undefined),
    })

    const search = parseSearch(url.search)
    const paths = firstCallsOf(url.pathname, search)
    const scope = scopeOf({ owner: identity, search, pathname: url.pathname })
    if (scope.partnerId === null && needOf(url.pathname).partner === 'needed') return
    const headers = new Headers({ ...accepts, ...scopeHeaders(scope) })
    const isAuthorized = handled(
      exchange
        .then(async (exchanged) => exchanged.ok && (await exchanged.clone().json()).access_token)
        .then((token) => {
          if (typeof token !== 'string') return false
          headers.set('Authorization', `Bearer ${token}`)
          return true
        }),
    )
    const answers = paths.map((path) => {
      const asked = handled(isAuthorized.then((isOk) => (isOk ? ask(base + path, { headers }) : undefined)))
      entries.add({
        isFor: ({ method, url: requestUrl }) => method === 'GET' && requestUrl === String(new URL(base + path, url)),
        answer: async (request) => {
          const response = await asked
          return [...headers].every(([header, value]) => request.headers.get(header) === value) ? response : undefined
        },
      })
      return asked
    })
    const [rows] = answers
    if (rows === undefined) return
    // Copied before the app reads them.
    const copies = [response, ...answers].map(async (answer) => {
      const copied = (await answer)?.clone()
      return copied?.ok ? copied : Promise.reject()
    })
    responses = handled(Promise.all(copies))
    background = {
      paths: backgroundCalls.map((call) => new URL(base + call, url).pathname),
      start: rows.then(painted, painted),
    }
  }

  // Resolves once the requests that depend on it are registered, so the app doesn't send them too.
  const config = handled(
    ask('/config.json').then(async (response) => {
      if (response.ok && stored) await startSession(response, stored).catch(() => undefined)
      return response
    }),
  )
  return {
    config,
    responses: config.then(() => responses).catch(() => undefined),
    take(request) {
      if (now() - startedAt > freshFor) entries.clear()
      const entry = [...entries].find(({ isFor }) => isFor(request))
      if (!entry) {
        const isLater = request.method === 'GET' && background?.paths.includes(new URL(request.url).pathname)
        return isLater ? background?.start.then(() => send(request)) : undefined
      }
      entries.delete(entry)
      return entry.answer(request).then((response) => response ?? send(request))
    },
  }
}

/** What the first screen shows without: unread notifications, saved views and claims. */
const backgroundCalls = ['/web_notifications', '/partner_dashboard/saved_views', '/session']

/** A failure is reported by the app's request that takes it, not as an unhandled rejection before. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

const json = { 'Content-Type': 'application/json' }
const accepts = { Accept: 'application/json, application/problem+json' }
