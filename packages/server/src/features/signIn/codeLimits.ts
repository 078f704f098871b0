/** In seconds. */
const hour = 3600
export const codeLife = 10 * 60
/** How long an unused code counts: the longest time in which a day's guesses are possible. */
export const countedFor = 24 * hour + codeLife

/** docs/security.md computes the probability of a guess from these and `dailyCodes`. */
export const codeDigits = 8
export const maxAttempts = 5
export const dailyCodes = 18
const hourlyCodes = 10

const firstWait = 30

/** Unused codes without a wait: of one client for all addresses, and of all clients for one address. */
const clientAllowance = 20
const addressAllowance = 4
const longestAddressWait = 15 * 60

export interface UnusedCode {
  client: string | null
  created_at: string
}

interface RecentCodes {
  /** Of the address, newest first. */
  ofAddress: readonly UnusedCode[]
  /** Of the client for any address. */
  ofClient: { count: number; last: string | null }
  client: string | null
  now: Date
}

/**
 * Seconds until the next code can be requested; 0 or less if now. One client's waits for one address double without
 * limit, so an attacker with one client can't use up the owner's codes.
 */
export function secondsToWait({ ofAddress, ofClient, client, now }: RecentCodes): number {
  const ofBoth = ofAddress.filter((code) => code.client === client)
  const waits: [since: string | null | undefined, seconds: number][] = [
    [ofBoth[0]?.created_at, client === null ? firstWait : doubled(ofBoth.length, 0)],
    [ofAddress[0]?.created_at, Math.min(doubled(ofAddress.length, addressAllowance), longestAddressWait)],
    [ofClient.last, Math.min(doubled(ofClient.count, clientAllowance), hour)],
    [ofAddress[hourlyCodes - 1]?.created_at, hour],
    [ofAddress[dailyCodes - 1]?.created_at, countedFor],
  ]
  return Math.max(
    ...waits.map(([since, seconds]) => (since ? Math.ceil((Date.parse(since) - now.getTime()) / 1000 + seconds) : 0)),
  )
}

/** Wait after a number of codes, of which some are free. */
const doubled = (count: number, free: number) => (count > free ? firstWait * 2 ** (count - free - 1) : 0)
