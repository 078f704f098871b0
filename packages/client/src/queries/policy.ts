import { ApiError } from '../transport/errors'

/**
 * Staleness, retry and polling policies. The specification's three readings (section 9) are decided in
 * docs/decisions/specification.md. Times in milliseconds.
 */

/** Network failures and server errors can be temporary. Rejections and complete responses of the wrong shape stay the same. */
const mayPass = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'offline' || (error.kind === 'server' && (error.status === 0 || error.status >= 500)))

/** All other reads: 3 retries from 1 s, doubling up to 30 s; cached for 5 minutes after their last use. */
export const defaultPolicy = {
  retry: (failures: number, error: unknown) => failures < 3 && mayPass(error),
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
  gcTime: 5 * 60_000,
} as const

/** Partners, organizations, configurations: fresh for 4 hours, no retry, no refetch on focus. */
export const configurationPolicy = {
  staleTime: 4 * 60 * 60_000,
  retry: false,
  refetchOnWindowFocus: false,
} as const

/** Reference data, which only changes with releases: never stale, 2 retries. */
export const referencePolicy = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: (failures: number, error: unknown) => failures < 2 && mayPass(error),
} as const

/** Errors that stay the same until the user signs in, or forever. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && ['unauthenticated', 'forbidden', 'notFound'].includes(error.kind)

/** Returns false if the data lacks the fields it checks. */
export function holds<TData>(hasReason: (data: TData) => boolean, data: TData): boolean {
  try {
    return hasReason(data)
  } catch {
    return false
  }
}

/** Polls while there is a reason, except in hidden tabs and after final errors, which would be reported each time. */
export const pollEvery = <TData>(milliseconds: number, hasReason: (data: TData) => boolean = () => true) => ({
  refetchInterval: ({ state: { data, error } }: { state: { data: TData | undefined; error: unknown } }) =>
    isFinal(error) || (data !== undefined && !holds(hasReason, data)) ? (false as const) : milliseconds,
  refetchIntervalInBackground: false,
})

/** Polls until background work is done. */
export const pollWhile = <TData>(isUnderWay: (data: TData) => boolean) => pollEvery(4000, isUnderWay)

/** Polls an infinite list until background work is done. */
export const pollPagesWhile = <TRow>(isUnderWay: (row: TRow) => boolean) =>
  pollWhile(({ pages }: { pages: readonly { results: readonly TRow[] }[] }) =>
    pages.some(({ results }) => results.some(isUnderWay)),
  )

/** For mutations with secrets or files, which are removed from memory when nothing displays them. */
export const notCached = { gcTime: 0 } as const
