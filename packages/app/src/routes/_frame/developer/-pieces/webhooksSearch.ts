import type { Api } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { looseListSearch } from '../../../../router/listSearch'
import { optionalList, optionalListOf, optionalOneOf, optionalText } from '../../../../router/searchFields'
import { deliveryStatuses } from './logSearch'

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
