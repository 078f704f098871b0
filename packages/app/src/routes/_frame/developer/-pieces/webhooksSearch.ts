import {
  type Api,
  sessionDetail,
  type WebhookEventQuery,
  webhookEndpointList,
  webhookEventList,
} from '@partner-dashboard/client'
import type * as v from 'valibot'
import { looseListSearch, pageSizeOf } from '../../../../router/listSearch'
import type { ScopedContext } from '../../../../router/scoped'
import { optionalList, optionalListOf, optionalOneOf, optionalText } from '../../../../router/searchFields'
import { deliveryStatuses, timesOf } from './logSearch'

/** Of the list, and what is open over it: a form, or a recovery that is followed. */
export const webhooksSearch = looseListSearch([], {
  status: optionalListOf(deliveryStatuses),
  type: optionalList,
  tab: optionalOneOf(['endpoints', 'verify']),
  panel: optionalOneOf(['create', 'edit', 'recover']),
  endpoint: optionalText,
  since: optionalText,
  total: optionalText,
})

export type WebhooksSearch = v.InferOutput<typeof webhooksSearch>

/** What the page and its parts take. */
export interface WebhooksPageProps {
  api: Api
  search: WebhooksSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<WebhooksSearch>, options?: { replace?: boolean }) => void
  /** An event was sent that one may want to follow. */
  onEventSent: (eventId: string) => void
}

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
