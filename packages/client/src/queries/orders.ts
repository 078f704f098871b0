import type { components, operations } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { refreshing } from './refreshing'
import { scopeKey } from './scopeKey'

export type CancelOrderRequest = components['schemas']['CancelOrderRequest']
export type CreateOrderRequest = components['schemas']['CreateOrderRequest']
export type LineItem = components['schemas']['LineItem']
export type Order = components['schemas']['Order']
export type OrderRequest = components['schemas']['OrderRequest']
export type OrderStatus = components['schemas']['OrderStatus']

/** Filters, sort order and pagination of orders; `business_id` limits them to one business. Source: `listOrderRows`. */
export type OrderListQuery = NonNullable<operations['listOrderRows']['parameters']['query']>
export type OrderFilter = NonNullable<operations['countOrderRows']['parameters']['query']>

const root = (api: Api) => [...scopeKey(api), 'orders'] as const

export const orderList = (api: Api, query: OrderListQuery) =>
  queryOptions({
    queryKey: [...root(api), 'list', query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/partner_dashboard/orders_tab/orders_table_rows', { params: { query }, signal })),
  })

export const orderCount = (api: Api, filter: OrderFilter) =>
  queryOptions({
    queryKey: [...root(api), 'count', filter] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.http.GET('/partner_dashboard/orders_tab/count', { params: { query: filter }, signal }))).count,
  })

/** How much a new order may add up to and be accepted immediately. */
export const orderCredit = (api: Api, businessId: string) =>
  queryOptions({
    queryKey: [...root(api), 'credit', businessId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.http.GET('/partner_dashboard/orders_tab/credit/{id}', { params: { path: { id: businessId } }, signal }),
      ),
    // Changes with every order and payment.
    staleTime: 0,
    enabled: businessId !== '',
  })

/** An order changes the business's figures, products and timeline too, so all queries of the partner and mode are refetched. */
const afterAChange = (api: Api) => refreshing(scopeKey(api))

/** Creates an order, which is accepted immediately if the limit is sufficient. 409 `external_id_taken`. */
export const createOrder = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: CreateOrderRequest, header) =>
      unwrap(api.http.POST('/partner_dashboard/orders_tab/create_order', { params: { header }, body }), 'id'),
    ),
    ...afterAChange(api),
  })

/** 409 `order_not_accepted`. */
export const finalizeOrder = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: OrderRequest, header) =>
      unwrap(api.http.POST('/partner_dashboard/orders_tab/finalize_order', { params: { header }, body }), 'id'),
    ),
    ...afterAChange(api),
  })

/** 409 `order_finalized` or `order_cancelled`. */
export const cancelOrder = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: CancelOrderRequest, header) =>
      unwrap(api.http.POST('/partner_dashboard/orders_tab/cancel_order', { params: { header }, body }), 'id'),
    ),
    ...afterAChange(api),
  })
