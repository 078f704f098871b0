import { type Api, type Session, sessionDetail } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { forgetReload, reloadOnce } from '../router/reloadOnce'
import { useAuth } from '../session/useAuth'

/** In ms (specification, section 9). */
const refreshInterval = 60_000

/**
 * Refreshes the claims every minute while the tab is visible. Without claims, reloads the page once, then asks to sign
 * in (specification, section 4).
 */
export function useClaims(api: Api): Session | undefined {
  const session = useAuth()
  const tracking = useRouteContext({ from: '__root__', select: (context) => context.tracking })
  const { data, dataUpdatedAt } = useQuery({ ...sessionDetail(api), refetchInterval: refreshInterval })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every response counts, including an equal one.
  useEffect(() => {
    if (data === undefined) return
    if (data?.claims?.name) forgetReload('claims')
    else if (!reloadOnce('claims')) session.forget()
  }, [data, dataUpdatedAt, session])
  const recorded = data?.claims?.fullstoryUserId
  const { partnerId } = api.scope
  // Before anything of another partner is painted: of some nothing is recorded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new partner can be excluded from recording.
  useLayoutEffect(() => tracking.identify(recorded), [recorded, partnerId, tracking])
  // Stops tracking before another user signs in.
  useLayoutEffect(() => () => tracking.identify(null), [tracking])
  return data
}
