import { type SignInProvider, SignInRefused } from './signInProvider'
import type { StoredIdentity } from './tokenStore'

export function createProviderRedirects(
  loadProvider: (() => Promise<SignInProvider>) | undefined,
  go: (url: string) => void = (url) => location.assign(url),
) {
  return {
    async signIn(returnTo: string): Promise<void> {
      if (!loadProvider) throw new Error('No identity provider is configured.')
      go(await (await loadProvider()).begin(returnTo))
    },
    /** Handles the redirect URI: returns the identity and the requested path. */
    async complete(href: string): Promise<{ stored: StoredIdentity; returnTo: string | undefined }> {
      if (!loadProvider) throw new SignInRefused('No identity provider is configured.')
      const { returnTo, ...tokens } = await (await loadProvider()).complete(href)
      return { stored: { ...tokens, isProvider: true }, returnTo }
    },
    /** Logs out at the provider too. If it can't be reached, the user stays signed in there. */
    async signOut({ token, isProvider }: StoredIdentity): Promise<void> {
      if (!loadProvider || !isProvider) return
      const url = await loadProvider()
        .then((provider) => provider.endUrl(token))
        .catch(() => undefined)
      if (url !== undefined) go(url)
    },
  }
}
