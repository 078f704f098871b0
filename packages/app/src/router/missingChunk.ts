import { reloadOnce } from './reloadOnce'

const patterns = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i]

/** Whether an error is a failed chunk request, by the browsers' messages. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && patterns.some((pattern) => pattern.test(error.message))

/** Time in ms after which another deployment may have replaced another chunk. */
const patience = 5 * 60_000

/** Prefetches a chunk. Failures surface when it's needed. */
export const fetchAhead = (load: () => Promise<unknown>): Promise<unknown> => load().catch(() => undefined)

/**
 * Handles a chunk that's needed and failed to load. A reload gets chunks of a newer deployment; a permanently missing
 * chunk must not cause a loop, and offline, a reload would lose the page.
 */
export const reloadForMissingChunk = (error: unknown): boolean =>
  isMissingChunk(error) && navigator.onLine && reloadOnce('chunk', { againAfter: patience })
