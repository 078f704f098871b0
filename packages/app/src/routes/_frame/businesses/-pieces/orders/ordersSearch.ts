import {
  type OrderFilter,
  type OrderListQuery,
  type OrderStatus,
  orderCount,
  orderList,
} from '@partner-dashboard/client'
import type * as v from 'valibot'
import { listToolFields } from '../../../../../lists/listTools'
import { looseListSearch, pageSizeOf } from '../../../../../router/listSearch'
import type { ScopedContext } from '../../../../../router/scoped'
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

export const orderFilterOf = ({ search, status }: OrdersSearch, businessId?: string): OrderFilter => ({
  search,
  status,
  business_id: businessId,
})

export const orderQueryOf = (search: OrdersSearch, businessId?: string): OrderListQuery => ({
  ...orderFilterOf(search, businessId),
  sort: search.sort,
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})

/** Asks without waiting, of all businesses or of one. */
export function prefetchOrders(
  { api, queryClient, hasScope }: ScopedContext,
  search: OrdersSearch,
  businessId?: string,
): void {
  if (!hasScope) return
  void queryClient.prefetchQuery(orderList(api, orderQueryOf(search, businessId)))
  void queryClient.prefetchQuery(orderCount(api, orderFilterOf(search, businessId)))
}
