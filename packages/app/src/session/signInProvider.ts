/** What a session needs of an identity provider. */
export interface SignInProvider {
  /** Where the browser goes to sign in. */
  begin: (returnTo: string) => Promise<string>
  /** Reads the address that the provider sent the browser back to. A code is traded once. */
  complete: (href: string) => Promise<ProviderTokens & { returnTo: string | undefined }>
  renew: (held: { token: string; refreshToken: string; subject: string }) => Promise<ProviderTokens>
  /** Where the browser goes to sign out there too. */
  endUrl: (token: string) => Promise<string>
}

export interface ProviderTokens {
  token: string
  refreshToken: string | undefined
}

/** The provider said no, and would again. */
export class SignInRefused extends Error {
  override readonly name: string = 'SignInRefused'
}

/** The person said no. */
export class SignInCancelled extends SignInRefused {
  override readonly name = 'SignInCancelled'
}
