import type { JWTPayload } from 'jose'

/** Tokens that are remembered at most: some megabytes. */
const most = 10_000

type Verify = (token: string) => Promise<JWTPayload | undefined>

/**
 * Remembers the tokens whose signature was found right, as a person's hundred calls bring the same one: a signature costs more than all the
 * rest of a call. What time changes is looked at every time; whether the session still holds is asked of the database, not here.
 */
export function rememberVerified(verify: Verify, seconds: () => number): Verify {
  const known = new Map<string, JWTPayload>()
  return async (token) => {
    const found = known.get(token)
    if (found) {
      const { exp = 0, nbf = 0 } = found
      if (exp > seconds() && nbf <= seconds()) return found
      // By a clock that was set back it would hold again.
      known.delete(token)
    }
    const payload = await verify(token)
    if (!payload) return undefined
    const [oldest] = known.size < most ? [] : known.keys()
    if (oldest !== undefined) known.delete(oldest)
    known.set(token, payload)
    return payload
  }
}
