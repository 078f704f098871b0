import { type Api, type Session, sessionDetail } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { forgetReload, reloadOnce } from '../router/reloadOnce'
import { useAuth } from '../session/useAuth'

/** How often the identity is asked for again, in milliseconds (specification, section 9). */
const refreshInterval = 60_000

/**
 * Asks every minute who is signed in, while somebody looks. When no claims come back, the page reloads, once; when that does not help, one
 * signs in again (specification, section 4).
 */
export function useClaims(api: Api): Session | undefined {
  const session = useAuth()
  const tracking = useRouteContext({ from: '__root__', select: (context) => context.tracking })
  const { data, dataUpdatedAt } = useQuery({ ...sessionDetail(api), refetchInterval: refreshInterval })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts, the same one too.
  useEffect(() => {
    if (data === undefined) return
    if (data?.claims?.name) forgetReload('claims')
    else if (!reloadOnce('claims')) session.forget()
  }, [data, dataUpdatedAt, session])
  const recorded = data?.claims?.fullstoryUserId
  const { partnerId } = api.scope
  // Before anything of another partner is painted: of some nothing is recorded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another partner may be one that is not recorded.
  useLayoutEffect(() => tracking.identify(recorded), [recorded, partnerId, tracking])
  // Nor of whoever signs in next.
  useLayoutEffect(() => () => tracking.identify(null), [tracking])
  return data
}
