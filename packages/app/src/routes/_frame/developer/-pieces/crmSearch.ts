import type * as v from 'valibot'
import { looseListSearch } from '../../../../router/listSearch'
import { optionalListOf, optionalOneOf } from '../../../../router/searchFields'
import { deliveryStatuses } from './logSearch'

export const crmEventsSearch = looseListSearch([], {
  status: optionalListOf(deliveryStatuses),
  direction: optionalListOf(['push', 'pull']),
  panel: optionalOneOf(['connect']),
})

export type CrmEventsSearch = v.InferOutput<typeof crmEventsSearch>
