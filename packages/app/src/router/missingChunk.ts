import { reloadOnce } from './reloadOnce'

/** Whether an error is a failed chunk request, by the browsers' messages. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /(imported|importing a) module|preload css/i.test(error.message)

/** Time in ms after which another deployment may have replaced another chunk. */
const patience = 5 * 60_000

/** Prefetches a chunk. Failures surface when it's needed. */
export const fetchAhead = (load: () => Promise<unknown>): Promise<unknown> => load().catch(() => undefined)

/** Reloads to get chunks of a newer deployment. A permanently missing chunk must not cause a loop. */
export const reloadForChunk = (): boolean => reloadOnce('chunk', { againAfter: patience })

/** Handles a chunk that's needed and failed to load. Offline, a reload would lose the page. */
export const reloadForMissingChunk = (error: unknown): boolean =>
  isMissingChunk(error) && navigator.onLine && reloadForChunk()
