import { prefetchOverlays } from '@partner-dashboard/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { fetchAhead } from '../router/missingChunk'

/** Delay in ms after the page has loaded. */
const restAfter = 4000

/**
 * Prefetches menus, dialogs, toasts and the styles of printed pages, so they need no request, even offline or after a
 * deployment. Renders the parts of the frame that load after the page.
 */
export function OverlaysAhead() {
  const [Late, setLate] = useState<ComponentType>()
  useEffect(() => {
    const fetchAll = () => {
      void fetchAhead(async () => {
        const { LateParts } = await import('./LateParts')
        setLate(() => LateParts)
      })
      void fetchAhead(prefetchOverlays)
      void fetchAhead(async () => {
        const { preparePrint } = await import('@partner-dashboard/ui/print')
        preparePrint()
      })
    }
    const timer = setTimeout(fetchAll, restAfter)
    return () => clearTimeout(timer)
  }, [])
  return Late && <Late />
}
