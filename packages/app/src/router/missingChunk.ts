import { whenOverlayIsMissing } from '@partner-dashboard/ui'
import { reloadOnce } from './reloadOnce'

const patterns = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i]

/** Whether an error says that a part of the app could not be fetched, in the words of the browsers. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && patterns.some((pattern) => pattern.test(error.message))

/** After this long another deployment may have replaced another chunk. */
const patience = 5 * 60_000

/** Fetches what will be needed soon, under what is typed meanwhile: whether it is missing is found out when it is needed. */
export const fetchAhead = (load: () => Promise<unknown>): Promise<unknown> => load().catch(() => undefined)

/**
 * To be called where a part is needed and its fetch has failed. A chunk that a newer deployment has replaced comes with a reload of the page;
 * one that is missing for good must not become a loop, and without network a reload would lose the page.
 */
export const reloadForMissingChunk = (error: unknown): boolean =>
  isMissingChunk(error) && navigator.onLine && reloadOnce('chunk', { againAfter: patience })

/** Whatever is fetched when somebody only comes near it may be missing without a word; an overlay that was opened may not. */
export function mendMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => keepRouterFromReloading(payload))
  whenOverlayIsMissing(reloadForMissingChunk)
}

/** The router has a reload of its own for lazy pages, which knows nothing of the network; this is what it looks for. */
function keepRouterFromReloading(error: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  } catch {
    // Without storage it does not reload.
  }
}
