import { ApiError, type ApiOptions, createApi, logOut as endSession, exchangeToken } from '@partner-dashboard/client'
import { type Identity, readIdentity, subjectOf } from './identity'
import { type SignInProvider, SignInRefused } from './signInProvider'
import type { StoredIdentity, TokenStore } from './tokenStore'

/** An identity is read anew, and an access token exchanged anew before the next call, once it is this old (specification, section 9). */
const staleAfter = 12 * 60_000

export interface SessionOptions {
  baseUrl: string
  clientId: string
  store: TokenStore
  /** Milliseconds since 1970 by the server's clock. */
  now: () => number
  fetch?: ApiOptions['fetch']
  /** Where people sign in by OpenID Connect, if anywhere. */
  oidc?: { clientId: string; metadataClaim?: string; load: () => Promise<SignInProvider> }
  /** Leaves the page for an address. */
  go?: (url: string) => void
}

/** Signing in and out, and the token for the next call. One for the page; what it knows is the stored identity token. */
export function createSession(options: SessionOptions) {
  const { baseUrl, clientId, store, now, fetch, oidc, go = (url: string) => location.assign(url) } = options
  let access: { token: string; identityToken: string; at: number } | null = null
  let exchanging: { identityToken: string; answer: Promise<string> } | null = null
  let renewing: Promise<StoredIdentity> | null = null
  let hasEnded = false
  const listeners = new Set<() => void>()

  const apiWith = (accessToken: () => Promise<string | null>) =>
    createApi({ baseUrl, fetch, scope: { partnerId: null, mode: 'prod' }, userId: '', accessToken })
  const anonymous = apiWith(() => Promise.resolve(null))

  const read = ({ token, isProvider }: StoredIdentity): Identity | undefined =>
    readIdentity(token, {
      clientId: isProvider ? (oidc?.clientId ?? clientId) : clientId,
      metadataClaim: isProvider ? oidc?.metadataClaim : undefined,
      now: now(),
    })

  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** Who is signed in, as far as this device knows. */
  function identity(): Identity | undefined {
    const stored = store.read()
    if (!stored) return undefined
    const found = read(stored)
    if (!found && !isRenewable(stored)) end()
    return found
  }

  /** The same, where a token that has run out is renewed first. Rejects where that may work later. */
  async function restore(): Promise<Identity | undefined> {
    const found = identity()
    const stored = store.read()
    if (found || !stored) return found
    const renewed = await renew(stored).catch((error: unknown) => {
      if (!(error instanceof SignInRefused)) throw error
      end()
      return undefined
    })
    return renewed && read(renewed)
  }

  const isRenewable = ({ refreshToken }: StoredIdentity) => oidc !== undefined && refreshToken !== undefined

  function renew(stored: StoredIdentity): Promise<StoredIdentity> {
    renewing ??= alone(async () => {
      // Another tab may have been first: a refresh token is good for one use.
      const latest = store.read()
      if (!latest) throw new SignInRefused('Signed out meanwhile.')
      if (latest.token !== stored.token) return latest
      const { refreshToken, token } = latest
      if (!oidc || refreshToken === undefined) throw new SignInRefused('There is nothing to renew it by.')
      const provider = await oidc.load()
      const next = { ...(await provider.renew({ token, refreshToken, subject: subjectOf(token) })), isProvider: true }
      if (!read(next)) throw new SignInRefused('The renewed identity is not acceptable.')
      store.write(next)
      return next
    }).finally(() => {
      renewing = null
    })
    return renewing
  }

  function forget(): void {
    access = null
    exchanging = null
    store.write(null)
    notify()
  }

  /** Not by the person's own doing: they are told why they have to sign in again. */
  function end(): void {
    hasEnded = true
    forget()
  }

  async function exchange(stored: StoredIdentity): Promise<string> {
    let { token, isProvider } = stored
    try {
      ;({ token, isProvider } = await freshened(stored))
      const { access_token } = await exchangeToken(anonymous, { identity_token: token, is_auth0_token: isProvider })
      access = { token: access_token, identityToken: token, at: now() }
      return access_token
    } catch (error) {
      const isCurrent = store.read()?.token === token
      // Somebody else may have signed in meanwhile, in another tab: that session has not ended.
      if (isCurrent && error instanceof ApiError && error.kind === 'unauthenticated') end()
      throw error
    } finally {
      if (exchanging?.identityToken === stored.token) exchanging = null
    }
  }

  /** The provider's identity, renewed when it is stale. Where that fails for the moment, the one that still holds. */
  async function freshened(stored: StoredIdentity): Promise<StoredIdentity> {
    if (!isRenewable(stored)) return stored
    const found = read(stored)
    const isStale = found?.issuedAt === undefined || now() - found.issuedAt * 1000 >= staleAfter
    if (found && !isStale) return stored
    return renew(stored).catch((error: unknown) => {
      if (error instanceof SignInRefused) end()
      else if (found) return stored
      throw error
    })
  }

  /** A token that is good for the next call; null when nobody is signed in. Calls at the same time share one exchange. */
  async function accessToken(): Promise<string | null> {
    const stored = store.read()
    if (stored === null) return null
    // Another tab may have signed somebody else in meanwhile: its token is not this one's.
    if (access && access.identityToken === stored.token && now() - access.at < staleAfter) return access.token
    // Nor is an exchange of that one's the answer to this.
    if (exchanging?.identityToken !== stored.token)
      exchanging = { identityToken: stored.token, answer: exchange(stored) }
    return exchanging.answer
  }

  /** Takes an identity token; false when it is not acceptable, and then nothing changes. */
  function accept(identity: StoredIdentity): boolean {
    if (!read(identity)) return false
    access = null
    hasEnded = false
    store.write(identity)
    notify()
    return true
  }

  return {
    anonymous,
    identity,
    restore,
    accessToken,
    forget: end,
    /** Whether the last session ended by itself. */
    hasEnded: () => hasEnded,
    /** Whether the one who is signed in is an automated check. */
    isSynthetic: () => store.read()?.isSynthetic === true,
    /** A call was refused: whether the session has ended shows at the next exchange. */
    doubt(): void {
      access = null
    },
    signIn: (token: string, { isSynthetic = false } = {}) => accept({ token, isProvider: false, isSynthetic }),
    /** Leaves for the identity provider. */
    async beginSignIn(returnTo: string): Promise<void> {
      if (!oidc) throw new Error('No identity provider is configured.')
      go(await (await oidc.load()).begin(returnTo))
    },
    /** Back from the identity provider; answers where to go on. */
    async completeSignIn(href: string): Promise<string | undefined> {
      if (!oidc) throw new SignInRefused('No identity provider is configured.')
      const { returnTo, ...tokens } = await (await oidc.load()).complete(href)
      if (!accept({ ...tokens, isProvider: true })) throw new SignInRefused('The identity is not acceptable.')
      return returnTo
    },
    /** Ends the session here, in the other tabs, on the server as far as it can be reached, and at the provider. */
    async signOut(): Promise<void> {
      const stored = store.read()
      const lastToken = accessToken().catch(() => null)
      // At once, however long the server takes.
      forget()
      hasEnded = false
      const token = await lastToken
      if (token !== null) await endSession(apiWith(() => Promise.resolve(token))).catch(() => undefined)
      if (!oidc || !stored?.isProvider) return
      const url = await oidc
        .load()
        .then((provider) => provider.endUrl(stored.token))
        .catch(() => undefined)
      if (url !== undefined) go(url)
    },
    /** Calls back when who is signed in has changed, here or in another tab. */
    subscribe(listener: () => void): () => void {
      let before = identity()?.userId
      const tell = () => {
        const after = identity()?.userId
        if (after === before) return
        before = after
        listener()
      }
      listeners.add(tell)
      const stop = store.onChangeElsewhere(tell)
      return () => {
        stop()
        listeners.delete(tell)
      }
    },
  }
}

export type SessionStore = ReturnType<typeof createSession>

/** One tab at a time, where the browser can. */
async function alone(task: () => Promise<StoredIdentity>): Promise<StoredIdentity> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request('partner-dashboard.renewal', task) : task()
}
