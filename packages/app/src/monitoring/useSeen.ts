import { useImpression } from '@partner-dashboard/ui'
import { useRouteContext } from '@tanstack/react-router'

/** Tracks once that half of an element was visible. Pass the result as its ref. */
export function useSeen<Seen extends Element>(name: string) {
  const tracking = useRouteContext({ from: '__root__', select: (context) => context.tracking })
  return useImpression<Seen>(() => tracking.track('impression', { impression: name }))
}
