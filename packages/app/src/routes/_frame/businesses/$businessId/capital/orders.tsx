import { createFileRoute, notFound } from '@tanstack/react-router'
import { businessOrders } from '../../../../../lists/capital'
import { prefetchList } from '../../../../../lists/prefetchList'
import { useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { OrdersTable } from '../../-pieces/orders/OrdersTable'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/orders')({
  staticData: { crumb: 'Orders' },
  validateSearch: businessOrders.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, params, deps }) => {
    // Without the flag, the tab doesn't exist.
    if (!context.flag('pd-show-bnpl-orders')) throw notFound({ routeId: '/_frame' })
    prefetchList(context, businessOrders, deps, { business_id: params.businessId })
  },
  component: function Orders() {
    return <OrdersTable {...useListPage(Route)} businessId={Route.useParams().businessId} />
  },
})
