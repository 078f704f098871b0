import { type SignInProvider, SignInRefused } from './signInProvider'
import type { StoredIdentity } from './tokenStore'

/** Leaves the page for the identity provider, and reads what it sends back. */
export function createProviderRedirects(
  loadProvider: (() => Promise<SignInProvider>) | undefined,
  go: (url: string) => void = (url) => location.assign(url),
) {
  return {
    async signIn(returnTo: string): Promise<void> {
      if (!loadProvider) throw new Error('No identity provider is configured.')
      go(await (await loadProvider()).begin(returnTo))
    },
    /** Reads the address of the callback: the identity, and the path that sign-in was requested from. */
    async complete(href: string): Promise<{ stored: StoredIdentity; returnTo: string | undefined }> {
      if (!loadProvider) throw new SignInRefused('No identity provider is configured.')
      const { returnTo, ...tokens } = await (await loadProvider()).complete(href)
      return { stored: { ...tokens, isProvider: true }, returnTo }
    },
    /** Signs out at the provider too. Without a response, the user stays signed in there. */
    async signOut({ token, isProvider }: StoredIdentity): Promise<void> {
      if (!loadProvider || !isProvider) return
      const url = await loadProvider()
        .then((provider) => provider.endUrl(token))
        .catch(() => undefined)
      if (url !== undefined) go(url)
    },
  }
}
