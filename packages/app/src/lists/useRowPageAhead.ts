import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { fetchAhead } from '../router/missingChunk'

/**
 * Loads the code of the page that a row opens when a pointer reaches the row, so a click waits for its data only. Its
 * data are fetched ahead by its link alone, because a pointer passes many rows.
 */
export function useRowPageAhead(): (link: HTMLAnchorElement) => void {
  const router = useRouter()
  return useCallback(
    ({ pathname }) => {
      const [routes] = router.getMatchedRoutes(pathname)
      for (const route of routes) void fetchAhead(async () => router.loadRouteChunk(route))
    },
    [router],
  )
}
