import type { JWTPayload } from 'jose'

/** Tokens that are remembered at most: some megabytes. */
const most = 10_000

interface Verified<Meaning> {
  meaning: Meaning
  exp: number
  nbf: number
}

/**
 * What a token means, from its payload, or nothing where it does not hold. The tokens whose signature was found right are remembered, as a
 * person's hundred calls bring the same one: a signature costs more than all the rest of a call. What time changes is looked at every time;
 * whether the session still holds is asked of the database, not here. What is remembered is answered at once, without a promise.
 */
export function rememberVerified<Meaning>(
  verify: (token: string) => Promise<JWTPayload | undefined>,
  meaningOf: (payload: JWTPayload) => Meaning | undefined,
  seconds: () => number,
): (token: string) => Meaning | undefined | Promise<Meaning | undefined> {
  const known = new Map<string, Verified<Meaning>>()

  async function verifyAnew(token: string): Promise<Meaning | undefined> {
    const payload = await verify(token)
    const meaning = payload && meaningOf(payload)
    if (!payload || meaning === undefined) return undefined
    const [oldest] = known.size < most ? [] : known.keys()
    if (oldest !== undefined) known.delete(oldest)
    const { exp = 0, nbf = 0 } = payload
    known.set(token, { meaning, exp, nbf })
    return meaning
  }

  return (token) => {
    const found = known.get(token)
    if (!found) return verifyAnew(token)
    const now = seconds()
    if (found.exp > now && found.nbf <= now) return found.meaning
    // By a clock that was set back it would hold again.
    known.delete(token)
    return verifyAnew(token)
  }
}
