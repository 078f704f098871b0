import { type OrderFilter, type OrderListQuery, orderCount, orderList } from '@partner-dashboard/client'
import { pageSizeOf } from '../../../../../router/listSearch'
import type { ScopedContext } from '../../../../../router/scoped'
import type { OrdersSearch } from './ordersSearch'

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
