import { type Api, ApiError, exchangeToken } from '@partner-dashboard/client'
import { SignInRefused } from './signInProvider'
import type { StoredIdentity, TokenStore } from './tokenStore'

interface ExchangeOptions {
  store: Pick<TokenStore, 'read'>
  /** Returns the identity to exchange, renewed if stale. */
  refresh: (stored: StoredIdentity) => Promise<StoredIdentity>
  anonymous: Api
  /** Ends the session without a user action. */
  end: () => void
}

/** Exchanges the identity token for an access token. A refusal ends the session, unless it has changed since. */
export const createExchange =
  ({ store, refresh, anonymous, end }: ExchangeOptions) =>
  async (stored: StoredIdentity) => {
    let { token, isProvider } = stored
    try {
      ;({ token, isProvider } = await refresh(stored))
      const { access_token } = await exchangeToken(anonymous, { identity_token: token, is_auth0_token: isProvider })
      return { accessToken: access_token, identityToken: token }
    } catch (error) {
      // After a log-out or another user's sign-in in another tab, the session didn't end on its own.
      const isCurrent = store.read()?.token === token
      if (isCurrent && isRefused(error)) end()
      throw error
    }
  }

const isRefused = (error: unknown) =>
  error instanceof SignInRefused || (error instanceof ApiError && error.kind === 'unauthenticated')
