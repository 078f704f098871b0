import { scopeHeaders } from '@partner-dashboard/client'
import type { Config } from '../config/config'
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
  /** The configuration of the last visit, as text. */
  lastConfig: { read: () => string | null; write: (config: string) => void }
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

/** Milliseconds from the app's first request until responses are dropped: a page that opens later requests again. */
const freshFor = 10_000
const longestWait = 30_000

/**
 * Sends the app's first requests: its configuration, the token exchange of the stored identity and, if the URL determines them, the page's first requests.
 * These start with the configuration of the last visit: the current one would be handled only after the document is parsed and laid out.
 * Errors and failures reach the app as if it had sent the requests itself.
 */
export function startEarlyCalls({ url, stored, lastConfig, send, now, painted }: EarlyOptions): EarlyCalls {
  let firstTakenAt: number | undefined
  const entries = new Set<Entry>()
  let background: { paths: readonly string[]; start: Promise<void> } | undefined
  let copies: Promise<Response>[] | undefined
  const ask = (to: string, init?: RequestInit) =>
    send(new Request(new URL(to, url), { ...init, signal: AbortSignal.timeout(longestWait) }))

  /**
   * Returns false if the app may have to sign in first. `offset` is how far the server's clock is ahead, in ms; without it, the configuration is of the
   * last visit, since which another origin could have changed hands.
   */
  function startSession(text: string, held: StoredIdentity, offset?: number): boolean {
    const config: Config = JSON.parse(text)
    const base = config.api_base_url
    if (offset === undefined && new URL(base, url).origin !== url.origin) return false
    const at = now() + (offset ?? 0)
    const { name, identity } = sessionState(held, {
      read: ({ token, isProvider }) =>
        readIdentity(token, {
          clientId: (isProvider && config.oidc?.client_id) || config.client_id,
          metadataClaim: isProvider ? config.oidc?.metadata_claim : undefined,
          now: at,
        }),
      hasProvider: Boolean(config.oidc),
      now: at,
    })
    if (name !== 'current') return false

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
    if (scope.partnerId === null && needOf(url.pathname).partner === 'needed') return true
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
    if (rows === undefined) return true
    // Before the app reads them.
    copies = answers.map((answer) => handled(answer.then(copyOf)))
    background = {
      paths: backgroundCalls.map((call) => new URL(base + call, url).pathname),
      start: rows.then(painted, painted),
    }
    return true
  }

  const last = lastConfig.read()
  const start = (text: string | null, offset?: number) => {
    try {
      return text && stored && startSession(text, stored, offset)
    } catch {
      return false
    }
  }
  const isStarted = start(last)
  // Resolves once the requests that depend on it are registered, so the app doesn't send them too.
  const config = handled(
    ask('/config.json').then(async (response) => {
      if (!response.ok) return response
      const text = await response.clone().text()
      if (text !== last) lastConfig.write(text)
      const offset = Date.parse(response.headers.get('Date') ?? '') - now()
      if (!isStarted) start(text, offset || 0)
      return response
    }),
  )
  const copiedConfig = handled(config.then(copyOf))
  return {
    config,
    responses: copiedConfig.then((copy) => copies && Promise.all([copy, ...copies])).catch(() => undefined),
    take(request) {
      firstTakenAt ??= now()
      if (now() - firstTakenAt > freshFor) entries.clear()
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

/** Fails if the response isn't a success. */
const copyOf = (response: Response | undefined) => (response?.ok ? response.clone() : Promise.reject())

/** A failure is reported by the app's request that takes it, not as an unhandled rejection before. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

const json = { 'Content-Type': 'application/json' }
const accepts = { Accept: 'application/json, application/problem+json' }
