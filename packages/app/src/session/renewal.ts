import { subjectOf } from './identity'
import type { SessionState } from './sessionState'
import { type SignInProvider, SignInRefused } from './signInProvider'
import type { StoredIdentity, TokenStore } from './tokenStore'

interface RenewalOptions {
  store: Pick<TokenStore, 'read' | 'write'>
  loadProvider: (() => Promise<SignInProvider>) | undefined
  isAcceptable: (renewed: StoredIdentity) => boolean
}

/** Renews the stored identity with its refresh token, once for concurrent calls and in one tab at a time. */
export function createRenewal({ store, loadProvider, isAcceptable }: RenewalOptions) {
  let pending: Promise<StoredIdentity> | null = null

  async function renewStored(token: string): Promise<StoredIdentity> {
    const latest = store.read()
    if (!latest) throw new SignInRefused('Signed out during the renewal.')
    // A refresh token is valid once; another tab has already stored the result.
    if (latest.token !== token) return latest
    const { refreshToken } = latest
    if (!loadProvider || refreshToken === undefined) throw new SignInRefused('The identity has no refresh token.')
    const provider = await loadProvider()
    const tokens = await provider.renew({ token, refreshToken, subject: subjectOf(token) })
    const renewed = { ...tokens, isProvider: true }
    if (!isAcceptable(renewed)) throw new SignInRefused('The renewed identity is not acceptable.')
    store.write(renewed)
    return renewed
  }

  function renew({ token }: StoredIdentity): Promise<StoredIdentity> {
    pending ??= oneTabAtATime(() => renewStored(token)).finally(() => {
      pending = null
    })
    return pending
  }

  return {
    renew,
    /** Returns the identity to exchange. Uses a stale one while the provider can't be reached. */
    async refresh(stored: StoredIdentity, state: SessionState['name']): Promise<StoredIdentity> {
      if (state !== 'stale' && state !== 'renewable') return stored
      return renew(stored).catch((error: unknown) => {
        if (state === 'stale' && !(error instanceof SignInRefused)) return stored
        throw error
      })
    },
  }
}

/** Browsers without the Web Locks API renew without waiting for other tabs. */
async function oneTabAtATime(task: () => Promise<StoredIdentity>): Promise<StoredIdentity> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request('partner-dashboard.renewal', task) : task()
}
