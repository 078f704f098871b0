import { whenOverlayIsMissing } from '@partner-dashboard/ui'
import { reloadForMissingChunk } from './missingChunk'

/** Reloads for missing overlays that were opened; failed prefetches are ignored. */
export function reloadMissingOverlays(): void {
  addEventListener('vite:preloadError', ({ payload }) => keepRouterFromReloading(payload))
  whenOverlayIsMissing(reloadForMissingChunk)
}

/** Disables the router's own reload for lazy pages, which ignores the network state; this is the key it checks. */
function keepRouterFromReloading(error: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  } catch {
    // Without storage, the router doesn't reload.
  }
}
