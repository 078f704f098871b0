import {
  ErrorResponse,
  InMemoryWebStorage,
  OidcClient,
  type RefreshState,
  type StateStore,
  WebStorageStateStore,
} from 'oidc-client-ts'
import { SignInCancelled, type SignInProvider, SignInRefused } from './signInProvider'

export interface ProviderOptions {
  issuer: string
  clientId: string
  origin: string
}

/** Sessions end 12 hours after sign-in; with max_age, the provider returns the sign-in time (docs/deployment.md). */
const maxAge = 12 * 60 * 60

/** OpenID Connect provider: code flow with PKCE, refresh tokens and log-out. Loaded on demand. */
export function createProvider({ issuer, clientId, origin }: ProviderOptions): SignInProvider {
  const client = new OidcClient({
    authority: issuer,
    client_id: clientId,
    redirect_uri: `${origin}/login/callback`,
    post_logout_redirect_uri: `${origin}/login`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    max_age: maxAge,
    // The identity token has all required claims.
    loadUserInfo: false,
    stateStore: stateStore(),
    requestTimeoutInSeconds: 20,
  })
  return {
    async begin(returnTo) {
      await client.clearStaleState()
      return (await client.createSigninRequest({ state: { returnTo } })).url
    },
    async complete(href) {
      const { id_token, refresh_token, userState } = await client.processSigninResponse(href).catch(refused)
      if (!id_token) throw new SignInRefused('The provider answered no identity token.')
      return { token: id_token, refreshToken: refresh_token, returnTo: returnToOf(userState) }
    },
    async renew({ token, refreshToken, subject }) {
      const state: RefreshState = {
        refresh_token: refreshToken,
        id_token: token,
        session_state: null,
        profile: { sub: subject, iss: '', aud: '', exp: 0, iat: 0 },
      }
      // biome-ignore lint/correctness/useHookAtTopLevel: `useRefreshToken` is a method of the client, not a hook.
      const { id_token, refresh_token } = await client.useRefreshToken({ state }).catch(refused)
      if (!id_token) throw new SignInRefused('The provider answered no identity token.')
      return { token: id_token, refreshToken: refresh_token ?? refreshToken }
    },
    async endUrl(token) {
      return (await client.createSignoutRequest({ id_token_hint: token })).url
    },
  }
}

/** State of a pending sign-in, in this tab only. */
function stateStore(): StateStore {
  try {
    return new WebStorageStateStore({ store: sessionStorage, prefix: 'partner-dashboard.sign-in.' })
  } catch {
    return new WebStorageStateStore({ store: new InMemoryWebStorage() })
  }
}

/** Errors that a retry won't fix. */
function refused(error: unknown): never {
  if (!(error instanceof ErrorResponse)) throw error
  if (error.error === 'access_denied') throw new SignInCancelled('The sign-in was cancelled.')
  throw new SignInRefused(`The provider refused: ${error.error ?? 'no reason'}.`)
}

const returnToOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : undefined
