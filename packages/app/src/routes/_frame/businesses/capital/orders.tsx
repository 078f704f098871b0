import { createFileRoute, notFound } from '@tanstack/react-router'
import { orders } from '../../../../lists/capital'
import { prefetchList } from '../../../../lists/prefetchList'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { OrdersTable } from '../-pieces/orders/OrdersTable'

export const Route = createFileRoute('/_frame/businesses/capital/orders')({
  staticData: { crumb: 'Orders' },
  validateSearch: orders.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => {
    // Without the flag, the tab doesn't exist.
    if (!context.flag('pd-show-bnpl-orders')) throw notFound({ routeId: '/_frame' })
    prefetchList(context, orders, deps)
  },
  component: function Orders() {
    return <OrdersTable {...useListPage(Route)} />
  },
})
