import { prefetchOverlays } from '@partner-dashboard/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { fetchAhead } from '../router/missingChunk'

/** After the page has come to rest, in milliseconds. */
const restAfter = 4000

/**
 * Menus, dialogs and messages are on this device before the network fails or another deployment takes them away.
 * Answers what else the frame needs only then.
 */
export function useOverlaysAhead(): ComponentType | undefined {
  const [Late, setLate] = useState<ComponentType>()
  useEffect(() => {
    const fetchAll = () => {
      void fetchAhead(async () => {
        const { LateParts } = await import('./LateParts')
        setLate(() => LateParts)
      })
      void fetchAhead(prefetchOverlays)
    }
    const timer = setTimeout(fetchAll, restAfter)
    return () => clearTimeout(timer)
  }, [])
  return Late
}
