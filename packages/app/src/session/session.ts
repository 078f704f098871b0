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
  /** Where users sign in by OpenID Connect, if configured. */
  oidc?: { clientId: string; metadataClaim?: string; load: () => Promise<SignInProvider> }
  /** Leaves the page for an address. */
  go?: (url: string) => void
}

/** Signing in and out, and the token for the next request. One for the page; its state is the stored identity token. */
export function createSession(options: SessionOptions) {
  const { store, now, oidc } = options
  let hasEnded = false
  const anonymous = apiWith(options, null)
  const read = identityReader(options)
  const stateOf = (stored: StoredIdentity | null) =>
    sessionState(stored, { read, hasProvider: oidc !== undefined, now: now() })
  const renewal = createRenewal({ store, loadProvider: oidc?.load, isAcceptable: (renewed) => !!read(renewed) })
  const accessTokens = createAccessTokens({
    exchange: createExchange({
      store,
      refresh: (stored) => renewal.refresh(stored, stateOf(stored).name),
      anonymous,
      end,
    }),
    now,
  })
  const redirects = createProviderRedirects(oidc?.load, options.go)
  const userChanges = createUserChanges(() => identity()?.userId, store.onChangeElsewhere)

  function write(stored: StoredIdentity | null): void {
    accessTokens.clear()
    store.write(stored)
    userChanges.check()
  }

  /** Ends the session without the user's action, so that sign-in says why. */
  function end(): void {
    hasEnded = true
    write(null)
  }

  /** The signed-in user, as far as this device knows. */
  function identity(): Identity | undefined {
    const state = stateOf(store.read())
    if (state.name === 'expired') end()
    return state.identity
  }

  /** The signed-in user, after renewing an expired identity. Rejects if a later try may succeed. */
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

  /** A token for the next request; null while signed out. */
  async function accessToken(): Promise<string | null> {
    const stored = store.read()
    return stored && accessTokens.get(stored)
  }

  /** Stores an identity; false if it isn't acceptable, and then nothing changes. */
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
    /** Whether the last session ended without the user's action. */
    hasEnded: () => hasEnded,
    /** Whether the identity provider signed the user in. */
    isSingleSignOn: () => store.read()?.isProvider === true,
    /** Whether the signed-in user is an automated check. */
    isSynthetic: () => store.read()?.isSynthetic === true,
    /** A request was refused: the next exchange shows whether the session has ended. */
    doubt: accessTokens.invalidate,
    signIn: (token: string, { isSynthetic = false } = {}) => accept({ token, isProvider: false, isSynthetic }),
    beginSignIn: redirects.signIn,
    /** Signs in with the provider's response; returns the path to return to. */
    async completeSignIn(href: string): Promise<string | undefined> {
      const { stored, returnTo } = await redirects.complete(href)
      if (!accept(stored)) throw new SignInRefused('The identity is not acceptable.')
      return returnTo
    },
    /** Signs out here and in the other tabs immediately, then on the server if it can be reached, then at the provider. */
    async signOut(): Promise<void> {
      const stored = store.read()
      const lastToken = accessToken().catch(() => null)
      write(null)
      hasEnded = false
      const token = await lastToken
      if (token !== null) await logOut(apiWith(options, token)).catch(() => undefined)
      if (stored) await redirects.signOut(stored)
    },
    /** Ends the session of a user who isn't there, here and on the server. */
    async endIdle(): Promise<void> {
      const lastToken = accessToken().catch(() => null)
      end()
      const token = await lastToken
      if (token !== null) await logOut(apiWith(options, token)).catch(() => undefined)
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

/** Identities of the provider carry its client and claim names, the others the dashboard's. */
const identityReader =
  ({ clientId, oidc, now }: SessionOptions) =>
  ({ token, isProvider }: StoredIdentity): Identity | undefined =>
    readIdentity(token, {
      clientId: isProvider ? (oidc?.clientId ?? clientId) : clientId,
      metadataClaim: isProvider ? oidc?.metadataClaim : undefined,
      now: now(),
    })
