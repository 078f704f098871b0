import { scopeHeaders } from '@partner-dashboard/client'
import { parseSearch } from '../router/searchCodec'
import { needOf } from '../scope/routeNeeds'
import { scopeOf } from '../scope/scope'
import { readIdentity } from '../session/identity'
import { sessionState } from '../session/sessionState'
import type { StoredIdentity } from '../session/tokenStore'
import { firstCallOf } from './firstCalls'

/** The responses to requests that were sent before the app was there. */
export interface EarlyCalls {
  /** The response to `/config.json`. */
  readonly config: Promise<Response>
  /** The response to a request that is the same as an early one, once; undefined where there is none. */
  take(request: Request): Promise<Response> | undefined
}

interface EarlyOptions {
  url: URL
  stored: StoredIdentity | null
  send: (request: Request) => Promise<Response>
  now: () => number
}

interface Entry {
  isFor: (request: Request) => boolean
  /** Undefined where the app has to ask itself. */
  answer: (request: Request) => Promise<Response | undefined>
}

/** Milliseconds after which a response is too old for a page that is opened only then. */
const freshFor = 10_000
const longestWait = 30_000

/**
 * Starts what the app asks for first: its configuration, the access token of the stored identity and, where the address tells, the page's
 * rows. Whatever comes of them is the app's to judge: a refusal or a failure reaches it as if it had sent the request itself.
 */
export function startEarlyCalls({ url, stored, send, now }: EarlyOptions): EarlyCalls {
  const startedAt = now()
  const entries = new Set<Entry>()
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
    const exchange = ask(`${base}/auth/token/exchange`, { method: 'POST', headers: { ...json, ...accepts }, body })
    entries.add({
      isFor: ({ method, url: asked }) =>
        method === 'POST' && asked === String(new URL(`${base}/auth/token/exchange`, url)),
      answer: async (request) => ((await request.clone().text()) === body ? exchange : undefined),
    })

    const search = parseSearch(url.search)
    const path = firstCallOf(url.pathname, search)
    const scope = scopeOf({ owner: identity, search, pathname: url.pathname })
    if (path === undefined || (scope.partnerId === null && needOf(url.pathname).partner === 'needed')) return
    const headers = new Headers({ ...accepts, ...scopeHeaders(scope) })
    const rows = exchange
      .then(async (exchanged) => exchanged.ok && (await exchanged.clone().json()).access_token)
      .then((token) => {
        if (typeof token !== 'string') return undefined
        headers.set('Authorization', `Bearer ${token}`)
        return ask(base + path, { headers })
      })
    // A failure is told to whoever takes it.
    rows.catch(() => undefined)
    entries.add({
      isFor: ({ method, url: asked }) => method === 'GET' && asked === String(new URL(base + path, url)),
      answer: async (request) => {
        const response = await rows
        return [...headers].every(([header, value]) => request.headers.get(header) === value) ? response : undefined
      },
    })
  }

  const answered = ask('/config.json')
  return {
    // Not before the calls that it leads to are known here: the app would send them too.
    config: answered.then(async (response) => {
      if (response.ok && stored) await startSession(response, stored).catch(() => undefined)
      return response
    }),
    take(request) {
      if (now() - startedAt > freshFor) entries.clear()
      const entry = [...entries].find(({ isFor }) => isFor(request))
      if (!entry) return undefined
      entries.delete(entry)
      return entry.answer(request).then((response) => response ?? send(request))
    },
  }
}

const json = { 'Content-Type': 'application/json' }
const accepts = { Accept: 'application/json, application/problem+json' }
