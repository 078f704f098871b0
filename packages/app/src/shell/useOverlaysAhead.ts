import { prefetchOverlays } from '@partner-dashboard/ui'
import { useEffect } from 'react'
import { fetchAhead } from '../router/missingChunk'

/** After the page has come to rest, in milliseconds. */
const restAfter = 4000

/** Menus, dialogs, messages and what other pages ask for are on this device before the network fails or another deployment takes them away. */
export function useOverlaysAhead(): void {
  useEffect(() => {
    const timer = setTimeout(
      () => void fetchAhead(() => Promise.all([prefetchOverlays(), import('../router/pageLoaders')])),
      restAfter,
    )
    return () => clearTimeout(timer)
  }, [])
}
