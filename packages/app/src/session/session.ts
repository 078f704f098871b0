import { type ApiOptions, createApi, logOut } from '@partner-dashboard/client'
import { createAccessTokens } from './accessTokens'
import { createExchange } from './exchange'
import { type Identity, readIdentity } from './identity'
import { createProviderRedirects } from './providerRedirects'
import { createRenewal } from './renewal'
import { sessionState } from './sessionState'
import { type SignInProvider, SignInRefused } from './signInProvider'
import type { StoredIdentity, TokenStore } from './tokenStore'
import { createUserChanges } from './userChanges'

export interface SessionOptions {
  baseUrl: string
  clientId: string
  store: TokenStore
  /** Milliseconds since 1970 by the server's clock. */
  now: () => number
  fetch?: ApiOptions['fetch']
  /** OpenID Connect, if configured. */
  oidc?: { clientId: string; metadataClaim?: string; load: () => Promise<SignInProvider> }
  go?: (url: string) => void
}

/** Sign-in, log-out and access tokens. One per page; its state is the stored identity token. */
export function createSession(options: SessionOptions) {
  const { store, now, oidc } = options
  let hasEnded = false
  const anonymous = apiWith(options, null)
  const read = identityReader(options)
  const stateOf = (stored: StoredIdentity | null) =>
    sessionState(stored, { read, hasProvider: oidc !== undefined, now: now() })
  const renewal = createRenewal({ store, loadProvider: oidc?.load, isAcceptable: (renewed) => !!read(renewed) })
  const refresh = (stored: StoredIdentity) => renewal.refresh(stored, stateOf(stored).name)
  const accessTokens = createAccessTokens({ exchange: createExchange({ store, refresh, anonymous, end }), now })
  const redirects = createProviderRedirects(oidc?.load, options.go)
  const userChanges = createUserChanges(() => identity()?.userId, store.onChangeElsewhere)

  function write(stored: StoredIdentity | null): void {
    accessTokens.clear()
    store.write(stored)
    userChanges.check()
  }

  /** Ends the session without a user action, so the sign-in page explains it. */
  function end(): void {
    hasEnded = true
    write(null)
  }

  /** Signed-in user as known on this device. */
  function identity(): Identity | undefined {
    const state = stateOf(store.read())
    if (state.name === 'expired') end()
    return state.identity
  }

  /** Signed-in user, after renewing an expired identity. Rejects if a retry may succeed. */
  async function restore(): Promise<Identity | undefined> {
    const { name, stored } = stateOf(store.read())
    if (name !== 'renewable') return identity()
    const renewed = await renewal.renew(stored).catch((error: unknown) => {
      if (!(error instanceof SignInRefused)) throw error
      end()
      return undefined
    })
    return renewed && read(renewed)
  }

  /** Access token for the next request; null if signed out. */
  async function accessToken(): Promise<string | null> {
    const stored = store.read()
    return stored && accessTokens.get(stored)
  }

  /** Stores an identity; returns false without changes if it isn't acceptable. */
  function accept(stored: StoredIdentity): boolean {
    if (!read(stored)) return false
    hasEnded = false
    write(stored)
    return true
  }

  return {
    anonymous,
    identity,
    restore,
    accessToken,
    forget: end,
    /** Whether the last session ended without a user action. */
    hasEnded: () => hasEnded,
    /** Whether the user signed in with the identity provider. */
    isSingleSignOn: () => store.read()?.isProvider === true,
    /** Whether the user is an automated check. */
    isSynthetic: () => store.read()?.isSynthetic === true,
    /** After a 401, the next exchange shows whether the session has ended. */
    recheck: accessTokens.invalidate,
    signIn: (token: string, { isSynthetic = false } = {}) => accept({ token, isProvider: false, isSynthetic }),
    beginSignIn: redirects.signIn,
    /** Signs in with the provider's response; returns the path to return to. */
    async completeSignIn(href: string): Promise<string | undefined> {
      const { stored, returnTo } = await redirects.complete(href)
      if (!accept(stored)) throw new SignInRefused('The identity is not acceptable.')
      return returnTo
    },
    /** Logs out here and in other tabs immediately, then on the server and at the provider, if reachable. */
    async signOut(): Promise<void> {
      const stored = store.read()
      const logOutEnded = logOutWith(options, accessToken())
      write(null)
      hasEnded = false
      await logOutEnded
      if (stored) await redirects.signOut(stored)
    },
    /** Ends the session of an inactive user, here and on the server. */
    async endIdle(): Promise<void> {
      const logOutEnded = logOutWith(options, accessToken())
      end()
      await logOutEnded
    },
    subscribe: userChanges.subscribe,
  }
}

export type SessionStore = ReturnType<typeof createSession>

const apiWith = ({ baseUrl, fetch }: SessionOptions, token: string | null) =>
  createApi({
    baseUrl,
    fetch,
    scope: { partnerId: null, mode: 'prod' },
    userId: '',
    accessToken: () => Promise.resolve(token),
  })

/** Logs out on the server, if it's reachable. */
async function logOutWith(options: SessionOptions, accessToken: Promise<string | null>): Promise<void> {
  const token = await accessToken.catch(() => null)
  if (token !== null) await logOut(apiWith(options, token)).catch(() => undefined)
}

/** Provider identities use its client and claim names, others the dashboard's. */
const identityReader =
  ({ clientId, oidc, now }: SessionOptions) =>
  ({ token, isProvider }: StoredIdentity): Identity | undefined =>
    readIdentity(token, {
      clientId: isProvider ? (oidc?.clientId ?? clientId) : clientId,
      metadataClaim: isProvider ? oidc?.metadataClaim : undefined,
      now: now(),
    })
