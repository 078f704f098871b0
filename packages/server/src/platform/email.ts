/** Canonical spelling of an email address, so that each address has one account. */
export const canonicalEmail = (email: string) => email.trim().toLowerCase()
