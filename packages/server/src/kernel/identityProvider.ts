/** The claims of a verified identity token. */
export interface ProviderIdentity {
  subject: string
  /** Absent unless the issuer has verified it. */
  email: string | undefined
  /** Hash of the provider session that the token belongs to. */
  providerSession: string
  issuedAt: Date
  /** When the user signed in at the provider, if the token says so. */
  signedInAt: Date
}

export interface IdentityProvider {
  /** Returns undefined for an invalid token; throws a refusal when the issuer's keys can't be fetched. */
  verify: (token: string) => Promise<ProviderIdentity | undefined>
}
