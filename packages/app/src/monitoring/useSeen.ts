import { useImpression } from '@partner-dashboard/ui'
import { useRouteContext } from '@tanstack/react-router'

/** Counts once that half of an element was seen. Give what it returns to the element as its ref. */
export function useSeen<Seen extends Element>(name: string) {
  const tracking = useRouteContext({ from: '__root__', select: (context) => context.tracking })
  return useImpression<Seen>(() => tracking.track('impression', { impression: name }))
}
