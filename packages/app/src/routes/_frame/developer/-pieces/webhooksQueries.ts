import { sessionDetail, type WebhookEventQuery, webhookEndpointList, webhookEventList } from '@partner-dashboard/client'
import { pageSizeOf } from '../../../../router/listSearch'
import type { ScopedContext } from '../../../../router/scoped'
import { timesOf } from './logSearch'
import type { WebhooksSearch } from './webhooksSearch'

export const queryOf = (search: WebhooksSearch): WebhookEventQuery => ({
  status: search.status,
  type: search.type,
  object_id: search.search?.trim().slice(0, 100) || undefined,
  ...timesOf(search),
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})

export function prefetchWebhooks({ api, queryClient, hasScope }: ScopedContext, search: WebhooksSearch): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(sessionDetail(api))
  void queryClient.prefetchQuery(webhookEndpointList(api))
  void queryClient.prefetchQuery(webhookEventList(api, queryOf(search)))
}
