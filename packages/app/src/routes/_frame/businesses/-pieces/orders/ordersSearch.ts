import type { OrderListQuery, OrderStatus } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../../lists/listTools'
import { looseListSearch } from '../../../../../router/listSearch'
import { optionalListOf, optionalOneOf, optionalText } from '../../../../../router/searchFields'

const sorts = [
  'opened_at',
  '-opened_at',
  'business_name',
  '-business_name',
  'total_amount',
  '-total_amount',
] as const satisfies NonNullable<OrderListQuery['sort']>[]

const statuses = ['opened', 'accepted', 'finalized', 'cancelled'] as const satisfies OrderStatus[]

/** The list, the order that is looked at, and whether a new one is being written. */
export const ordersSearch = looseListSearch(sorts, {
  status: optionalListOf(statuses),
  order_id: optionalText,
  new: optionalOneOf(['order']),
  ...listToolFields,
})

export type OrdersSearch = v.InferOutput<typeof ordersSearch>
