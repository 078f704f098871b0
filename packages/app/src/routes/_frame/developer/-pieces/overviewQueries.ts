import { apiErrorGroupList, crmIntegration, sessionDetail, webhookEndpointList } from '@partner-dashboard/client'
import { timesOf } from '../../../../lists/developer'
import type { ScopedContext } from '../../../../router/scoped'

/** Period of the overview's counts. */
export const pastWeek = () => timesOf({ preset: 'past_week' })

export function prefetchOverview({ api, queryClient, hasScope }: ScopedContext): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(sessionDetail(api))
  void queryClient.prefetchQuery(apiErrorGroupList(api, pastWeek()))
  void queryClient.prefetchQuery(crmIntegration(api))
  void queryClient.prefetchQuery(webhookEndpointList(api))
}
