import { ApiError } from '../transport/errors'

/**
 * The three readings of staleness and retry in the specification (section 9), settled in docs/decisions.md.
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
