import { ApiError, type ApiOptions, createApi, logOut as endSession, exchangeToken } from '@partner-dashboard/client'
import { type Identity, readIdentity } from './identity'
import type { TokenStore } from './tokenStore'

/** An access token lives 15 minutes and is exchanged anew before the next call once it is this old (specification, section 9). */
const staleAfter = 12 * 60_000

export interface SessionOptions {
  baseUrl: string
  clientId: string
  store: TokenStore
  /** Milliseconds since 1970 by the server's clock. */
  now: () => number
  fetch?: ApiOptions['fetch']
}

/** Signing in and out, and the token for the next call. One for the page; what it knows is the stored identity token. */
export function createSession({ baseUrl, clientId, store, now, fetch }: SessionOptions) {
  let access: { token: string; identityToken: string; at: number } | null = null
  let exchanging: Promise<string> | null = null
  const listeners = new Set<() => void>()
  const anonymous = createApi({
    baseUrl,
    fetch,
    scope: { partnerId: null, mode: 'prod' },
    userId: '',
    accessToken: () => Promise.resolve(null),
  })

  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** Who is signed in, as far as this device knows. */
  function identity(): Identity | undefined {
    const token = store.read()
    if (token === null) return undefined
    const found = readIdentity(token, { clientId, now: now() })
    if (!found) forget()
    return found
  }

  function forget(): void {
    access = null
    exchanging = null
    store.write(null)
    notify()
  }

  async function exchange(identityToken: string): Promise<string> {
    try {
      const { access_token } = await exchangeToken(anonymous, { identity_token: identityToken, is_auth0_token: false })
      access = { token: access_token, identityToken, at: now() }
      return access_token
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthenticated') forget()
      throw error
    } finally {
      exchanging = null
    }
  }

  /** A token that is good for the next call; null when nobody is signed in. Calls at the same time share one exchange. */
  async function accessToken(): Promise<string | null> {
    const identityToken = store.read()
    if (identityToken === null) return null
    // Another tab may have signed somebody else in meanwhile: its token is not this one's.
    if (access && access.identityToken === identityToken && now() - access.at < staleAfter) return access.token
    exchanging ??= exchange(identityToken)
    return exchanging
  }

  return {
    anonymous,
    identity,
    accessToken,
    /** Takes the identity token of a sign-in; false when it is not acceptable, and then nothing changes. */
    signIn(identityToken: string): boolean {
      if (!readIdentity(identityToken, { clientId, now: now() })) return false
      access = null
      store.write(identityToken)
      notify()
      return true
    },
    /** Ends the session here, in the other tabs, and on the server as far as it can be reached. */
    async signOut(): Promise<void> {
      const token = await accessToken().catch(() => null)
      forget()
      if (token === null) return
      const api = createApi({
        baseUrl,
        fetch,
        scope: { partnerId: null, mode: 'prod' },
        userId: '',
        accessToken: () => Promise.resolve(token),
      })
      await endSession(api).catch(() => undefined)
    },
    forget,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      const stop = store.onChangeElsewhere(listener)
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
  }
}

export type SessionStore = ReturnType<typeof createSession>
