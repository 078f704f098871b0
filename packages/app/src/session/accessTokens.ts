import { staleAfter } from './sessionState'
import type { StoredIdentity } from './tokenStore'

interface AccessTokensOptions {
  /** Exchanges an identity token. Returns the token that was used, which a renewal may have replaced. */
  exchange: (stored: StoredIdentity) => Promise<{ accessToken: string; identityToken: string }>
  now: () => number
}

/** Access token of the stored identity: cached until stale, exchanged once for concurrent requests. */
export function createAccessTokens({ exchange, now }: AccessTokensOptions) {
  let cached: { token: string; identityToken: string; at: number } | null = null
  let pending: { identityToken: string; response: Promise<string> } | null = null

  async function request(stored: StoredIdentity): Promise<string> {
    try {
      const { accessToken, identityToken } = await exchange(stored)
      cached = { token: accessToken, identityToken, at: now() }
      return accessToken
    } finally {
      if (pending?.identityToken === stored.token) pending = null
    }
  }

  return {
    /** Cache and pending exchanges are keyed by identity token, since another tab may have signed in another user. */
    async get(stored: StoredIdentity): Promise<string> {
      if (cached?.identityToken === stored.token && now() - cached.at < staleAfter) return cached.token
      if (pending?.identityToken !== stored.token) pending = { identityToken: stored.token, response: request(stored) }
      return pending.response
    },
    /** Drops the cached token; a pending exchange is newer and stays. */
    invalidate(): void {
      cached = null
    },
    clear(): void {
      cached = null
      pending = null
    },
  }
}
