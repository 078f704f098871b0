import { reloadOnce } from '../session/reloadOnce'

const patterns = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i]

/** Whether an error says that a part of the app could not be fetched, in the words of the browsers. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && patterns.some((pattern) => pattern.test(error.message))

/** After this long another deployment may have replaced another chunk. */
const patience = 5 * 60_000

let fetchedAhead = 0

/** Fetches what will be needed soon, under what is typed meanwhile: whether it is missing is found out when it is needed. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  fetchedAhead += 1
  await load().catch(() => undefined)
  fetchedAhead -= 1
}

/**
 * A chunk that a newer deployment has replaced comes with a reload of the page; one that is missing for good must not become a loop, and
 * without network a reload would lose the page.
 */
export function reloadForMissingChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    keepRouterFromReloading(event.payload)
    if (fetchedAhead > 0) {
      event.preventDefault()
      return
    }
    if (navigator.onLine && reloadOnce('chunk', { againAfter: patience })) event.preventDefault()
  })
}

/** The router has a reload of its own for lazy pages, which knows nothing of the network; this is what it looks for. */
function keepRouterFromReloading(error: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  } catch {
    // Without storage it does not reload.
  }
}
