import { ApiError } from '../transport/errors'

/**
 * The three readings of staleness and retry in the specification (section 9), settled in docs/decisions/specification.md, and how often is asked again.
 * Times in milliseconds.
 */

/** A network failure or a failing server may pass; a refusal will not. */
const mayPass = (error: unknown) => error instanceof ApiError && (error.kind === 'offline' || error.kind === 'server')

/** Every other read: 3 retries, from 1 s, doubling, at most 30 s; kept 5 minutes after its last use. */
export const defaultPolicy = {
  retry: (failures: number, error: unknown) => failures < 3 && mayPass(error),
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
  gcTime: 5 * 60_000,
} as const

/** Partners, organizations, configurations: fresh for 4 hours, no retry, not asked again on focus. */
export const configurationPolicy = {
  staleTime: 4 * 60 * 60_000,
  retry: false,
  refetchOnWindowFocus: false,
} as const

/** What only a new version of the product changes: never stale on its own, 2 retries. */
export const referencePolicy = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: (failures: number, error: unknown) => failures < 2 && mayPass(error),
} as const

/** Asking once more will be answered the same until somebody signs in, or for good. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && ['unauthenticated', 'forbidden', 'notFound'].includes(error.kind)

/** An answer that lacks what is looked at gives no reason. */
export function holds<TData>(hasReason: (data: TData) => boolean, data: TData): boolean {
  try {
    return hasReason(data)
  } catch {
    return false
  }
}

/** Asks again while there is a reason, not in a hidden tab, and not after a final refusal, which would be told anew every time. */
export const pollEvery = <TData>(milliseconds: number, hasReason: (data: TData) => boolean = () => true) => ({
  refetchInterval: ({ state: { data, error } }: { state: { data: TData | undefined; error: unknown } }) =>
    isFinal(error) || (data !== undefined && !holds(hasReason, data)) ? (false as const) : milliseconds,
  refetchIntervalInBackground: false,
})

/** What the server is still at work on, until it is done. */
export const pollWhile = <TData>(isUnderWay: (data: TData) => boolean) => pollEvery(4000, isUnderWay)

/** The same of a list that is read page after page. */
export const pollPagesWhile = <TRow>(isUnderWay: (row: TRow) => boolean) =>
  pollWhile(({ pages }: { pages: readonly { results: readonly TRow[] }[] }) =>
    pages.some(({ results }) => results.some(isUnderWay)),
  )

/** A mutation whose variables or answer hold a secret or a file: forgotten as soon as nothing shows it. */
export const notKept = { gcTime: 0 } as const
