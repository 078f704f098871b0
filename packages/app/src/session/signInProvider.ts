export interface SignInProvider {
  /** Returns the URL to sign in. */
  begin: (returnTo: string) => Promise<string>
  /** Handles the redirect URI. A code is valid once. */
  complete: (href: string) => Promise<ProviderTokens & { returnTo: string | undefined }>
  renew: (current: { token: string; refreshToken: string; subject: string }) => Promise<ProviderTokens>
  /** Returns the URL to log out at the provider. */
  endUrl: (token: string) => Promise<string>
}

export interface ProviderTokens {
  token: string
  refreshToken: string | undefined
}

/** The provider refused and a retry won't help. */
export class SignInRefused extends Error {
  override readonly name: string = 'SignInRefused'
}

export class SignInCancelled extends SignInRefused {
  override readonly name = 'SignInCancelled'
}
